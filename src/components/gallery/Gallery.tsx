import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { seasonOf } from "../../domain/seasons.js";
import type { Season } from "../../domain/seasons.js";
import { useOwner, useSearch } from "../../store/useSearch.js";
import { useText } from "../../i18n/useText.js";
import { useSurfaceEvents } from "../controls/useSurfaceEvents.js";
import { Modal } from "../controls/Modal.js";
import { LazyState } from "../controls/LazyState.js";
import { Cover } from "./Cover.js";
import { useFocusBack } from "./useFocusBack.js";
import { photoSections } from "./pictures.js";
import type { GivenPictures } from "./pictures.js";
import { LazyVisit } from "./LazyVisit.js";

export interface GalleryProps {
  /** The lodging's id at the seller (`liheId`); null shows what `pictures` gives, or nothing. */
  readonly liheId: number | null;
  /** H winter, E summer; null follows the dates of the search. */
  readonly season: Season | null;
  /** Given instead of the catalog: no call is made and no search is needed. */
  readonly pictures: GivenPictures | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A cover that opens the photo visit of one lodging. */
export function Gallery({ liheId, season, pictures, open, onOpenChange }: GalleryProps) {
  if (pictures) return <PhotoGallery given={pictures} season={season} open={open} onOpenChange={onOpenChange} />;
  return liheId === null ? null : <CatalogGallery liheId={liheId} season={season} open={open} onOpenChange={onOpenChange} />;
}

type CatalogGalleryProps = Omit<GalleryProps, "pictures" | "liheId"> & { readonly liheId: number };

/** Opening requests the catalog, once a lodging; without it nothing opens. */
function CatalogGallery({ liheId, season, open, onOpenChange }: CatalogGalleryProps) {
  const owner = useOwner();
  const status = useSearch((search) => search.galleries[liheId]?.status ?? "idle");
  const catalog = useSearch((search) => search.galleries[liheId]?.catalog ?? null);
  const start = useSearch((search) => search.stayDates.start);
  const missing = open && catalog === null;
  const close = useEffectEvent(() => onOpenChange(false));

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    void owner.actions.gallery.load(liheId).then(() => {
      if (wanted && !owner.snapshot().galleries[liheId]?.catalog) close();
    });
    return () => {
      wanted = false;
    };
  }, [owner, liheId, missing]);

  return (
    <PhotoGallery
      given={catalog}
      season={season ?? (start === null ? null : seasonOf(start))}
      busy={status === "loading"}
      failed={status === "failed"}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}

interface PhotoGalleryProps {
  readonly given: GivenPictures | null;
  readonly season: Season | null;
  readonly busy?: boolean;
  readonly failed?: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function PhotoGallery({ given, season, busy = false, failed = false, open, onOpenChange }: PhotoGalleryProps) {
  const sections = useMemo(() => (given === null ? null : photoSections(given, season)), [given, season]);
  const pictures = sections && [...sections.lodging, ...sections.accommodation];
  const text = useText();
  const cover = useRef<HTMLButtonElement>(null);
  const close = () => onOpenChange(false);
  const none = pictures?.length === 0;
  const visiting = open && sections !== null && !none;
  useSurfaceEvents(visiting ? "gallery" : null);
  useFocusBack(visiting, () => cover.current);
  return (
    <>
      <Cover button={cover} pictures={none ? null : pictures} busy={busy} failed={failed || none} onOpen={() => onOpenChange(true)} />
      {visiting && (
        <LazyVisit
          sections={sections}
          onClose={close}
          standIn={(missing) => (
            <Modal
              title={text("gallery.photos", { count: pictures?.length ?? 0 })}
              closeLabel={text("gallery.close")}
              part="visit"
              onClose={close}
            >
              <LazyState {...missing} />
            </Modal>
          )}
        />
      )}
    </>
  );
}
