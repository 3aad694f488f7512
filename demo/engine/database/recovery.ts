import type { QueryResultRow } from "pg";
import { Unavailable } from "../answers.js";
import type { Database } from "./database.js";
import { BrokenDatabase } from "./embedded-thread.js";
import type { Statement } from "./statements.js";

/** How a database that can break is opened, and replaced. */
interface Recoverable {
  open(): Promise<Database>;
  /** Opens another instead of one that broke. */
  replace(why: string): Promise<Database>;
}

const mostReplacements = 3;
const window = 600_000;

/**
 * A database that is replaced when it breaks, at most three times within ten minutes. Calls wait for the replacement, and each
 * that had failed is run once more on it.
 */
export async function recovering({ open, replace }: Recoverable, now: () => number = Date.now): Promise<Database> {
  let replaced: readonly number[] = [];
  let closed = false;
  const listeners: (() => void)[] = [];
  const tell = () => listeners.forEach((listener) => listener());
  let current = followed(open());

  /** Passes on the changes of a database. */
  async function followed(opening: Promise<Database>): Promise<Database> {
    const database = await opening;
    database.onStockChange?.(tell);
    return database;
  }

  /** Replaces a database, unless another call has done so. */
  function replacement(broken: Promise<Database>, { why }: BrokenDatabase): Promise<Database> {
    if (current !== broken) return current;
    replaced = replaced.filter((time) => now() - time < window);
    if (replaced.length >= mostReplacements)
      throw new Unavailable(`The embedded database failed ${mostReplacements} times within ${window / 60_000} minutes: ${why}`);
    replaced = [...replaced, now()];
    tell();
    current = followed(Promise.allSettled([broken.then((database) => database.close())]).then(() => replace(why)));
    return current;
  }

  async function query<Row extends QueryResultRow>(statement: Statement): Promise<readonly Row[]> {
    if (closed) throw new Error("The embedded database has ended");
    const asked = current;
    try {
      return await (await asked).query<Row>(statement);
    } catch (error) {
      if (closed) throw new Error("The embedded database has ended", { cause: error });
      if (!(error instanceof BrokenDatabase)) throw error;
      return (await replacement(asked, error)).query<Row>(statement);
    }
  }

  await current.catch((error: unknown) => {
    if (!(error instanceof BrokenDatabase)) throw error;
    return replacement(current, error);
  });
  return {
    query,
    onStockChange: (listener) => void listeners.push(listener),
    async close() {
      closed = true;
      await Promise.allSettled([current.then((database) => database.close())]);
    },
  };
}
