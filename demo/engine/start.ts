import type { Worker } from "node:worker_threads";
import { Unavailable } from "./answers.js";
import { openDatabase } from "./database/open.js";
import { createClock } from "./service/clock.js";

async function start(thread?: Worker): Promise<void> {
  const clock = createClock();
  const firstDay = clock.today();
  const opening = openDatabase(firstDay, thread);
  // Whoever awaits it handles a failure, and so below.
  opening.catch(() => {});
  const { createDatabaseAnswers } = await import("./database/database-answers.js");
  const answers = createDatabaseAnswers(openDatabase, firstDay, opening);
  answers.ready.catch(() => {});
  const { serve } = await import("./serve.js");
  await serve(clock, answers);
}

/**
 * Starts the engine: its database, in `thread` where one was begun for it, then all that is read while that opens. Ends the
 * process where that fails, with what to do about it where that is known.
 */
export async function startEngine(thread?: Worker): Promise<void> {
  try {
    await start(thread);
  } catch (error) {
    console.error(error instanceof Unavailable ? error.message : error);
    process.exit(1);
  }
}
