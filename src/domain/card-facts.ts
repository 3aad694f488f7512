import { clubCriteria, clubLodgingType, criteriaGroupsByKey, skiInSkiOut } from "./criteria-table.js";
import type { CriteriaGroupKey, CriteriaOption } from "./criteria-table.js";
import { cardChipsMaximum } from "./defaults.js";
import type { distances } from "./distances.js";
import type { Product } from "./products.js";

/** One feature of a lodging, with the key of its filter group. */
export interface CardFact {
  readonly group: CriteriaGroupKey;
  readonly option: CriteriaOption;
}

type Rated = Pick<Product, "criterias" | "lodgingType">;

const decisiveDistances = ["distanceSlopes", "distanceSkiSchool", "distanceCityCentre"] as const;
const decisiveAmenities = ["pool", "sauna", "spa"];

/** The facts of a group; for a distance, the nearest step that the lodging has. */
function factsOf(group: CriteriaGroupKey, { criterias }: Pick<Product, "criterias">): CardFact[] {
  const { kind, options: all } = criteriaGroupsByKey[group];
  const options = all.filter(({ ids }) => ids.some((id) => criterias.includes(id)));
  return (kind === "radio" ? options.slice(0, 1) : options).map((option) => ({ group, option }));
}

/** The nearest step of a distance group that a lodging has; null where its criteria have none. */
export function nearestDistance(group: keyof typeof distances, product: Pick<Product, "criterias">): CriteriaOption | null {
  return factsOf(group, product)[0]?.option ?? null;
}

function clubFacts({ lodgingType }: Pick<Product, "lodgingType">): CardFact[] {
  return lodgingType === clubLodgingType ? clubCriteria.map((option) => ({ group: "amenities", option })) : [];
}

/** "Skis on at the door" is more specific than the nearest step to the slopes. */
function named(fact: CardFact): CardFact {
  const isNearestSlope = fact.option.ids.some((id) => skiInSkiOut.ids.includes(id));
  return isNearestSlope ? { group: "amenities", option: skiInSkiOut } : fact;
}

/**
 * The features that a card lists of its lodging, at most five with its flight labels: what matters most to skiers first (the way to slopes,
 * ski school and centre, pool, sauna, spa, meals), then the others in the order of the filters. A club has its four first, whatever its
 * criteria.
 * @param flightLabels how many flight labels the card shows.
 */
export function cardFacts(product: Rated, flightLabels: number): CardFact[] {
  const distances = decisiveDistances.flatMap((group) => factsOf(group, product)).map(named);
  const amenities = factsOf("amenities", product);
  const isDecisive = ({ option }: CardFact) => decisiveAmenities.includes(option.key);
  const facts = [
    ...clubFacts(product),
    ...distances,
    ...amenities.filter(isDecisive),
    ...factsOf("catering", product),
    ...amenities.filter((fact) => !isDecisive(fact)),
  ];
  return facts.slice(0, Math.max(0, cardChipsMaximum - flightLabels));
}
