import { openDatabase } from "./database/open.js";
import { createClock } from "./service/clock.js";

/** Starts the engine. Its database takes longest, and begins to open before the rest is even read. */
const clock = createClock();
const firstDay = clock.today();
const opening = openDatabase(firstDay);
const { createDatabaseAnswers } = await import("./database/database-answers.js");
const answers = createDatabaseAnswers(openDatabase, firstDay, opening);
const { serve } = await import("./serve.js");
await serve(clock, answers);
