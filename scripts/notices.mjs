/** Collects the licences of the packages that are bundled, for dist/THIRD-PARTY-NOTICES. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Packages published without a licence file: the text of the repository that their package.json names. */
const licencesHere = {
  "@r2wc/core": "scripts/licences/r2wc.txt",
  "@r2wc/react-to-web-component": "scripts/licences/r2wc.txt",
};

const inPackages = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

/**
 * The folders of the packages whose code is in some chunks, by package name.
 * @param {Iterable<import("rollup").OutputChunk | import("rollup").OutputAsset>} files
 * @returns {Map<string, string>}
 */
export function bundledPackages(files) {
  const found = new Map();
  for (const { modules = {} } of files) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const [folder, name] = inPackages.exec(id.replaceAll("\\", "/").replace(/^\0/, "")) ?? [];
      if (name && renderedLength > 0) found.set(name, folder);
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function licenceOf(name, folder) {
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)\b/i.test(entry));
  const path = file ? join(folder, file) : licencesHere[name];
  if (!path)
    throw new Error(
      `${name} is bundled, but its package has no licence file. Add the text of its repository to scripts/licences and to scripts/notices.mjs.`,
    );
  return readFileSync(path, "utf8").trim();
}

/**
 * The text of dist/THIRD-PARTY-NOTICES. Throws if a package has no licence.
 * @param {Map<string, string>} packages folders by name
 */
export function noticesOf(packages) {
  const sections = [...packages].map(([name, folder]) => {
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return `${name} ${version} (${license})\n\n${licenceOf(name, folder)}\n`;
  });
  const rule = `\n${"-".repeat(80)}\n\n`;
  return ["The files of this folder contain code of these packages.\n", ...sections].join(rule);
}
