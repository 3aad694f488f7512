import { useEffect, useMemo, useRef, useState } from "react";
import { Visit } from "./deferred.js";
import { pictureWidths } from "../../domain/defaults.js";
import type { PictureWidths } from "../../domain/pictures.js";
import type { Season } from "../../domain/seasons.js";
import { useTexts } from "../../i18n/useText.js";
import { useHost, type Host } from "../controls/host.js";
import { useSurfaceEvents } from "../controls/useSurfaceEvents.js";
import { Cover } from "./Cover.js";
import { photoSections } from "./pictures.js";
import type { GivenPictures } from "./pictures.js";
import { useStableCallback } from "../controls/useStableCallback.js";

/** What every gallery is given. */
export interface OpeningProps {
  /** H winter, E summer; null follows the dates of the search, and shows both where there is no search. */
  readonly season: Season | null;
  /** The lodging's name. */
  readonly label: string | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface PhotoGalleryProps extends OpeningProps {
  /** Null until they are known. */
  readonly given: GivenPictures | null;
  /** Whether Back closes the visit. */
  readonly addsEntry: boolean;
  readonly widths?: PictureWidths | undefined;
  readonly busy?: boolean;
  readonly failed?: boolean;
}

/** A cover that opens the photo visit of some pictures. */
export function PhotoGallery({ given, season, busy, failed, widths = pictureWidths, open, onOpenChange, ...rest }: PhotoGalleryProps) {
  const sections = useMemo(() => (given === null ? null : photoSections(given, season)), [given, season]);
  const pictures = sections && [...sections.lodging, ...sections.accommodation];
  const cover = useRef<HTMLButtonElement>(null);
  const texts = useTexts();
  const [loaded, setLoaded] = useState<boolean | null>(null);
  const close = useStableCallback(() => onOpenChange(false));
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
  }, [visiting, texts, close]);
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

/** A gallery that is given neither a lodging nor pictures: the author's children, and no visit. */
export function EmptyGallery(props: Pick<OpeningProps, "open" | "onOpenChange">) {
  useShut(true, props, "It has neither a lodging (lihe-id) nor pictures.");
  return <slot />;
}

/** Closes a visit that cannot open, so that it does not open later, and reports why. */
function useShut(empty: boolean, { open, onOpenChange }: Pick<OpeningProps, "open" | "onOpenChange">, reason: string): void {
  const host = useHost();
  const shut = useStableCallback(() => {
    host.dispatch("ski-error", { code: "gallery", message: `The photos cannot be opened. ${reason}` });
    takeBack(host, onOpenChange);
  });
  useEffect(() => {
    if (empty && open) shut();
  }, [empty, open, shut]);
}

/** Closes a visit that was requested and did not open, and notifies the page. */
export function takeBack(host: Host, onOpenChange: (open: boolean) => void): void {
  onOpenChange(false);
  host.dispatch("ski-close", { surface: "gallery" });
}
