import { tokenCss, type TokenValues } from "../docs/theme-css.js";
import { html } from "../pages/markup.js";
import { preloads } from "../pages/preloads.js";
import { type Choice, tagNames } from "./choice.js";
import { buildFolders, integrityOf, type Release } from "./release.js";

/** What a snippet is made of beside the choice. */
export interface Given {
  readonly release: Release;
  /** The seller's origin. */
  readonly seller: string;
  /** The tokens of the brand. */
  readonly tokens: TokenValues;
}

type Attributes = Readonly<Record<string, string | null>>;

/** The beginning of a tag; an attribute without a value is empty, one that is null is left out. */
export function opened(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === null) return [];
    return value === "" ? [key] : [html`${key}="${value}"`.text];
  });
  return `<${[name, ...written].join(" ")}`;
}

/** The folder of `dist/` as it is served for this release. */
const baseOf = ({ release, seller }: Given): string => `${seller}/dist/${release.version}/`;

/** What a browser compares a file with; nothing for a file that the build does not have. */
function checkedBy({ release }: Given, file: string): Attributes {
  const hash = release.hashes[file];
  return hash === undefined ? { crossorigin: "" } : { integrity: hash, crossorigin: "" };
}

export function stylesheetLine(given: Given): string {
  const file = "ski-elements.css";
  return `${opened("link", { rel: "stylesheet", href: baseOf(given) + file, ...checkedBy(given, file) })} />`;
}

/** One script without imports, for pages that cannot have modules. */
export function oneFileLine({ parts, build }: Choice, given: Given): string {
  const isBarAlone = build === "light" && parts.every((part) => part === "bar");
  const file = isBarAlone ? "cdn/ski-searchbar.light.min.js" : `${buildFolders[build]}cdn/ski-elements.min.js`;
  return `${opened("script", { src: baseOf(given) + file, ...checkedBy(given, file), defer: "" })}></script>`;
}

/** A module for each tag, after the files of their first screen. */
export function moduleLines({ parts, build, locale }: Choice, given: Given): readonly string[] {
  const tags = parts.map((part) => tagNames[part]);
  const entries = tags.map((tag) => `elements/${tag}.js`);
  const ofFirstScreen = preloads(tags.map((tag) => `<${tag}`).join(""), locale, given.release.preloads[build])
    .map(({ address, media }) => ({ file: address.slice("/dist/".length), media }))
    .filter(({ file }) => !entries.includes(file));
  const folder = buildFolders[build];
  const base = baseOf(given);
  return [
    ...ofFirstScreen.map(({ file, media }) => {
      const attributes = { rel: "modulepreload", href: base + folder + file, media, ...checkedBy(given, folder + file) };
      return `${opened("link", attributes)} />`;
    }),
    ...entries.map((file) => {
      const attributes = { type: "module", src: base + folder + file, ...checkedBy(given, folder + file) };
      return `${opened("script", attributes)}></script>`;
    }),
  ];
}

/** A style element, and the hash by which a policy allows it; none without a rule. */
export function styleElement(css: string): { readonly text: string; readonly hash: string | null } {
  if (css === "") return { text: "", hash: null };
  const content = `\n${css}\n`;
  return { text: `<style>${content}</style>`, hash: integrityOf(content, "sha256") };
}

/** The brand as a rule for the tags; empty without one. */
export function brandCss({ parts }: Pick<Choice, "parts">, tokens: TokenValues): string {
  if (Object.keys(tokens).length === 0) return "";
  return tokenCss(parts.map((part) => tagNames[part]).join(",\n"), tokens);
}
