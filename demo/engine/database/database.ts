import type { QueryResultRow } from "pg";
import type { Statement } from "./statements.js";

/** Runs statements. */
export interface Database {
  /** Rows of a result; `date` is read as `yyyy-MM-dd`, int8 as a number. */
  query<Row extends QueryResultRow>(statement: Statement): Promise<readonly Row[]>;
  /** false where an answer may not be kept until the stock's version changes: one standby may lag behind another. */
  readonly isKept?: false;
  /**
   * Calls the listener after each change of the stock, before the statement that changed it is answered. Not there where nobody tells:
   * a pooler of connections keeps notifications from its clients.
   */
  readonly onStockChange?: (listener: () => void) => void;
  close(): Promise<void>;
}

const serializationFailure = "40001";

function isSerializationFailure(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === serializationFailure;
}

/** Runs a read again, once, when the server reports that it met a write and may be retried. */
export async function retried<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (!isSerializationFailure(error)) throw error;
    return run();
  }
}
