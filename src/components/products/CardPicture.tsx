import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { useState, type CSSProperties } from "react";
import { cardSwipe } from "../../domain/defaults.js";
import { cardPictureSizes, coverOf, pictureSources, type CatalogPictureLike } from "../../domain/pictures.js";
import type { Prestation, Product } from "../../domain/products.js";
import { useText } from "../../i18n/useText.js";
import { loadFile } from "../../platform/missing-file.js";
import type { Actions } from "../../store/actions.js";
import type { GalleryState } from "../../store/state/types.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";
import { LazyImage } from "../controls/LazyImage.js";
import { useSwipe } from "../controls/useSwipe.js";
import { CardBanners } from "./CardBanners.js";
import { KeepButton } from "./KeepButton.js";
import type { ProductLink } from "./useProductLink.js";
import { useSheet } from "../controls/useSheet.js";
import cardPictureSheet from "./card-picture.css" with { type: "css" };

interface CardPictureProps {
  readonly product: Product;
  /** Those that the card shows. */
  readonly offers: readonly Prestation[];
  readonly soldOut: boolean;
  readonly eager: boolean;
  /** Probably the largest picture of the first screen. */
  readonly urgent: boolean;
  readonly link: ProductLink;
  /** The package whose price the card shows; null where it shows all, or none. */
  readonly packageCode: string | null;
}

/** Maximum number of pictures on a card; the gallery has all of them. */
const browsedPictures = 5;

/** The lodging's picture; the others are fetched when the visitor first moves to the next one. */
export function CardPicture({ product, offers, soldOut, eager, urgent, link, packageCode }: CardPictureProps) {
  useSheet(cardPictureSheet);
  const text = useText();
  const actions = useActions();
  const gallery = useSearch((search) => search.galleries[product.liheId]);
  const widths = useSearch((search) => search.settings.options.pictureWidths);
  const cover = coverOf(product);
  const photos: readonly CatalogPictureLike[] = [cover, ...otherPhotos(gallery)].slice(0, browsedPictures);
  const browses = photos.length > 1 || gallery?.status !== "ready";
  const [wanted, setWanted] = useState(0);
  const index = ((wanted % photos.length) + photos.length) % photos.length;
  const step = (by: number) => {
    setWanted(index + by);
    if (!gallery) void loadPictures(actions, product.liheId);
  };
  const swipe = useSwipe(cardSwipe, step);
  const photo = photos[index] ?? cover;
  const { gallery: src } = pictureSources(photo);
  return (
    <div className="shot" part="card-picture" {...swipe}>
      {src && (
        <LazyImage
          src={src}
          sources={[photo, widths]}
          sizes={cardPictureSizes}
          alt={photo.alt?.trim() ? `${product.name}, ${photo.alt}` : photoName(product, index, text)}
          width={1200}
          height={800}
          eager={eager}
          urgent={urgent}
        />
      )}
      <a className="shot-link" {...link} tabIndex={-1} aria-hidden="true" draggable={false} />
      <CardBanners product={product} offers={offers} />
      <KeepButton product={product} packageCode={packageCode} />
      {soldOut && <span className="veil">{text("card.sold_out")}</span>}
      {!soldOut && browses && (
        <>
          <button
            type="button"
            className="nav previous"
            part="photo-previous"
            aria-label={text("card.photo_previous", { name: product.name })}
            onClick={() => step(-1)}
          >
            <Icon icon={ChevronLeft} />
          </button>
          <button
            type="button"
            className="nav next"
            part="photo-next"
            aria-label={text("card.photo_next", { name: product.name })}
            onClick={() => step(1)}
          >
            <Icon icon={ChevronRight} />
          </button>
          <div className="dots" style={dots(index, gallery?.status === "ready" ? photos.length : browsedPictures)} aria-hidden="true" />
        </>
      )}
    </div>
  );
}

/** A press after the file failed to load requests it again. */
async function loadPictures(actions: Actions, liheId: number): Promise<void> {
  const file = await loadFile(() => import("../../store/effects/catalog.js")).catch(() => null);
  if (file) await actions.gallery.load(file.createCatalog, liheId);
}

function dots(shown: number, count: number): CSSProperties {
  return { "--shown": shown, "--count": count } as CSSProperties;
}

function photoName(product: Product, index: number, text: ReturnType<typeof useText>): string {
  return index === 0 ? product.name : text("card.photo_of", { name: product.name, index: index + 1 });
}

/** Each once. */
function otherPhotos(gallery: GalleryState | undefined): readonly CatalogPictureLike[] {
  const catalog = gallery?.catalog;
  if (!catalog) return [];
  const lodging =
    [catalog.picturesLodging, catalog.picturesLodgingWinter, catalog.picturesLodgingSummer].find((list) => list.length > 0) ?? [];
  const others = [...lodging.slice(1), ...catalog.picturesAccomodation];
  return [...new Map(others.map((picture) => [pictureSources(picture).gallery, picture])).values()];
}
