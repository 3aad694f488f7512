import { KameleoonError } from "../common/errors.js";

/** The type of the error that a task throws; `nothing` if it throws none. */
export function typeOf(task: () => unknown): string {
  try {
    task();
  } catch (error) {
    return error instanceof KameleoonError ? error.type : String(error);
  }
  return "nothing";
}

/** What a promise resolves to, or the type of the error that it rejects with. */
export function outcomeOf(task: Promise<unknown>): Promise<unknown> {
  return task.catch((error: unknown) => (error instanceof KameleoonError ? error.type : String(error)));
}
