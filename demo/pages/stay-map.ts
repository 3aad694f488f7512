import { mountainAirports } from "../../src/domain/mountain-airports.js";
import { areaOf, aspectOf, boundsOf, mapPoint, type MapPoint, type MountainArea } from "../../src/domain/mountain-areas.js";
import type { LodgingFacts } from "../engine/answers.js";
import { factualStations } from "../engine/catalogue/facts.js";
import {
  isWhole,
  labelBox,
  labelSide,
  markBox,
  overlap,
  runBeside,
  runOf,
  type LabelSide,
  type MapBox,
  type MapPlace,
} from "./map-label.js";
import { html, type Markup } from "./markup.js";
import type { StayPart } from "./stay-part.js";

/** The part of the map of an area that is shown, in shares of the width of the whole map. */
export interface MapExcerpt {
  readonly area: MountainArea;
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
  /** Kilometres that it is wide. */
  readonly km: number;
}

type Position = NonNullable<LodgingFacts["position"]>;

/** Width by height. */
const shape = 3 / 2;
const leastKm = 60;
/** Around the points, as a share of the distance between them. */
const margin = 0.3;
const kmPerDegree = 111.2;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The excerpt with all points and room around them, as far as the map of their area goes. */
export function excerptOf(area: MountainArea, points: readonly MapPoint[]): MapExcerpt {
  const { south, north } = boundsOf[area];
  const aspect = aspectOf(boundsOf[area]);
  const mapKm = (north - south) * kmPerDegree * aspect;
  const [across, down] = [points.map(({ u }) => u), points.map(({ v }) => v)];
  const [west, east, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  const wanted = Math.max(leastKm / mapKm, (east - west) * (1 + 2 * margin), (bottom - top) * (1 + 2 * margin) * shape);
  const width = Math.min(wanted, 1, shape / aspect);
  const height = width / shape;
  return {
    area,
    west: within((west + east - width) / 2, 0, 1 - width),
    north: within((top + bottom - height) / 2, 0, 1 / aspect - height),
    width,
    height,
    km: width * mapKm,
  };
}

interface Mark {
  readonly code: string;
  readonly minutes: number;
  readonly point: MapPoint;
}

/** The airports that a resort is reached from, as far as they are in its area; the nearest first. */
function airportsIn(area: MountainArea, { access }: LodgingFacts): readonly Mark[] {
  const known = (access?.airports ?? []).flatMap(({ code, minutes }) => {
    const position = mountainAirports[code];
    return position && areaOf(position) === area ? [{ code, minutes, point: mapPoint(position, area) }] : [];
  });
  return known.toSorted((one, other) => one.minutes - other.minutes);
}

/** The other resorts of its ski area. */
function neighbours(area: MountainArea, { stationId }: LodgingFacts): readonly MapPoint[] {
  const domain = factualStations.find(({ id }) => id === stationId)?.domainId;
  const others = factualStations.filter((one) => one.domainId === domain && one.id !== stationId && areaOf(one) === area);
  return others.map((one) => mapPoint(one, area));
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Where the excerpt shows a point, in shares of its width and height. */
const placeIn = ({ u, v }: MapPoint, { west, north, width, height }: MapExcerpt): MapPlace => ({
  x: (u - west) / width,
  y: (v - north) / height,
});
const isIn = ({ x, y }: MapPlace): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

/** A mark where the excerpt shows a point; nothing outside it. */
function markAt(point: MapPoint, excerpt: MapExcerpt, name: string, content: Markup | null = null): Markup {
  const place = placeIn(point, excerpt);
  return isIn(place) ? mark(place, [name, runOf(place)], content) : html``;
}

function mark({ x, y }: MapPlace, classes: readonly (string | null)[], content: Markup | null): Markup {
  return html`<span class="${classes.filter(Boolean).join(" ")}" style="left: ${percent(x)}; top: ${percent(y)}">${content}</span>`;
}

/** An airport's name and journey are two lines under its mark, which are as wide as so many letters of a resort's name. */
const airportBox = (place: MapPlace): MapBox => ({ ...labelBox("below", place, 13), top: place.y, bottom: place.y + 0.2 });
/** On a phone. */
const legendBox: MapBox = { left: 0, right: 0.35, top: 0.885, bottom: 1 };
const scaleBoxes: Readonly<Record<"at-bottom" | "at-top", MapBox>> = {
  "at-bottom": { left: 0.62, right: 1, top: 0.885, bottom: 1 },
  "at-top": { left: 0.62, right: 1, top: 0, bottom: 0.13 },
};

/** In the lower corner, unless the upper one alone is free. */
function scalePlace(boxes: readonly MapBox[]): keyof typeof scaleBoxes {
  const isFree = (place: keyof typeof scaleBoxes) => !boxes.some((box) => overlap(box, scaleBoxes[place]));
  return !isFree("at-bottom") && isFree("at-top") ? "at-top" : "at-bottom";
}

function resortMark(place: MapPlace, name: string, side: LabelSide): Markup {
  const run = side === "beside" ? runBeside(place) : runOf(place);
  return mark(place, ["map-mark map-resort", `is-${side}`, run], html`<b>${name}</b>`);
}

/** The whole map of the area, so large and so far off that the excerpt is what the frame shows. */
function reliefStyle({ area, west, north, width, height }: MapExcerpt): string {
  const whole = 1 / aspectOf(boundsOf[area]);
  return [
    `left: ${percent(-west / width)}`,
    `top: ${percent(-north / height)}`,
    `width: ${percent(1 / width)}`,
    `height: ${percent(whole / height)}`,
  ].join("; ");
}

/** The kilometres of the scale, at most about a third of the width. */
const scaleKm = (km: number): number => [50, 20, 10].find((length) => length <= km / 3) ?? 10;

/** The resort in its mountains, with the airports near it; nothing for a resort outside the areas that there is a map of. */
export function stayMap(part: StayPart, airportName: (code: string) => string): Markup | null {
  const { position } = part.stay;
  const area = position && areaOf(position);
  return position && area && mapIn(area, position, part, airportName);
}

function mapIn(
  area: MountainArea,
  position: Position,
  { stay, text, texts, format }: StayPart,
  airportName: (code: string) => string,
): Markup {
  const resort = mapPoint(position, area);
  const airports = airportsIn(area, stay);
  const excerpt = excerptOf(area, [resort, ...airports.slice(0, 1).map(({ point }) => point)]);
  const others = neighbours(area, stay).filter((point) => isWhole(markBox(placeIn(point, excerpt))));
  const shownAirports = airports.map(({ point }) => placeIn(point, excerpt)).filter(isIn);
  const marks = [...others.map((point) => markBox(placeIn(point, excerpt))), ...shownAirports.map(airportBox)];
  const place = placeIn(resort, excerpt);
  const side = labelSide(place, stay.stationName.length, [...marks, legendBox]);
  const scaleAt = scalePlace([...marks, markBox(place), labelBox(side, place, stay.stationName.length)]);
  const scale = scaleKm(excerpt.km);
  const name = text("map_name", { resort: stay.stationName });
  return html`<div class="stay-map" data-part="map" role="img" aria-label="${name}">
    <div class="map-ground"><canvas data-area="${area}" style="${reliefStyle(excerpt)}"></canvas></div>
    ${airports.map(({ code, minutes, point }) =>
      markAt(
        point,
        excerpt,
        "map-mark",
        html`${airportName(code)} <small>${texts("stay.drive_time", { time: format.duration(minutes) })}</small>`,
      ),
    )}
    ${others.map((point) => markAt(point, excerpt, "map-mark map-other"))} ${resortMark(place, stay.stationName, side)}
    ${others.length > 0 && html`<span class="map-legend map-other">${stay.domainName}</span>`}
    <span class="map-scale ${scaleAt}" style="width: ${percent(scale / excerpt.km)}">${text("map_scale", { km: scale })}</span>
  </div>`;
}
