import { type EngineAnswers, UnknownId, type Visitor } from "../answers.js";
import type { Places } from "../catalogue/places.js";
import { factsOf } from "../wire/lodging-facts.js";
import { catalogOf } from "../wire/pictures.js";
import { suggestions } from "./autocomplete.js";
import { countChoices } from "./counts.js";
import type { Database } from "./database.js";
import { createFind } from "./find.js";
import { readLodgings } from "./lodgings.js";
import type { OpenDatabase } from "./open.js";
import { readPlaces } from "./places.js";
import { confirmPrices } from "./prices.js";
import { findProducts } from "./products.js";
import { createSeasons } from "./seasons.js";
import { findStayDays } from "./stay-days.js";

interface Ready {
  readonly database: Database;
  readonly places: Places;
  readonly find: EngineAnswers["find"];
}

async function prepare(database: Database): Promise<Ready> {
  try {
    const places = await readPlaces(database);
    return { database, places, find: createFind(database, places) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export interface DatabaseAnswers extends EngineAnswers {
  /** Resolves once the first day's catalogue can be queried. */
  readonly ready: Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Answers from a database: of the catalogue on sale on the first day, and of another once the clock reaches another
 * season. Calls wait until it is open. `opening` is the first day's database where it is being opened already.
 */
export function createDatabaseAnswers(open: OpenDatabase, firstDay: number, opening?: Promise<Database>): DatabaseAnswers {
  let first = opening ?? null;
  const seasons = createSeasons<Ready>({
    open: async (today) => {
      const database = first ?? open(today);
      first = null;
      return prepare(await database);
    },
    close: ({ database }) => database.close(),
  });

  const lodgingOf = (liheId: number, { today }: Visitor) =>
    seasons.on(today, async ({ database, places }) => ({
      lodging: (await readLodgings(database, places, [liheId])).get(liheId),
      places,
    }));

  return {
    ready: seasons.on(firstDay, async () => {}),
    close: () => seasons.close(),
    find: (query, visitor) => seasons.on(visitor.today, ({ find }) => find(query, visitor)),
    autocomplete: (query, visitor) => seasons.on(visitor.today, ({ database, places }) => suggestions(database, places, query, visitor)),
    products: (query, visitor) => seasons.on(visitor.today, ({ database, places }) => findProducts(database, places, query, visitor)),
    counts: (query, visitor) => seasons.on(visitor.today, ({ database, places }) => countChoices(database, places, query, visitor)),
    prices: (query, visitor) => seasons.on(visitor.today, ({ database, places }) => confirmPrices(database, places, query, visitor)),
    async catalog(liheId, visitor) {
      const { lodging } = await lodgingOf(liheId, visitor);
      if (!lodging) throw new UnknownId("liheId", liheId);
      return catalogOf(visitor.origin, visitor.language, lodging);
    },
    async lodging(liheId, visitor) {
      const { lodging, places } = await lodgingOf(liheId, visitor);
      return lodging ? factsOf(lodging, places) : null;
    },
    stayDays: (query, visitor) => seasons.on(visitor.today, ({ database, places }) => findStayDays(database, places, query, visitor)),
  };
}
