import { anyStay, type EngineAnswers, type Selection, UnknownId, type Visitor } from "../answers.js";
import { type Catalogue, createCatalogue } from "../catalogue/catalogue.js";
import { catalogueKey } from "../catalogue/key.js";
import { factsOf } from "../wire/lodging-facts.js";
import { catalogOf } from "../wire/pictures.js";
import { indexSuggestions, suggest } from "./autocomplete.js";
import { countChoices, releasedByCounts } from "./counts.js";
import { findChoices, releasedByFind } from "./find.js";
import { confirmPrices } from "./prices.js";
import { findProducts } from "./products.js";
import { createScan, rowStarts } from "./scan.js";
import { findStayDays } from "./stay-days.js";

interface Prepared {
  readonly catalogue: Catalogue;
  readonly starts: Uint32Array;
  readonly suggestions: ReturnType<typeof indexSuggestions>;
}

function prepare(today: number): Prepared {
  const catalogue = createCatalogue(today);
  return { catalogue, starts: rowStarts(catalogue), suggestions: indexSuggestions(catalogue) };
}

/**
 * Answers from arrays held in memory, by reading every stay: slow and plain, so that it is right. The catalogue is
 * that of the given day, and built anew when the clock reaches another season.
 */
export function createMemoryAnswers(firstDay: number): EngineAnswers {
  let prepared = prepare(firstDay);
  const on = (today: number): Prepared => {
    if (prepared.catalogue.key !== catalogueKey(today)) prepared = prepare(today);
    return prepared;
  };
  const scanOf = ({ catalogue, starts }: Prepared, selection: Selection, visitor: Visitor, released: number) =>
    createScan(catalogue, starts, selection, visitor, released);

  return {
    async find(query, visitor) {
      const ready = on(visitor.today);
      return findChoices(ready.catalogue, scanOf(ready, query.selection, visitor, releasedByFind), query, visitor);
    },
    async autocomplete(query, visitor) {
      const { catalogue, suggestions } = on(visitor.today);
      return suggest(catalogue.places, suggestions, query, visitor);
    },
    async products(query, visitor) {
      const ready = on(visitor.today);
      return findProducts(ready.catalogue, scanOf(ready, query.selection, visitor, 0), query, visitor);
    },
    async counts(query, visitor) {
      const ready = on(visitor.today);
      const { selection } = query;
      const scanFrom = (origin: string) => scanOf(ready, { ...selection, origins: [origin] }, visitor, 0);
      return countChoices(ready.catalogue, scanOf(ready, selection, visitor, releasedByCounts), scanFrom, query, visitor);
    },
    async prices(query, visitor) {
      return confirmPrices(on(visitor.today).catalogue, query, visitor);
    },
    async catalog(liheId, visitor) {
      const lodging = on(visitor.today).catalogue.lodgings.find((candidate) => candidate.liheId === liheId);
      if (!lodging) throw new UnknownId("liheId", liheId);
      return catalogOf(visitor.origin, visitor.language, lodging);
    },
    async lodging(liheId, visitor) {
      const { lodgings, places } = on(visitor.today).catalogue;
      const lodging = lodgings.find((candidate) => candidate.liheId === liheId);
      return lodging ? factsOf(lodging, places) : null;
    },
    async stayDays({ liheId, ...selection }, visitor) {
      return findStayDays(scanOf(on(visitor.today), { ...anyStay, ...selection }, visitor, 0), liheId);
    },
  };
}
