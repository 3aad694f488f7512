import { readdirSync } from "node:fs";

/** The tags of the library, which are the files `elements/ski-*.ts`. */
export const tags = readdirSync("elements")
  .flatMap((file) => /^(ski-[a-z-]+)\.ts$/.exec(file)?.[1] ?? [])
  .sort();
