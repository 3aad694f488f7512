import { type EngineAnswers, UnknownId, type Visitor } from "../answers.js";
import type { Places } from "../catalogue/places.js";
import { factsOf } from "../wire/lodging-facts.js";
import type { ShownLodging } from "../wire/product.js";
import { catalogOf } from "../wire/pictures.js";
import { suggestions } from "./autocomplete.js";
import { countChoices } from "./counts.js";
import type { Database } from "./database.js";
import { createFind } from "./find.js";
import { readLodgings } from "./lodgings.js";
import { remembering } from "./memory.js";
import type { OpenDatabase } from "./open.js";
import { readPlaces } from "./places.js";
import { confirmPrices } from "./prices.js";
import { findProducts } from "./products.js";
import { createSeasons } from "./seasons.js";
import { findStayDays } from "./stay-days.js";

interface Ready extends Pick<EngineAnswers, "find" | "autocomplete" | "products" | "counts"> {
  readonly database: Database;
  readonly places: Places;
  lodging(liheId: number, visitor: Visitor): Promise<ShownLodging | undefined>;
}

/** How many answers of a kind are remembered; pages of products take most memory. */
const most = { products: 1500, counts: 4000, autocomplete: 1000, lodging: 1500 };

async function prepare(database: Database): Promise<Ready> {
  try {
    const places = await readPlaces(database);
    return {
      database,
      places,
      find: createFind(database, places),
      autocomplete: remembering(database, most.autocomplete, (query, visitor) => suggestions(database, places, query, visitor)),
      lodging: remembering(database, most.lodging, async (id) => (await readLodgings(database, places, [id])).get(id)),
      products: remembering(database, most.products, (query, visitor) => findProducts(database, places, query, visitor)),
      counts: remembering(database, most.counts, (query, visitor) => countChoices(database, places, query, visitor)),
    };
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

  const lodgingOf = (liheId: number, visitor: Visitor) =>
    seasons.on(visitor.today, async ({ lodging, places }) => ({ lodging: await lodging(liheId, visitor), places }));

  return {
    ready: seasons.on(firstDay, async () => {}),
    close: () => seasons.close(),
    find: (query, visitor) => seasons.on(visitor.today, ({ find }) => find(query, visitor)),
    autocomplete: (query, visitor) => seasons.on(visitor.today, ({ autocomplete }) => autocomplete(query, visitor)),
    products: (query, visitor) => seasons.on(visitor.today, ({ products }) => products(query, visitor)),
    counts: (query, visitor) => seasons.on(visitor.today, ({ counts }) => counts(query, visitor)),
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
