import { useEffect, useEffectEvent, useMemo, useRef, useState, type ComponentProps, type RefObject } from "react";
import { pictureWidths } from "../../domain/defaults.js";
import type { PictureWidths } from "../../domain/pictures.js";
import { seasonOf } from "../../domain/seasons.js";
import type { Season } from "../../domain/seasons.js";
import { useOwner, useSearch } from "../../store/useSearch.js";
import { useText } from "../../i18n/useText.js";
import { useSurfaceEvents } from "../controls/useSurfaceEvents.js";
import { Modal } from "../controls/Modal.js";
import { LazyState } from "../controls/LazyState.js";
import { Cover } from "./Cover.js";
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
  /** The lodging's name. */
  readonly label: string | null;
  /** Where no search is needed: whether Back closes the visit. */
  readonly addsEntry: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A cover that opens the photo visit of one lodging. */
export function Gallery({ liheId, pictures, ...props }: GalleryProps) {
  const empty = liheId === null && !pictures;
  useShut(empty, props);
  if (pictures) return <PhotoGallery given={pictures} {...props} />;
  return liheId === null ? null : <CatalogGallery liheId={liheId} {...props} />;
}

type SharedProps = Omit<GalleryProps, "pictures" | "liheId">;

/** Opening requests the catalog, once a lodging; without it nothing opens. */
function CatalogGallery({ liheId, ...props }: SharedProps & { readonly liheId: number }) {
  const owner = useOwner();
  const { status = "idle", catalog = null } = useSearch((search) => search.galleries[liheId]) ?? {};
  const { urlSync, options } = useSearch((search) => search.settings);
  const start = useSearch((search) => search.stayDates.start);
  const missing = props.open && catalog === null;
  const close = useEffectEvent(() => props.onOpenChange(false));

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
      {...props}
      given={catalog}
      season={props.season ?? (start === null ? null : seasonOf(start))}
      busy={status === "loading"}
      failed={status === "failed"}
      addsEntry={urlSync === "hash"}
      widths={options.pictureWidths}
    />
  );
}

interface PhotoGalleryProps extends SharedProps {
  readonly given: GivenPictures | null;
  readonly busy?: boolean;
  readonly failed?: boolean;
  readonly widths?: PictureWidths;
}

function PhotoGallery({
  given,
  season,
  label,
  busy = false,
  failed = false,
  widths = pictureWidths,
  addsEntry,
  open,
  onOpenChange,
}: PhotoGalleryProps) {
  const sections = useMemo(() => (given === null ? null : photoSections(given, season)), [given, season]);
  const pictures = sections && [...sections.lodging, ...sections.accommodation];
  const text = useText();
  const cover = useRef<HTMLButtonElement>(null);
  const close = () => onOpenChange(false);
  const none = pictures?.length === 0;
  const visiting = open && sections !== null && !none;
  useSurfaceEvents(visiting ? "gallery" : null);
  useShut(none, { open, onOpenChange });
  return (
    <>
      <Cover
        button={cover}
        pictures={none ? null : pictures}
        widths={widths}
        busy={busy}
        failed={failed || none}
        onOpen={() => onOpenChange(true)}
      />
      {visiting && (
        <OpenVisit
          sections={sections}
          label={label}
          widths={widths}
          addsEntry={addsEntry}
          cover={cover}
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

type OpenVisitProps = Omit<ComponentProps<typeof LazyVisit>, "opener"> & { readonly cover: RefObject<HTMLElement | null> };

/** Returns the focus to what had it when the visit opened, else to the cover. */
function OpenVisit({ cover, ...props }: OpenVisitProps) {
  const [focused] = useState(focusedElement);
  return <LazyVisit {...props} opener={() => (focused instanceof HTMLElement && focused.isConnected ? focused : cover.current)} />;
}

/** What cannot open does not stay open until it can. */
function useShut(empty: boolean, { open, onOpenChange }: Pick<GalleryProps, "open" | "onOpenChange">): void {
  const shut = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (empty && open) shut();
  }, [empty, open]);
}

/** What has the focus, in whatever shadow root; null where nothing has. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body ? null : element;
}
