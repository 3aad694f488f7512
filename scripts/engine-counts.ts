import { readFile, writeFile } from "node:fs/promises";
import { withCountLines } from "../demo/engine/database/count-lines.js";

/** Writes the lines of `counts.sql` that count the criteria, by the table of filters. */
const file = new URL("../demo/engine/database/queries/counts.sql", import.meta.url);
await writeFile(file, withCountLines(await readFile(file, "utf8")));
