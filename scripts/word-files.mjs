/** The files of `locales/`, and their chunks. */
import { readdirSync } from "node:fs";

const folders = new URL("../locales/", import.meta.url);

/** Each file by its locale's folder and its part: "fr-FR/screens". */
export const wordFileNames = () =>
  readdirSync(folders).flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, folders)).map((file) => `${folder}/${file.replace(".json", "")}`),
  );

/** Those that the files of the tags load; the tools have theirs. */
export const pageWordFiles = () => wordFileNames().filter((name) => !name.endsWith("/tools"));

/** The name of a file's chunk: "fr-FR-screens". */
export const wordChunkName = (name) => name.replace("/", "-");
