import { knownDay } from "../catalogue/days.js";
import { createClock } from "../service/clock.js";
import { openEmbedded } from "./embedded.js";

/** Builds the embedded database where it is not kept yet: `prepare.ts [folder] [yyyy-MM-dd]`. */
const [, , folder, day] = process.argv;
const database = await openEmbedded(day === undefined ? createClock().today() : knownDay(day), folder);
await database.close();
