import { marked } from "marked";
import packageJson from "../../package.json" with { type: "json" };
import { docsPages } from "../../demo/docs/pages.js";
import { manifestTags } from "../../demo/docs/manifest.js";

/** A block of code of the documentation. */
export interface Sample {
  /** `/docs/guides/start, html 2`. */
  readonly name: string;
  readonly language: string;
  readonly text: string;
}

function samplesIn(page: string, markdown: string): readonly Sample[] {
  const found: { language: string; text: string }[] = [];
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "code") found.push({ language: String(token["lang"] ?? ""), text: String(token["text"]) });
  });
  return found.map((sample, index) => {
    const number = found.slice(0, index + 1).filter(({ language }) => language === sample.language).length;
    return { ...sample, name: `${page}, ${sample.language} ${number}` };
  });
}

/** Every sample of every page of the documentation. */
export const samples: readonly Sample[] = docsPages.flatMap(({ path, markdown }) => samplesIn(path, markdown));

const tags = manifestTags.map(({ tagName }) => tagName);

/** A seller's site in the samples becomes the demo, which answers its calls; a hash that is left out is not checked. */
const atDemo = (text: string, origin: string) => text.replaceAll(/(?:https?:\/\/)?www\.example\.com/g, origin).replaceAll("sha384-…", "");

/** What the provider of experiments answers to a sample: a flag that is off. */
export const experimentConfiguration = {
  configuration: { realTimeUpdate: false, consentType: "REQUIRED", dataApiDomain: null },
  customData: [],
  featureFlags: [
    {
      id: 1,
      featureKey: "new-banner",
      environmentEnabled: false,
      defaultVariationKey: "off",
      variations: [{ key: "off", variables: [] }],
      rules: [],
    },
  ],
};

/** What a bundler does with imports of the package: each entry is its file of `dist/`. It takes a style sheet, which is an empty module here. */
export const importMap = JSON.stringify({
  imports: Object.fromEntries(
    Object.entries(packageJson.exports).flatMap(([name, target]) => {
      const file = typeof target === "string" ? target : "default" in target ? target.default : null;
      if (file === null) return [];
      const address = file.endsWith(".css") ? "data:text/javascript," : file.replace(/^\./, "");
      return [[name.replace(/^\./, "ski-elements"), address]];
    }),
  ),
});

/** The tags that a script looks for, with the settings of the demo, where its own markup has none. */
function tagsAround(text: string, origin: string): string {
  return tags
    .filter((tag) => new RegExp(`["']${tag}\\b`).test(text) && !text.includes(`<${tag}`))
    .map((tag) => `<${tag} locale="en-GB" engine-id="1" currency="GBP" menu-domain="${origin}"></${tag}>`)
    .join("\n");
}

/**
 * A page with a sample of HTML, or a script as its module. Where a sample has no script of the library, the page loads it; where it has no
 * tag, the page has those that it looks for.
 */
export function samplePage({ language, text }: Sample, origin: string): string {
  const isScript = language === "js";
  const around = tagsAround(text, origin);
  const needsLoader = !/src="\/dist\/(?:elements|cdn|ski-elements|autoloader)/.test(text) && (around || /<ski-/.test(text));
  const needsEntry = isScript && /\bskiElements\b/.test(text);
  const body = isScript ? `<script type="module">\n${text}\nglobalThis.sampleHasRun = true;\n</script>` : text;
  return atDemo(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<title>A sample</title>
<link rel="icon" href="/favicon.ico" />
<script type="importmap">${importMap}</script>
${needsLoader ? '<script type="module" src="/dist/autoloader.js"></script>' : ""}
${needsEntry ? '<script type="module" src="/dist/ski-elements.js"></script>' : ""}
</head>
<body>
${around}
${body}
</body>
</html>`,
    origin,
  );
}
