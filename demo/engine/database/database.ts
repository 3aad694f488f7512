import type { QueryResultRow } from "pg";
import type { Statement } from "./statements.js";

/** Runs statements. */
export interface Database {
  /** Rows of a result; `date` is read as `yyyy-MM-dd`, int8 as a number. */
  query<Row extends QueryResultRow>(statement: Statement): Promise<readonly Row[]>;
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

/**
 * How many rows a filter on bits leaves is hard to predict: a planner that expects one row instead of thousands joins them by
 * nested loops, or merges them by too few columns. Joining by hash costs little when it was right, compiling a query costs more
 * than running it, and no plan of a statement is better than its first.
 */
export const plannerSettings = {
  enable_nestloop: "off",
  enable_mergejoin: "off",
  jit: "off",
  plan_cache_mode: "force_generic_plan",
} as const;

/** The settings as statements, for a connection that no other engine uses. */
export const settingStatements = Object.entries(plannerSettings)
  .map(([name, value]) => `set ${name} = ${value}`)
  .join("; ");
