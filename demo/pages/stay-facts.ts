import { bannerCriteria, criteriaGroups, lodgingTypeOptions, skiInSkiOut } from "../../src/domain/criteria-table.js";
import { smallStart } from "../../src/i18n/mid-line.js";
import type { LodgingFacts } from "../engine/answers.js";
import type { Texts } from "./texts.js";

/** The distances that the page names, by the keys of their words. */
const distanceWords: Readonly<Record<string, string>> = {
  distanceSlopes: "distance_slopes",
  distanceCityCentre: "distance_city_centre",
  distanceSkiSchool: "distance_ski_school",
  distanceShops: "distance_shops",
};

/** The kind of lodging, its class and the size of its resort. */
function ofResort({ lodgingType, altitude, slopesKm }: LodgingFacts, text: Texts): (string | null)[] {
  const kind = lodgingTypeOptions.find(({ ids }) => ids.includes(lodgingType))?.key;
  return [
    kind ? text(`lodging.${kind}`) : null,
    text("stay.altitude", { metres: altitude }),
    slopesKm === null ? null : text("stay.slopes", { km: slopesKm }),
  ];
}

/** @param metres null is the nearest step. */
function distanceText(metres: number | null, text: Texts): string {
  if (metres === null) return text("filter.distance_min");
  return metres < 1000 ? text("filter.distance_metres", { metres }) : text("filter.distance_km", { km: metres / 1000 });
}

function distances({ criteria }: LodgingFacts, text: Texts): (string | null)[] {
  return Object.entries(distanceWords).map(([key, word]) => {
    const options = criteriaGroups.find((group) => group.key === key)?.options ?? [];
    const step = options.find(({ ids }) => ids.some((id) => criteria.includes(id)));
    if (!step || step.ids.some((id) => skiInSkiOut.ids.includes(id))) return null;
    return text("filter.distance_choice", { kind: text(`filter.${word}`), distance: smallStart(distanceText(step.metres ?? null, text)) });
  });
}

function amenities({ criteria }: LodgingFacts, text: Texts): (string | null)[] {
  const options = criteriaGroups.filter(({ kind }) => kind === "check").flatMap((group) => group.options);
  return [skiInSkiOut, ...options].filter(({ ids }) => ids.some((id) => criteria.includes(id))).map(({ key }) => text(`criteria.${key}`));
}

/** What a lodging is and has, in a few words each. */
export function stayFacts(facts: LodgingFacts, text: Texts): readonly string[] {
  const ages = facts.criteria.includes(bannerCriteria.hundred_percent_18_35) ? text("banner.hundred_percent_18_35") : null;
  const all = [ages, ...ofResort(facts, text), ...amenities(facts, text), ...distances(facts, text)];
  return all.filter((fact) => fact !== null);
}

/** The class of the lodging; 0 without one. */
export function starsOf({ criteria }: LodgingFacts): number {
  const ranking = criteriaGroups.find(({ key }) => key === "ranking")?.options ?? [];
  return Number(ranking.find(({ ids }) => ids.some((id) => criteria.includes(id)))?.key ?? 0);
}
