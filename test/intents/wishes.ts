import { accessRoutes } from "../../demo/engine/catalogue/facts.js";
import { createRandom, type Random } from "../../demo/engine/catalogue/random.js";
import { criteriaGroups } from "../../src/domain/criteria-table.js";
import { dayText, knownDay } from "../../demo/engine/catalogue/days.js";
import { askedBy, type Truth } from "./truth.js";
import { type Limit, type Quality, type When, type Where, type Wish, wishLocales } from "./wish.js";

interface Named {
  readonly id: number;
  readonly name: string;
}
/** Dates on which stays are sold. */
interface Period {
  readonly start: string;
  readonly nights: number;
}

/** What wishes are made of. */
interface Choices {
  readonly resorts: readonly Named[];
  readonly areas: readonly Named[];
  readonly periods: readonly Period[];
}

async function choicesOf(truth: Truth): Promise<Choices> {
  const { first, last } = truth.season;
  return {
    resorts: await truth.rows<Named>("select station_id as id, name from station order by station_id"),
    areas: await truth.rows<Named>(
      `select domain.domain_id as id, domain.name from domain join station on station.domain_id = domain.domain_id
       group by domain.domain_id, domain.name order by domain.domain_id`,
    ),
    periods: await truth.rows<Period>(
      `select start_date as start, nights from stay where season = 'H' and start_date >= '${first}' and start_date < '${last}'
       group by start_date, nights order by start_date, nights`,
    ),
  };
}

const usualNights = 7;
const amenities = ["pool", "sauna", "petsAllowed", "wifi", "parking", "hammam", "breakfast", "half_board"];
const airports = [...new Set(accessRoutes.flatMap(({ minutes }) => Object.values(minutes).flatMap((from) => Object.keys(from))))]
  .filter((code) => code !== "train")
  .toSorted();

function limitsFor(random: Random): readonly Limit[] {
  const altitude = { kind: "altitude", metres: 100 * random.int(12, 20) } as const;
  const slopes = { kind: "slopes", kilometres: 50 * random.int(3, 9) } as const;
  const airport = { kind: "airport", code: random.pick(airports), minutes: 15 * random.int(7, 11) } as const;
  return random.pick<readonly Limit[]>([[altitude], [slopes], [airport], [altitude, slopes]]);
}

function whereFor(random: Random, { resorts, areas }: Choices): Where {
  const share = random.next();
  if (share < 0.5) return { kind: "resort", ...random.pick(resorts) };
  if (share < 0.75) return { kind: "area", ...random.pick(areas) };
  return { kind: "anywhere", limits: limitsFor(random) };
}

function whenFor(random: Random, { start, nights }: Period): When {
  const share = random.next();
  if (share < 0.55) return { kind: "exact", start, end: dayText(knownDay(start) + nights) };
  return share < 0.8 ? { kind: "month", month: start.slice(0, 7) } : { kind: "cheapest" };
}

function criteriaOf(key: string): readonly number[] {
  return criteriaGroups.flatMap(({ options }) => options).find((option) => option.key === key)?.ids ?? [];
}

function starsFor(random: Random): Quality {
  const { key, ids } = random.pick(criteriaGroups.find((group) => group.key === "ranking")?.options ?? []);
  return { kind: "stars", stars: Number(key), criteria: ids };
}

/** The cheapest start depends on what is wished for, which the calendar does not know: such a wish has no quality. */
function qualityFor(random: Random, when: When): Quality | null {
  const share = random.next();
  if (when.kind === "cheapest" || share >= 0.45) return null;
  if (share < 0.3) {
    const key = random.pick(amenities);
    return { kind: "amenity", key, criteria: criteriaOf(key) };
  }
  return share < 0.38 ? starsFor(random) : { kind: "rating", tenths: random.int(40, 45) };
}

function partyFor(random: Random): Pick<Wish, "adults" | "children"> {
  const adults = random.chance(0.5) ? 2 : random.int(1, 6);
  const children = random.chance(0.35) ? Array.from({ length: random.int(1, 3) }, () => random.int(2, 17)) : [];
  return { adults, children };
}

function draw(random: Random, index: number, choices: Choices): Wish {
  const weeks = choices.periods.filter(({ nights }) => nights === usualNights);
  const period = random.pick(random.chance(0.8) ? weeks : choices.periods);
  const when = whenFor(random, period);
  return {
    index,
    locale: random.pick(wishLocales),
    where: whereFor(random, choices),
    when,
    nights: period.nights,
    ...partyFor(random),
    quality: qualityFor(random, when),
    budget: null,
  };
}

const readStays = 400;

/** Twice the cheapest at most, in round sums; null in a part of the wishes. */
function budgetFor(random: Random, prices: readonly number[]): number | null {
  const share = random.next();
  const [cheapest] = prices;
  if (share >= 0.4 || cheapest === undefined) return null;
  return Math.ceil((cheapest * random.between(1.05, 2)) / 50) * 50;
}

/** The first wish of a seed that something in the catalogue satisfies. */
async function satisfiable(truth: Truth, choices: Choices, seed: string, index: number): Promise<Wish> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const random = createRandom(`${seed} ${index} ${attempt}`);
    const wish = draw(random, index, choices);
    const stays = await truth.stays(askedBy(wish), readStays);
    const prices = stays.flatMap(({ final }) => final ?? []).toSorted((one, other) => one - other);
    if (prices.length > 0) return { ...wish, budget: wish.when.kind === "cheapest" ? null : budgetFor(random, prices) };
  }
  throw new Error(`No wish ${index} of seed ${seed} can be satisfied`);
}

/** A generator of wishes by index: the same seed on the same catalogue gives the same wishes. Each can be satisfied. */
export async function createWishes(truth: Truth, seed: string): Promise<(index: number) => Promise<Wish>> {
  const choices = await choicesOf(truth);
  return (index) => satisfiable(truth, choices, seed, index);
}
