import type { Visitor } from "../answers.js";
import type { Database } from "./database.js";
import { statement } from "./statements.js";

interface VersionRow {
  readonly version: number;
}

type Memory<Answer> = (key: string, read: () => Promise<Answer>) => Promise<Answer>;

/** The number of changes of the stock so far: announced by the database, or read from it. */
function createVersion(database: Database): () => number | Promise<number> {
  if (!database.onStockChange) return async () => (await database.query<VersionRow>(statement("stock-version", {})))[0]?.version ?? 0;
  let changes = 0;
  database.onStockChange(() => (changes += 1));
  return () => changes;
}

/**
 * Keeps answers until the version of the stock changes, the last used of them. The version is known before an answer is read, so that one
 * which a change overtakes is kept under the earlier version, and read anew. Failures are not kept.
 */
export function createMemory<Answer>(database: Database, most: number): Memory<Answer> {
  if (database.isKept === false) return (_key, read) => read();
  const versionNow = createVersion(database);
  let answers = new Map<string, Promise<Answer>>();
  let known = -1;
  return async (key, read) => {
    const version = await versionNow();
    if (version > known) {
      known = version;
      answers = new Map();
    }
    // A statement that began before the last change, and is answered after it.
    if (version < known) return read();
    const kept = answers;
    const answer = kept.get(key) ?? read();
    kept.delete(key);
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.delete(key));
    return answer;
  };
}

/** Answers a repeated call of the same visitor, or of one like it, from memory. */
export function remembering<Query, Answer>(
  database: Database,
  most: number,
  read: (query: Query, visitor: Visitor) => Promise<Answer>,
): (query: Query, visitor: Visitor) => Promise<Answer> {
  const memory = createMemory<Answer>(database, most);
  return (query, visitor) => memory(JSON.stringify([query, visitor]), () => read(query, visitor));
}
