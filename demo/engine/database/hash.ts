import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { catalogueKey } from "../catalogue/key.js";

/** Folders whose code and data make the content of the tables. */
const sourceFolders = ["../../../src/domain/", "../catalogue/", "../data/", "../suggestions/", "./"];

/** Changes whenever the schema, the generator, its seed or the seasons on sale do: the name of a built database. */
export function databaseHash(today: number): string {
  const hash = createHash("sha256").update(catalogueKey(today));
  for (const folder of sourceFolders) {
    const address = new URL(folder, import.meta.url);
    const files = readdirSync(address, { withFileTypes: true }).filter((file) => file.isFile() && !file.name.includes(".test."));
    for (const { name } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
      hash.update(name).update(readFileSync(new URL(name, address)));
  }
  return hash.digest("hex").slice(0, 16);
}
