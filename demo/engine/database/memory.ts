import type { Database } from "./database.js";
import { statement } from "./statements.js";

interface VersionRow {
  readonly version: number;
}

type Memory<Answer> = (key: string, read: () => Promise<Answer>) => Promise<Answer>;

/**
 * Keeps answers until the version of the stock changes, the last used of them. The version is read before an answer, so that one which
 * a change overtakes is kept under the earlier version, and read anew. Failures are not kept.
 */
export function createMemory<Answer>(database: Database, most: number): Memory<Answer> {
  if (database.isKept === false) return (_key, read) => read();
  let answers = new Map<string, Promise<Answer>>();
  let known = -1;
  return async (key, read) => {
    const [row] = await database.query<VersionRow>(statement("stock-version", {}));
    const version = row?.version ?? 0;
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
