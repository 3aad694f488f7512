import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** What a page loads before a tag is usable, with one build. */
export interface TagSize {
  readonly build: string;
  /** Of 1,000 bytes, gzipped. */
  readonly kilobytes: number;
  readonly files: number;
}

const builds = [
  ["React", "dist"],
  ["light, on preact", "dist/light"],
  ["peer, beside the page's own React", "dist/peer"],
] as const;

const root = new URL("../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root));
const readJson = (file: string): unknown => JSON.parse(read(file).toString("utf8"));

/** The demo's own build is made faster, and larger. */
function isReleased(): boolean {
  try {
    return (readJson("dist/.fingerprint") as { readonly kind: string }).kind === "all";
  } catch {
    return false;
  }
}

/** The sizes of a tag in each build, without the words of its locale; none where `dist/` does not hold what is released. */
export function sizesOf(tagName: string): readonly TagSize[] {
  if (!isReleased()) return [];
  const entry = `elements/${tagName}.js`;
  return builds.map(([build, folder]) => {
    const preloads = readJson(`${folder}/preload.json`) as Readonly<Record<string, readonly string[]>>;
    const files = [entry, ...(preloads[entry] ?? [])];
    const bytes = files.map((file) => gzipSync(read(`${folder}/${file}`), { level: 9 }).length);
    return { build, kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000, files: files.length };
  });
}
