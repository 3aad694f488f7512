import { type EngineAnswers, UnknownId } from "../answers.js";
import { catalogueKey } from "../catalogue/key.js";
import type { Places } from "../catalogue/places.js";
import { nameOfPlace } from "../catalogue/places.js";
import { catalogOf } from "../wire/pictures.js";
import { suggestions } from "./autocomplete.js";
import { countChoices } from "./counts.js";
import type { Database } from "./database.js";
import { type DepartureRow, findChoices } from "./find.js";
import { readLodgings } from "./lodgings.js";
import type { OpenDatabase } from "./open.js";
import { readPlaces } from "./places.js";
import { confirmPrices } from "./prices.js";
import { findProducts } from "./products.js";
import { statement } from "./statements.js";

interface Ready {
  readonly database: Database;
  readonly places: Places;
  readonly departures: readonly DepartureRow[];
}

async function prepare(opening: Promise<Database>): Promise<Ready> {
  const database = await opening;
  return { database, places: await readPlaces(database), departures: await database.query(statement("departures", {})) };
}

export interface DatabaseAnswers extends EngineAnswers {
  /** Resolves once the first day's catalogue can be asked. */
  readonly ready: Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Answers from a database: of the catalogue on sale on the first day, and of another once the clock reaches another
 * season. Calls wait until it is open. `opening` is the first day's database where it is being opened already.
 */
export function createDatabaseAnswers(open: OpenDatabase, firstDay: number, opening = open(firstDay)): DatabaseAnswers {
  let current = { key: catalogueKey(firstDay), ready: prepare(opening) };
  const on = (today: number): Promise<Ready> => {
    const key = catalogueKey(today);
    if (key !== current.key) {
      const last = current.ready;
      current = { key, ready: prepare(open(today)) };
      void current.ready.then(async () => (await last).database.close()).catch((error: unknown) => console.error(error));
    }
    return current.ready;
  };

  return {
    ready: current.ready,
    close: async () => (await current.ready).database.close(),
    async find(query, visitor) {
      const { database, places, departures } = await on(visitor.today);
      return findChoices(database, places, departures, query, visitor);
    },
    async autocomplete(query, visitor) {
      const { database, places } = await on(visitor.today);
      return suggestions(database, places, query, visitor);
    },
    async products(query, visitor) {
      const { database, places } = await on(visitor.today);
      return findProducts(database, places, query, visitor);
    },
    async counts(query, visitor) {
      const { database, places } = await on(visitor.today);
      return countChoices(database, places, query, visitor);
    },
    async prices(query, visitor) {
      const { database, places } = await on(visitor.today);
      return confirmPrices(database, places, query, visitor);
    },
    async catalog(liheId, visitor) {
      const { database, places } = await on(visitor.today);
      const lodging = (await readLodgings(database, places, [liheId])).get(liheId);
      if (!lodging) throw new UnknownId("liheId", liheId);
      return catalogOf(visitor.origin, lodging);
    },
    async lodging(liheId, visitor) {
      const { database, places } = await on(visitor.today);
      const lodging = (await readLodgings(database, places, [liheId])).get(liheId);
      if (!lodging) return null;
      const domainName = nameOfPlace(places, "domain", lodging.station.domainId) ?? "";
      return {
        liheId,
        name: lodging.name,
        stationId: lodging.station.id,
        stationName: lodging.station.name,
        domainName,
        theme: lodging.theme,
      };
    },
  };
}
