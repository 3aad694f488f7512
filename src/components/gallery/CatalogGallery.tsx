import { useEffect } from "react";
import { seasonOf } from "../../domain/seasons.js";
import { createCatalog } from "../../store/effects/catalog.js";
import { useSharedSearch, useSearch } from "../../store/useSearch.js";
import { useHost } from "../controls/host.js";
import { PhotoGallery, takeBack, type OpeningProps } from "./PhotoGallery.js";
import { useStableCallback } from "../controls/useStableCallback.js";

export interface CatalogGalleryProps extends OpeningProps {
  /** The lodging's id at the seller (`liheId`). */
  readonly liheId: number;
}

/** A cover that opens the photo visit of one lodging. Opening requests the catalog, once per lodging; without it nothing opens. */
export function CatalogGallery({ liheId, ...props }: CatalogGalleryProps) {
  const search = useSharedSearch();
  const gallery = useSearch((search) => search.galleries[liheId]);
  const catalog = gallery?.catalog ?? null;
  const { urlSync, options } = useSearch((search) => search.settings);
  const start = useSearch((search) => search.stayDates.start);
  const missing = props.open && catalog === null;
  const host = useHost();
  const close = useStableCallback(() => takeBack(host, props.onOpenChange));

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    void search.actions.gallery.load(createCatalog, liheId).then(() => {
      if (wanted && !search.snapshot().galleries[liheId]?.catalog) close();
    });
    return () => {
      wanted = false;
    };
  }, [search, liheId, missing, close]);

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
