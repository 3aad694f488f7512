import { useMemo, type RefObject } from "react";
import { mapPoint, type MapPoint, type MountainArea } from "../../../domain/mountain-areas.js";
import { placeLabels } from "../../../models/map-labels.js";
import { pixelOf, type Pixel, type Size } from "../../../models/map-view.js";
import type { PlaceOffer, PricedPlacesModel } from "../../../models/priced-places.js";
import { useMapView, type MapControls } from "./useMapView.js";
import { offerKey, useOfferTexts, type OfferTexts } from "./usePricedPlaces.js";
import { useLabelSize } from "./useLabelSize.js";

/** A place within the limits, where the map shows it. */
export interface MapMarker extends Pixel {
  readonly key: string;
  readonly offer: PlaceOffer;
  readonly point: MapPoint;
  /** The size of its price. */
  readonly label: Size;
}

export interface MapMarkersModel {
  readonly controls: MapControls;
  /** The cheapest first. */
  readonly markers: readonly MapMarker[];
  /** The middle of each price that has room, by key. */
  readonly labels: ReadonlyMap<string, Pixel>;
  /** The places that are not within the limits. */
  readonly others: readonly Pick<MapMarker, "key" | "x" | "y">[];
  readonly texts: OfferTexts;
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

export function useMapMarkers({ area, size, model, frame }: MapFrame): MapMarkersModel {
  const texts = useOfferTexts(model.origin);
  const sizeOf = useLabelSize(frame);
  const matching = useMemo(() => placesIn(area, model.matching), [area, model]);
  const others = useMemo(() => placesIn(area, model.others), [area, model]);
  const points = useMemo(() => (matching.length > 0 ? matching : others).map(({ point }) => point), [matching, others]);
  const controls = useMapView(points, size);
  const { view } = controls;
  const markers = useMemo(
    () =>
      matching.map(({ point, ...place }) => {
        const label = sizeOf(texts.price(place.offer), place.offer.isChosen);
        return { ...place, point, label, ...pixelOf(point, view, size) };
      }),
    [matching, view, size, texts, sizeOf],
  );
  return {
    ...{ controls, markers, texts },
    labels: useMemo(() => placeLabels(chosenFirst(markers), size), [markers, size]),
    others: others.map(({ key, point }) => ({ key, ...pixelOf(point, view, size) })),
    pixel: (position) => pixelOf(mapPoint(position, area), view, size),
  };
}

/** The chosen place keeps its price where prices are close together. */
const chosenFirst = (markers: readonly MapMarker[]) =>
  markers.toSorted((one, other) => Number(other.offer.isChosen) - Number(one.offer.isChosen));

function placesIn(area: MountainArea, offers: readonly PlaceOffer[]) {
  return offers.flatMap((offer) => {
    const { position } = offer;
    if (position === null || offer.mountains !== area) return [];
    return [{ key: offerKey(offer), offer, point: mapPoint(position, area) }];
  });
}
