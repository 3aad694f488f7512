import { type GivenAttribute, indented, nameIn, tagText } from "../docs/framework-markup.js";
import { policyText } from "../pages/content-policy.js";
import { pageWordsOf } from "../words/all.js";
import { attributesOf } from "./attributes.js";
import { type Choice, tagNames, usualChoice } from "./choice.js";
import { queryOfChoice } from "./choice-query.js";
import { fallbackOf } from "./fallback.js";
import { brandCss, type Given, moduleLines, oneFileLine, opened, stylesheetLine, styleElement } from "./head.js";
import { neededRules } from "./policy.js";
import { frameScriptPath } from "./release.js";

/** A piece of code that goes to one place of the page. */
export interface SnippetBlock {
  /** `src/SkiSearch.tsx`. */
  readonly title: string;
  readonly note: string;
  readonly text: string;
}

/** px of the frame until its script sets it: the bar with the room of its shadow. */
const frameHeight = 108;

type Write = (tag: string, attributes: readonly GivenAttribute[], children: string) => string;
const inHtml: Write = (tag, attributes, children) => tagText(tag, attributes, "HTML", children);

/** The tags with their attributes, around what they show without scripts. */
export const tagTexts = (choice: Choice, seller: string, write: Write = inHtml): readonly string[] =>
  choice.parts.map((part) => write(tagNames[part], attributesOf(part, choice, seller), fallbackOf(part, choice, seller)));

/** The lines about a snippet: where it is changed, and what a policy has to allow for it. */
function notes(choice: Choice, { seller }: Given, style: string | null): readonly string[] {
  const query = queryOfChoice(choice);
  return [
    `Change it at ${seller}/partners${query && `?${query}`}`,
    `Content-Security-Policy, where the page has one: ${policyText(neededRules(choice, seller, style))}`,
  ];
}

const htmlComments = (lines: readonly string[]) => lines.map((line) => `<!-- ${line} -->`);
const joined = (lines: readonly string[]) => lines.filter(Boolean).join("\n");

/** The head and the tags of a page, as `lines` load the library. */
function markup(choice: Choice, given: Given, loading: readonly string[]): string {
  const { text, hash } = styleElement(brandCss(choice, given.tokens));
  const head = [...htmlComments(notes(choice, given, hash)), stylesheetLine(given), ...loading, text];
  return `${joined(head)}\n\n${tagTexts(choice, given.seller).join("\n\n")}`;
}

function reactComponent(choice: Choice, given: Given): string {
  const css = brandCss(choice, given.tokens);
  const isOnReact = choice.build === "react";
  const write: Write = (tag, attributes, children) => tagText(tag, attributes, isOnReact ? "React" : "HTML", children);
  const tags = tagTexts(choice, given.seller, write);
  const names = choice.parts.map((part) => tagNames[part]);
  const imports = isOnReact
    ? [`import { ${names.map((name) => nameIn("React", name)).join(", ")} } from "ski-elements/react";`]
    : [`import "ski-elements/jsx";`, ...names.map((name) => `import "ski-elements/light/${name}";`)];
  const returned = tags.length > 1 ? `<>\n${indented(tags.join("\n"))}\n</>` : (tags[0] ?? "");
  return joined([
    "// npm install ski-elements",
    ...notes(choice, given, null).map((line) => `// ${line}`),
    ...imports,
    `import "ski-elements/ski-elements.css";`,
    css && `import "./ski-search.css";`,
    `\nexport function SkiSearch() {\n  return (\n${indented(indented(returned))}\n  );\n}`,
  ]);
}

/** The address of the frame that shows a choice. */
export function frameAddress(choice: Choice, seller: string): string {
  const { host, parts, consent } = usualChoice;
  const query = queryOfChoice({ ...choice, host, parts, consent });
  return `${seller}/embed/bar${query && `?${query}`}`;
}

function frame(choice: Choice, given: Given): string {
  const { seller, release } = given;
  const attributes = {
    src: frameAddress(choice, seller),
    title: pageWordsOf(choice.locale).homeTitle,
    width: "100%",
    height: String(frameHeight),
    frameborder: "0",
  };
  const script = { type: "module", src: seller + frameScriptPath, integrity: release.frameScriptHash, crossorigin: "" };
  return joined([
    ...htmlComments(notes(choice, given, null)),
    `${opened("iframe", attributes)}></iframe>`,
    `${opened("script", script)}></script>`,
  ]);
}

/** Where the page passes on what the visitor agreed to; the tags keep nothing until then. */
function consentBlocks({ consent, parts }: Choice): readonly SnippetBlock[] {
  if (consent === "server")
    return [
      {
        title: "Consent",
        note: "Your server writes this attribute into each tag for a visitor who has agreed, and leaves it out for anyone else.",
        text: `consent="preferences experiments"`,
      },
    ];
  if (consent === "none") return [];
  return [
    {
      title: "Consent",
      note: "Where your banner’s script has the visitor’s answer, on every page and after a refusal too; hasAgreed is true or false.",
      text: `customElements.whenDefined("${tagNames[parts[0] ?? "bar"]}").then(() => {\n  window.skiElements.setConsent({ preferences: hasAgreed, experiments: hasAgreed });\n});`,
    },
  ];
}

function mainBlocks(choice: Choice, given: Given): readonly SnippetBlock[] {
  const css = brandCss(choice, given.tokens);
  switch (choice.host) {
    case "html":
      return [
        {
          title: "Your page",
          note: "Paste it where the tags should appear: its first lines may be in the body too. What it loads stays the same until you copy newer code.",
          text: markup(choice, given, moduleLines(choice, given)),
        },
      ];
    case "wordpress":
      return [
        {
          title: "Your post or page",
          note: "Paste it into the editor: it becomes a block of custom HTML. WordPress lets administrators and editors save scripts.",
          text: `<!-- wp:html -->\n${markup(choice, given, [oneFileLine(choice, given)])}\n<!-- /wp:html -->`,
        },
      ];
    case "vite-react":
      return [
        {
          title: "src/SkiSearch.tsx",
          note: `For React ${choice.build === "react" ? "18.3 and 19" : "19"}. Show it as <SkiSearch />.`,
          text: reactComponent(choice, given),
        },
        ...(css ? [{ title: "src/ski-search.css", note: "The brand.", text: css }] : []),
      ];
    case "frame":
      return [
        {
          title: "Your page",
          note: "First ask the seller to allow frames on your site, by its origin, such as https://www.example.org. From 1200 px of width the frame shows the whole bar, below that the one of a phone. If your page can have no script, leave out the last line and give the frame a height of 720.",
          text: frame(choice, given),
        },
      ];
  }
}

/** What to copy for a choice, one block for each place. */
export const snippetOf = (choice: Choice, given: Given): readonly SnippetBlock[] => [
  ...mainBlocks(choice, given),
  ...consentBlocks(choice),
];
