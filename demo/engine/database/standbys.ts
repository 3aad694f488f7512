import type { QueryResultRow } from "pg";
import { type Server, ServerFailure } from "./connections.js";
import type { Database } from "./database.js";
import { isConflict, isMissing, reasonOf } from "./server-failures.js";
import type { Statement } from "./statements.js";

interface Standby {
  readonly server: Server;
  /** Why it is left out; null while it answers. */
  left: string | null;
  again: NodeJS.Timeout | undefined;
}

interface Reads {
  /** Answers when no standby does. */
  readonly primary: Server;
  readonly standbys: readonly Server[];
  /** Rejects where a standby has not the catalogue. */
  readonly check: (standby: Server) => Promise<void>;
  /** How long a standby is left out until it is tried again. */
  readonly retryMilliseconds?: number;
}

const defaultRetryMilliseconds = 2000;
/** A call tries no more, so that it is answered in time where several fail at once. */
const mostTried = 2;

/** Whether a standby may be the cause of a failure: it failed, lags, or is held up by what it copies. */
const mayBeStandbys = (error: unknown): boolean => error instanceof ServerFailure || isMissing(error) || isConflict(error);

const whyOf = (error: unknown): string => {
  if (isMissing(error)) return "it has not the season's catalogue yet";
  return error instanceof ServerFailure ? error.why : reasonOf(error);
};

/**
 * A database whose reads are spread over standbys. One that fails is left out, and tried again later; what it failed is run on
 * another, and on the primary where none is left.
 */
export async function spreadReads({ primary, standbys, check, retryMilliseconds = defaultRetryMilliseconds }: Reads): Promise<Database> {
  const all: readonly Standby[] = standbys.map((server) => ({ server, left: null, again: undefined }));
  let closed = false;

  function leaveOut(standby: Standby, error: unknown): void {
    if (closed) return;
    const why = whyOf(error);
    if (standby.left === null)
      console.warn(`The standby ${standby.server.label} is left out and tried again every ${retryMilliseconds / 1000} s: ${why}.`);
    standby.left = why;
    clearTimeout(standby.again);
    standby.again = setTimeout(() => void tryAgain(standby), retryMilliseconds).unref();
  }

  async function tryAgain(standby: Standby): Promise<void> {
    try {
      await check(standby.server);
      if (standby.left !== null) console.warn(`The standby ${standby.server.label} answers again.`);
      standby.left = null;
    } catch (error) {
      leaveOut(standby, error);
    }
  }

  await Promise.all(all.map(tryAgain));
  return {
    ...(standbys.length > 0 && { isKept: false }),
    async query<Row extends QueryResultRow>(statement: Statement) {
      const tried = all.filter(({ left }) => left === null).toSorted((a, b) => a.server.load() - b.server.load());
      for (const standby of tried.slice(0, mostTried))
        try {
          return await standby.server.query<Row>(statement);
        } catch (error) {
          if (!mayBeStandbys(error)) throw error;
          leaveOut(standby, error);
        }
      return primary.query<Row>(statement);
    },
    async close() {
      closed = true;
      for (const { again } of all) clearTimeout(again);
      await Promise.all([primary, ...standbys].map((server) => server.close()));
    },
  };
}
