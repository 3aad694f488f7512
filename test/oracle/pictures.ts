import type { Language } from "../../src/domain/locale.js";
import type { Lodging } from "../../demo/engine/catalogue/lodgings.js";
import { outsideOf } from "../../demo/engine/catalogue/outsides.js";
import { pictureWords } from "../../demo/engine/catalogue/picture-words.js";
import { hashText, shareOf } from "../../demo/engine/catalogue/random.js";
import type { WireCatalog, WirePicture } from "../../demo/engine/wire/shapes.js";

type Season = "winter" | "summer";
const times = ["day", "dusk", "dawn", "day", "day", "night"];
const lost = 0.005;

/** The addresses of the picture at a place in a lodging's list. */
function picture(origin: string, { liheId, building }: Lodging, kind: string, place: number, season: Season) {
  const seed = place === 0 && shareOf(`no cover ${liheId}`) < lost ? "lost" : `${liheId}b${building}x${place}`;
  const time = times[(hashText(`${liheId} time`) + place) % times.length] ?? "";
  const [img, imgMedium, imgXL] = ["small", "medium", "large"].map(
    (size) => `${origin}/pictures/${size}/${kind}-${seed}-${season}-${time}-3-2.svg`,
  );
  return { img: img ?? "", imgMedium: imgMedium ?? "", imgXL: imgXL ?? "" };
}

export const coverOf = (origin: string, lodging: Lodging, season: Season) => picture(origin, lodging, lodging.cover, 0, season);

const around = {
  winter: ["slopes", "village", "lift", "panorama", "forest"],
  summer: ["lake", "panorama", "village", "forest"],
};
const general = ["village", "panorama", "forest", "balcony", "lake"];
const pools = [74, 75, 76, 78];
const sauna = 70;

/** Every picture of a lodging; how many there are of a sort follows its id. */
export function picturesOf(origin: string, language: Language, lodging: Lodging): WireCatalog {
  const { liheId, criteria, cover } = lodging;
  const outside = outsideOf(lodging.lodgingType);
  const list = (kinds: readonly string[], first: number, season: Season): WirePicture[] =>
    kinds.map((kind, at) => ({
      ...picture(origin, lodging, kind, first + at, season),
      alt: pictureWords({ kind, season, again: kinds.indexOf(kind) < at }, language),
    }));
  const outdoors = (season: Season, count: number) =>
    list([cover, ...(cover === outside ? [] : [outside]), ...around[season]].slice(0, count), 0, season);
  const rooms = [
    "living",
    "bedroom",
    lodging.kind.roomKind === "bedroom" ? "" : "kitchen",
    cover === "balcony" ? "" : "balcony",
    criteria.some((id) => pools.includes(id)) ? "pool" : "",
    criteria.includes(sauna) ? "sauna" : "",
    "bedroom",
  ].filter((kind) => kind !== "");
  return {
    picturesLodging: [...list([cover], 0, "winter"), ...list(general.slice(0, 3 + (liheId % 3)), 20, "winter")],
    picturesLodgingWinter: outdoors("winter", 2 + (liheId % 6)),
    picturesLodgingSummer: outdoors("summer", lodging.summer ? 5 : liheId % 3),
    picturesAccomodation: liheId % 17 === 0 ? [] : list(rooms, 40, "winter"),
  };
}
