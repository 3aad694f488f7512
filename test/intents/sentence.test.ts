import { expect } from "chai";
import { readFileSync } from "node:fs";
import { openEmbedded } from "../../demo/engine/database/embedded.js";
import type { Database } from "../../demo/engine/database/database.js";
import { knownDay } from "../../demo/engine/catalogue/days.js";
import { testDay } from "../../demo/engine/testing/engine.driver.js";
import { toParticipants } from "../../src/domain/participants.js";
import type { WishWords } from "../../src/domain/wishes/grammar.js";
import { readWish } from "../../src/domain/wishes/read-wish.js";
import { wishedSearch, type WishBasis } from "../../src/domain/wishes/wished-search.js";
import { sentenceOf } from "./sentence.js";
import { createTruth } from "./truth.js";
import { type Wish, type WishLocale, wishText } from "./wish.js";
import { createWishes } from "./wishes.js";

const wishCount = 100;

const wordsOf = (locale: WishLocale): WishWords =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}/wishes.json`, import.meta.url), "utf8"));

const basis: WishBasis = {
  today: testDay,
  ages: [18, 18],
  partyLocked: false,
  criteria: [],
  lodgingTypes: [],
  packages: [],
  usualNights: 7,
};

/** What a wish should choose. */
function expectedOf({ where, when, nights, adults, children, quality, budget }: Wish) {
  const limits = where.kind === "anywhere" ? where.limits : [];
  return {
    place: where.kind === "anywhere" ? null : where.name,
    altitude: limits.find((limit) => limit.kind === "altitude")?.metres,
    slopesKm: limits.find((limit) => limit.kind === "slopes")?.kilometres,
    minutes: limits.find((limit) => limit.kind === "airport")?.minutes,
    dates: when.kind === "exact" ? { start: when.start, end: when.end } : { start: null, end: null },
    nights: when.kind === "exact" ? undefined : nights,
    month: when.kind === "month" ? when.month : undefined,
    sort: when.kind === "cheapest" ? "price-asc" : undefined,
    guests: toParticipants([...Array.from({ length: adults }, () => 18), ...children]),
    criteria: quality === null || quality.kind === "rating" ? undefined : quality.criteria,
    budget: budget ?? undefined,
  };
}

function readAs(wish: Wish, places: readonly string[]) {
  const sentence = sentenceOf(wish);
  const read = readWish(sentence, { words: wordsOf(wish.locale), places, today: testDay, zones: [] });
  const { choices, places: narrowed, unmet } = wishedSearch(read.parts, basis);
  expect([read.rest, unmet], sentence).to.deep.equal([[], []]);
  return {
    place: read.place?.name ?? null,
    altitude: narrowed.limits.altitude,
    slopesKm: narrowed.limits.slopesKm,
    minutes: narrowed.limits.minutes,
    dates: choices.stayDates,
    nights: choices.stayLength,
    month: choices.travelMonth,
    sort: choices.sort,
    guests: toParticipants(choices.ages ?? basis.ages),
    criteria: choices.criteria,
    budget: choices.budget?.max ?? undefined,
  };
}

describe("wishes as visitors type them", function () {
  this.timeout(120_000);
  let database: Database;
  before(async () => void (database = await openEmbedded(knownDay(testDay))));
  after(() => database.close());

  it(`are understood whole by the destination field, ${wishCount} of them`, async () => {
    const truth = await createTruth(database, testDay);
    const wishOf = await createWishes(truth, "sentences");
    const names = await truth.rows<{ readonly name: string }>("select name from station union select name from domain");
    const places = names.map(({ name }) => name);
    for (let index = 0; index < wishCount; index++) {
      const wish = await wishOf(index);
      expect(readAs(wish, places), `${wishText(wish)}\n${sentenceOf(wish)}`).to.deep.equal(expectedOf(wish));
    }
  });
});
