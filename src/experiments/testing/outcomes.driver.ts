import { KameleoonError } from "../common/errors.js";

/** The type of the error that a task throws; `nothing` where it throws none. */
export function typeOf(task: () => unknown): string {
  try {
    task();
  } catch (error) {
    return error instanceof KameleoonError ? error.type : String(error);
  }
  return "nothing";
}

/** What a promise is fulfilled with, or the type of the error that it is rejected with. */
export function outcomeOf(task: Promise<unknown>): Promise<unknown> {
  return task.catch((error: unknown) => (error instanceof KameleoonError ? error.type : String(error)));
}
