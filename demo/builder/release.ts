import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import packageJson from "../../package.json" with { type: "json" };
import type { Preloads } from "../pages/preloads.js";
import type { Build } from "./choice.js";

/** A build of the library, as snippets name its files. */
export interface Release {
  readonly version: string;
  /** What goes in `integrity` for each file, by its path in `dist/`. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly preloads: Readonly<Record<Build, Preloads>>;
  /** The same for the script of a page that holds the bar in a frame. */
  readonly frameScriptHash: string;
}

/** The folder of `dist/` that holds a build. */
export const buildFolders: Readonly<Record<Build, string>> = { react: "", light: "light/" };

/** Where the files of a release are: under its own number, as their hashes are of it alone. */
export const releasePath = `/dist/${packageJson.version}/`;

/** The address of the script of a page that holds the bar in a frame. Its file never changes: another one gets another number. */
export const frameScriptPath = "/embed/parent-1.js";

export const frameScriptFile = new URL("../embed/parent-1.js", import.meta.url);

const root = new URL("../../dist/", import.meta.url);

/** A file that the build has not written yet is read as an empty one. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(new URL(file, root), "utf8"));
  } catch {
    return {};
  }
}

/** A hash of a text or a file as `integrity` and policies have it. */
export const integrityOf = (content: string | Buffer, method: "sha256" | "sha384" = "sha384"): string =>
  `${method}-${createHash(method).update(content).digest("base64")}`;

/** The release that `dist/` holds, read again each time: a build changes it. */
export function readRelease(): Release {
  const preloadsIn = (folder: string) => readJson(`${folder}preload.json`) as Preloads;
  return {
    version: packageJson.version,
    hashes: readJson("sri.json") as Release["hashes"],
    preloads: { react: preloadsIn(buildFolders.react), light: preloadsIn(buildFolders.light) },
    frameScriptHash: integrityOf(readFileSync(frameScriptFile)),
  };
}
