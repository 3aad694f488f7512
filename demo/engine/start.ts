import type { Worker } from "node:worker_threads";
import { openDatabase } from "./database/open.js";
import { createClock } from "./service/clock.js";

/** Starts the engine: its database, in `thread` where one was begun for it, then all that is read while that opens. */
export async function startEngine(thread?: Worker): Promise<void> {
  const clock = createClock();
  const firstDay = clock.today();
  const opening = openDatabase(firstDay, thread);
  const { createDatabaseAnswers } = await import("./database/database-answers.js");
  const answers = createDatabaseAnswers(openDatabase, firstDay, opening);
  const { serve } = await import("./serve.js");
  await serve(clock, answers);
}
