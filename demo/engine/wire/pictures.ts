import type { Language } from "../../../src/domain/locale.js";
import type { Lodging } from "../catalogue/lodgings.js";
import { outsideOf } from "../catalogue/outsides.js";
import { hashText, shareOf } from "../catalogue/random.js";
import { pictureWords } from "../catalogue/picture-words.js";
import type { WireCatalog, WirePicture } from "./shapes.js";

/** Widths of the three sizes; the pictures themselves are drawings that scale. */
export const pictureSizes = { small: 480, medium: 960, large: 1600 } as const;
type Size = keyof typeof pictureSizes;

/** The seed of pictures that have an address and do not exist. */
export const lostSeed = "lost";

/** What the pictures of a lodging depend on. */
type PicturedLodging = Pick<Lodging, "liheId" | "kind" | "building" | "cover" | "criteria" | "summer">;

interface Scene {
  readonly kind: string;
  readonly seed: string;
  readonly season: "winter" | "summer";
  readonly time: "dawn" | "day" | "dusk" | "night";
  readonly ratio: "3-2" | "16-9";
}

type Shown = Pick<Lodging, "liheId" | "building">;

/** The seed of a lodging's picture. All pictures of a lodging show the same building. */
export function pictureSeed({ liheId, building }: Shown, turn: number): string {
  return `${liheId}b${building}x${turn}`;
}

/** Address of a drawn picture in one size (see routes/pictures.ts). */
function pictureAddress(origin: string, { kind, seed, season, time, ratio }: Scene, size: Size): string {
  return `${origin}/pictures/${size}/${kind}-${seed}-${season}-${time}-${ratio}.svg`;
}

const times = ["day", "dusk", "dawn", "day", "day", "night"] as const;

function timeOf(liheId: number, turn: number): Scene["time"] {
  return times[(hashText(`${liheId} time`) + turn) % times.length] ?? "day";
}

/** The cover of a lodging first, then its outside and what lies around it: each once. */
function outdoorKinds({ kind, cover }: PicturedLodging, season: Scene["season"]): readonly string[] {
  const around = season === "winter" ? ["slopes", "village", "lift", "panorama", "forest"] : ["lake", "panorama", "village", "forest"];
  return [...new Set([cover, outsideOf(kind.lodgingType), ...around])];
}

function indoorKinds(lodging: PicturedLodging): readonly string[] {
  const pool = lodging.criteria.some((id) => id === 74 || id === 75 || id === 76 || id === 78) ? ["pool"] : [];
  const sauna = lodging.criteria.includes(70) ? ["sauna"] : [];
  const kitchen = lodging.kind.roomKind === "bedroom" ? [] : ["kitchen"];
  const balcony = lodging.cover === "balcony" ? [] : ["balcony"];
  return ["living", "bedroom", ...kitchen, ...balcony, ...pool, ...sauna, "bedroom"];
}

const aroundKinds = ["village", "panorama", "forest", "balcony", "lake"];
const firstAroundTurn = 20;
const firstIndoorTurn = 40;
const hasIndoorPictures = ({ liheId }: Shown): boolean => liheId % 17 !== 0;

/** How many lodgings have lost their cover. */
const lostCovers = 0.005;
const isLost = (liheId: number, turn: number): boolean => turn === 0 && shareOf(`no cover ${liheId}`) < lostCovers;

/** A picture's addresses. */
type Addresses = Omit<WirePicture, "alt">;

/** What the picture at a turn shows, lost or not. */
function sceneAt(lodging: Shown, kind: string, turn: number, season: Scene["season"]): Scene {
  return { kind, seed: pictureSeed(lodging, turn), season, time: timeOf(lodging.liheId, turn), ratio: "3-2" };
}

function picture(origin: string, lodging: PicturedLodging, kind: string, turn: number, season: Scene["season"]): Addresses {
  const whole = sceneAt(lodging, kind, turn, season);
  const scene = isLost(lodging.liheId, turn) ? { ...whole, seed: lostSeed } : whole;
  return {
    img: pictureAddress(origin, scene, "small"),
    imgMedium: pictureAddress(origin, scene, "medium"),
    imgXL: pictureAddress(origin, scene, "large"),
  };
}

/** The picture of a card, in three sizes. */
export function coverOf(origin: string, lodging: PicturedLodging, season: "H" | "E"): Addresses {
  return picture(origin, lodging, lodging.cover, 0, season === "H" ? "winter" : "summer");
}

/** The picture of a lodging's card in winter, never lost. */
export function winterCover(lodging: Shown & Pick<Lodging, "cover">): string {
  return pictureAddress("", sceneAt(lodging, lodging.cover, 0, "winter"), "large");
}

/** The first pictures on the lodging's own page, all of which its catalog has; the first is the one of its card in winter, and is never lost. */
export function mosaicOf(lodging: Shown & Pick<Lodging, "cover">): readonly { readonly kind: string; readonly address: string }[] {
  const inside = ["living", "bedroom"].map((kind, index) => ({ kind, turn: firstIndoorTurn + index }));
  const around = aroundKinds.map((kind, index) => ({ kind, turn: firstAroundTurn + index }));
  const others = hasIndoorPictures(lodging) ? [...inside, ...around.slice(0, 2)] : around.slice(0, 3);
  return [
    { kind: lodging.cover, address: winterCover(lodging) },
    ...others.map(({ kind, turn }) => ({ kind, address: pictureAddress("", sceneAt(lodging, kind, turn, "winter"), "medium") })),
  ];
}

/** Every picture of a lodging, by season and inside. A few lodgings have hardly any of one season. */
export function catalogOf(origin: string, language: Language, lodging: PicturedLodging): WireCatalog {
  const described = (kind: string, turn: number, season: Scene["season"], again = false): WirePicture => ({
    ...picture(origin, lodging, kind, turn, season),
    alt: pictureWords({ kind, season, again }, language),
  });
  const outside = (season: Scene["season"], count: number): WirePicture[] =>
    outdoorKinds(lodging, season)
      .slice(0, count)
      .map((kind, index) => described(kind, index, season));
  const around = aroundKinds.map((kind, index) => described(kind, index + firstAroundTurn, "winter"));
  const general = [described(lodging.cover, 0, "winter"), ...around.slice(0, 3 + (lodging.liheId % 3))];
  return {
    picturesLodging: general,
    picturesLodgingWinter: outside("winter", 2 + (lodging.liheId % 6)),
    picturesLodgingSummer: lodging.summer ? outside("summer", 5) : outside("summer", lodging.liheId % 3),
    picturesAccomodation: hasIndoorPictures(lodging)
      ? indoorKinds(lodging).map((kind, index, kinds) => described(kind, index + firstIndoorTurn, "winter", kinds.indexOf(kind) < index))
      : [],
  };
}
