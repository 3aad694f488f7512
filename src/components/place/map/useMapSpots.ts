import { useMemo, type RefObject } from "react";
import { areaOf, aspectOf, boundsOf, type MountainArea } from "../../../domain/mountain-areas.js";
import { placeTags, type Pixel } from "../../../models/map-tags.js";
import { mapPoint, pixelOf, type MapPoint, type Size } from "../../../models/map-view.js";
import type { PlaceOffer, PricedPlacesModel } from "../../../models/priced-places.js";
import { useMapView, type MapControls } from "./useMapView.js";
import { offerKey, useOfferTexts } from "./usePricedPlaces.js";
import { useTagSize } from "./useTagSize.js";

/** A place within the limits, where the map shows it. */
export interface MapSpot extends Pixel {
  readonly key: string;
  readonly offer: PlaceOffer;
  readonly point: MapPoint;
  /** The size of its price. */
  readonly tag: Size;
}

export interface MapSpots {
  readonly controls: MapControls;
  /** The cheapest first. */
  readonly spots: readonly MapSpot[];
  /** The middle of each price that has room, by key. */
  readonly tags: ReadonlyMap<string, Pixel>;
  /** The places that are not within the limits. */
  readonly others: readonly Pick<MapSpot, "key" | "x" | "y">[];
  readonly texts: ReturnType<typeof useOfferTexts>;
  /** Where the map shows a position. */
  pixel(position: NonNullable<PlaceOffer["position"]>): Pixel;
}

interface MapFrame {
  readonly area: MountainArea;
  readonly size: Size;
  readonly model: PricedPlacesModel;
  /** Has the font of the prices. */
  readonly frame: RefObject<HTMLElement | null>;
}

export function useMapSpots({ area, size, model, frame }: MapFrame): MapSpots {
  const texts = useOfferTexts(model.origin);
  const sizeOf = useTagSize(frame);
  const bounds = boundsOf[area];
  const matching = useMemo(() => placesIn(area, model.matching), [area, model]);
  const others = useMemo(() => placesIn(area, model.others), [area, model]);
  const points = useMemo(() => (matching.length > 0 ? matching : others).map(({ point }) => point), [matching, others]);
  const controls = useMapView(area, points, size);
  const { view } = controls;
  const spots = matching.map(({ point, offer, key }) => ({
    ...{ key, offer, point },
    ...pixelOf(point, view, size),
    tag: sizeOf(texts.price(offer), offer.isChosen),
  }));
  return {
    ...{ controls, spots, texts },
    tags: placeTags(spots, size),
    others: others.map(({ key, point }) => ({ key, ...pixelOf(point, view, size) })),
    pixel: (position) => pixelOf(mapPoint(position, bounds, aspectOf(bounds)), view, size),
  };
}

function placesIn(area: MountainArea, offers: readonly PlaceOffer[]) {
  const bounds = boundsOf[area];
  return offers.flatMap((offer) => {
    const { position } = offer;
    if (position === null || areaOf(position) !== area) return [];
    return [{ key: offerKey(offer), offer, point: mapPoint(position, bounds, aspectOf(bounds)) }];
  });
}
