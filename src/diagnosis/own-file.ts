import { tagNames } from "./tag-names.js";

/** A file of the library, by its address. */
export interface OwnFile {
  readonly address: string;
  /** The address of the folder that holds the library's files, with a slash at its end: `https://www.example.com/dist/`. */
  readonly root: string;
  /** Of one copy of the library: a file for a plain script tag is one by itself. */
  readonly copy: string;
  readonly kind: "module" | "script" | "sheet" | "chunk";
  /** The tags that it defines. */
  readonly defines: readonly string[];
}

interface Known {
  readonly kind: "module" | "script" | "sheet";
  readonly defines: readonly string[];
}

/** Files whose names no other library has. */
const named: Readonly<Record<string, Known>> = {
  "ski-elements.js": { kind: "module", defines: tagNames },
  "ski-elements.min.js": { kind: "script", defines: tagNames },
  "ski-searchbar.light.min.js": { kind: "script", defines: ["ski-searchbar"] },
  "ski-elements.css": { kind: "sheet", defines: [] },
  ...Object.fromEntries(tagNames.map((tag) => [`${tag}.js`, { kind: "module", defines: [tag] } as const])),
};

/** Files whose names others may have: they count in a folder of the library only. */
const common: Readonly<Record<string, Known>> = {
  "autoloader.js": { kind: "module", defines: tagNames },
  "classes.js": { kind: "module", defines: [] },
  "early.js": { kind: "script", defines: [] },
};

/** The shortest root: the folders of a release and of the library are no part of it. */
const shape = /^(?<root>.*?\/)(?<release>\d+(?:\.\d+)+[^/]*\/)?(?<build>(?:light|peer)\/)?(?:(?:cdn|elements|chunks)\/)?(?<name>[\w.-]+)$/;
const libraryFolder = /\/(?:dist|ski-elements[^/]*)\/$/;

const withoutQuery = (address: string) => address.replace(/[?#].*$/s, "");

/** The file of the library at an absolute address, by its name; null for any other file. */
export function ownFile(address: string): OwnFile | null {
  const { root, release = "", build = "", name } = shape.exec(withoutQuery(address))?.groups ?? {};
  if (!root || !name) return null;
  const known = knownFile(root, name);
  if (!known) return null;
  const isOneFile = known.kind === "script" && known.defines.length > 0;
  return { address, root, copy: isOneFile ? address : `${root}${release}${build}`, ...known };
}

/** The root of the library's files at the address of one of them, whatever its name; null outside of a folder of the library. */
export function libraryRoot(address: string): string | null {
  const { root } = shape.exec(withoutQuery(address))?.groups ?? {};
  return root && libraryFolder.test(root) ? root : null;
}

function knownFile(root: string, name: string): Known | null {
  const own = Object.hasOwn(named, name) ? named[name] : undefined;
  const shared = libraryFolder.test(root) && Object.hasOwn(common, name) ? common[name] : undefined;
  return own ?? shared ?? null;
}
