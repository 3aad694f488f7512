import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { Visit } from "./deferred.js";
import { pictureWidths } from "../../domain/defaults.js";
import type { PictureWidths } from "../../domain/pictures.js";
import { seasonOf } from "../../domain/seasons.js";
import type { Season } from "../../domain/seasons.js";
import { useTexts } from "../../i18n/useText.js";
import { useSharedSearch, useSearch } from "../../store/useSearch.js";
import { useHost, type Host } from "../controls/host.js";
import { useSurfaceEvents } from "../controls/useSurfaceEvents.js";
import { Cover } from "./Cover.js";
import { photoSections } from "./pictures.js";
import type { GivenPictures } from "./pictures.js";

export interface GalleryProps {
  /** The lodging's id at the seller (`liheId`); null shows `pictures`, or nothing. */
  readonly liheId: number | null;
  /** H winter, E summer; null follows the dates of the search. */
  readonly season: Season | null;
  /** Given instead of the catalog: no call is made and no search is needed. */
  readonly pictures: GivenPictures | null;
  /** The lodging's name. */
  readonly label: string | null;
  /** If no search is needed: whether Back closes the visit. */
  readonly addsEntry: boolean;
  /** Where no search is needed. */
  readonly widths?: PictureWidths | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A cover that opens the photo visit of one lodging. */
export function Gallery({ liheId, pictures, ...props }: GalleryProps) {
  const empty = liheId === null && !pictures;
  useShut(empty, props, "It has neither a lodging (lihe-id) nor pictures.");
  if (pictures) return <PhotoGallery given={pictures} {...props} />;
  return liheId === null ? <slot /> : <CatalogGallery liheId={liheId} {...props} />;
}

type SharedProps = Omit<GalleryProps, "pictures" | "liheId">;

/** Opening requests the catalog, once per lodging; without it nothing opens. */
function CatalogGallery({ liheId, ...props }: SharedProps & { readonly liheId: number }) {
  const search = useSharedSearch();
  const gallery = useSearch((search) => search.galleries[liheId]);
  const catalog = gallery?.catalog ?? null;
  const { urlSync, options } = useSearch((search) => search.settings);
  const start = useSearch((search) => search.stayDates.start);
  const missing = props.open && catalog === null;
  const host = useHost();
  const close = useEffectEvent(() => takeBack(host, props.onOpenChange));

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    void search.actions.gallery.load(liheId).then(() => {
      if (wanted && !search.snapshot().galleries[liheId]?.catalog) close();
    });
    return () => {
      wanted = false;
    };
  }, [search, liheId, missing]);

  return (
    <PhotoGallery
      {...props}
      given={catalog}
      season={props.season ?? (start === null ? null : seasonOf(start))}
      busy={gallery?.status === "loading"}
      failed={gallery?.status === "failed"}
      addsEntry={urlSync === "hash"}
      widths={options.pictureWidths}
    />
  );
}

interface PhotoGalleryProps extends SharedProps {
  readonly given: GivenPictures | null;
  readonly busy?: boolean;
  readonly failed?: boolean;
}

function PhotoGallery({ given, season, busy, failed, widths = pictureWidths, open, onOpenChange, ...rest }: PhotoGalleryProps) {
  const sections = useMemo(() => (given === null ? null : photoSections(given, season)), [given, season]);
  const pictures = sections && [...sections.lodging, ...sections.accommodation];
  const cover = useRef<HTMLButtonElement>(null);
  const texts = useTexts();
  const [loaded, setLoaded] = useState<boolean | null>(null);
  const close = useEffectEvent(() => onOpenChange(false));
  const none = pictures?.length === 0;
  const visiting = open && sections !== null && !none;
  useSurfaceEvents(visiting ? "gallery" : null);
  useShut(none, { open, onOpenChange }, "There are no pictures.");
  useEffect(() => {
    if (!visiting) return;
    void Visit.load(texts).then((isThere) => {
      setLoaded(isThere);
      if (!isThere) close();
    });
  }, [visiting, texts]);
  return (
    <>
      <Cover
        button={cover}
        pictures={none ? null : pictures}
        widths={widths}
        busy={busy || (visiting && !loaded)}
        failed={failed || none || loaded === false}
        onOpen={() => onOpenChange(true)}
        onCancel={() => onOpenChange(false)}
      />
      {visiting && (
        <Visit {...rest} sections={sections} widths={widths} cover={cover} onClose={() => onOpenChange(false)} standIn={() => null} />
      )}
    </>
  );
}

/** Closes a visit that cannot open, so that it does not open later, and reports why. */
function useShut(empty: boolean, { open, onOpenChange }: Pick<GalleryProps, "open" | "onOpenChange">, reason: string): void {
  const host = useHost();
  const shut = useEffectEvent(() => {
    host.dispatch("ski-error", { code: "gallery", message: `The photos cannot be opened. ${reason}` });
    takeBack(host, onOpenChange);
  });
  useEffect(() => {
    if (empty && open) shut();
  }, [empty, open]);
}

/** Closes a visit that was requested and did not open, and notifies the page. */
function takeBack(host: Host, onOpenChange: (open: boolean) => void): void {
  onOpenChange(false);
  host.dispatch("ski-close", { surface: "gallery" });
}
