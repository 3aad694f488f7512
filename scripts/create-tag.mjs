/** The files of a new tag, and what it adds to files that list the tags. */
import { pascalCase } from "./names.mjs";

const attributes = ({ view }) => `import type { AttributeTable, ElementOf } from "../src/element/types/attributes.js";
import { settings } from "./settings.js";

export const attributes = {
  ...settings,
  label: { kind: "string", default: null },
} as const satisfies AttributeTable;

/** The events that the element may fire. */
export const events = { "ski-ready": {}, "ski-error": {}, "ski-vitals": {} } as const;

export type Ski${view} = ElementOf<typeof attributes>;
`;

const definition = ({ noun, tag, view }) => `import { createElement } from "react";
import type { ReactNode } from "react";
import { LocalElement } from "../src/app/LocalElement.js";
import { ${view} } from "../src/components/${noun}/${view}.js";
import { elementClass } from "../src/element/element-class.js";
import type { ElementDefinition, ViewProps } from "../src/element/types/definition.js";
import type { ElementClass } from "../src/element/types/element-class.js";
import { commonSheets } from "./common.js";
import { attributes, events } from "./${tag}.attributes.js";
import type { Ski${view} as Ski${view}Element } from "./${tag}.attributes.js";

function View({ values, host }: ViewProps<typeof attributes>): ReactNode {
  const { locale, engineId, options, label } = values;
  const children = createElement(${view}, { label });
  return createElement(LocalElement, { locale, engineId, ownTexts: options?.texts, host, children });
}

/** Shows its label. */
export const definition = {
  tag: "${tag}",
  attributes,
  events,
  methods: {},
  sheets: commonSheets,
  view: View,
} satisfies ElementDefinition<typeof attributes>;

export type Ski${view} = Ski${view}Element;
export const Ski${view}: ElementClass<Ski${view}> = elementClass(definition);
`;

const entry = ({ tag, view }) => `/** Defines \`<${tag}>\`. */
import { register } from "./common.js";
import { Ski${view} } from "./${tag}.class.js";

declare global {
  interface HTMLElementTagNameMap {
    "${tag}": Ski${view};
  }
}

register("${tag}", Ski${view});

export { Ski${view} };
export type { SkiEventDetails } from "./events.js";
`;

const docs = ({ noun, tag }) => `import type { ElementDocs } from "../src/element/docs.js";
import { stateDocs, slotDocs } from "./common.docs.js";
import { eventDocs } from "./events.docs.js";
import { partDocs } from "./parts.docs.js";
import { settingsDocs } from "./settings.docs.js";
import type { definition } from "./${tag}.class.js";

export const docs = {
  description: "Shows its label.",
  attributes: {
    ...settingsDocs,
    label: "The text that is shown.",
  },
  events: eventDocs,
  methods: {},
  parts: partDocs["${noun}"],
  cssProperties: {},
  slots: slotDocs,
  states: stateDocs,
} satisfies ElementDocs<typeof definition>;
`;

const test = ({ noun, tag }) => `import { expect } from "@open-wc/testing";
import "./${tag}.js";
import { clear, complete, next, put } from "./testing/element.driver.js";

describe("${tag}", () => {
  afterEach(clear);

  async function render() {
    const element = put("${tag}", \`\${complete} label="Winter"\`);
    await next(element, "ski-ready");
    return element;
  }

  it("shows its label", async () => {
    const element = await render();
    expect(element.shadowRoot?.querySelector("[part~=${noun}]")?.textContent).to.equal("Winter");
  });

  it("is accessible", async () => {
    await expect(await render()).to.be.accessible();
  });
});
`;

const component = ({ noun, view }) => `import { useSheet } from "../controls/useSheet.js";
import sheet from "./${noun}.css" with { type: "css" };

interface Props {
  readonly label: string | null;
}

export function ${view}({ label }: Props) {
  useSheet(sheet);
  return (
    <p className="${noun}" part="${noun}">
      {label}
    </p>
  );
}
`;

const sheet = ({ noun }) => `@layer feature {
  .${noun} {
    margin: 0;
  }
}
`;

/** Inserts before the first match of a pattern; throws without one. */
function before(source, pattern, text) {
  const at = source.search(pattern);
  if (at < 0) throw new Error(`${pattern} is not found.`);
  return source.slice(0, at) + text + source.slice(at);
}

/** A row for the tests that all tags have. */
function withTests(source, { noun, tag, view }) {
  const name = view.charAt(0).toLowerCase() + view.slice(1);
  const imports = `import { docs as ${name}Docs } from "../${tag}.docs.js";\nimport { definition as ${name} } from "../${tag}.class.js";\n`;
  const row = `  { definition: ${name}, docs: ${name}Docs, examples: ['label="${noun}"'] },\n`;
  return before(before(source, /^\nconst /m, imports), /^\] as const;$/m, row);
}

function withTypings(source, { tag, view }) {
  const name = view.charAt(0).toLowerCase() + view.slice(1);
  const imported = before(source, /^\ninterface Described/m, `import type * as ${name} from "../${tag}.attributes.js";\n`);
  return before(imported, /(?<=interface SkiTags \{[^}]*)^\}/m, `  "${tag}": Tag<${name}.Ski${view}, typeof ${name}>;\n`);
}

function withTable(source, { tag, view }) {
  const name = view.charAt(0).toLowerCase() + view.slice(1);
  const imported = before(source, /^\nconst tables/m, `import { attributes as ${name} } from "./${tag}.attributes.js";\n`);
  return before(imported, /^\};$/m, `  "${tag}": ${name},\n`);
}

const withTemplateTag = (source, { tag }) => before(source, /^ {2}\}\n\}/m, `    "${tag}": TemplateTag<"${tag}">;\n`);

function withEntries(source, { tag }) {
  const description = JSON.parse(source);
  const entry = (folder) => ({ types: `./dist/types/${tag}.d.ts`, default: `./${folder}/elements/${tag}.js` });
  description.exports[`./${tag}`] = entry("dist");
  description.exports[`./light/${tag}`] = entry("dist/light");
  description.exports[`./peer/${tag}`] = entry("dist/peer");
  return `${JSON.stringify(description, null, 2)}\n`;
}

/** What each file that lists the tags becomes. */
const changes = {
  "elements/all.ts": (source, { tag, view }) => `${source}export { Ski${view} } from "./${tag}.js";\n`,
  "elements/autoloader.ts": (source, { tag }) => before(source, /^\};$/m, `  "${tag}": () => import("./${tag}.js"),\n`),
  "elements/classes.ts": (source, { tag, view }) => `${source}export { Ski${view} } from "./${tag}.class.js";\n`,
  "elements/types.ts": (source, { tag, view }) => `${source}export type { Ski${view} } from "./${tag}.attributes.js";\n`,
  "elements/doctor.ts": withTable,
  "src/diagnosis/tag-names.ts": (source, { tag }) => before(source, /\];$/m, `, "${tag}"`),
  "elements/frameworks/tags.ts": withTypings,
  "elements/frameworks/react.tsx": (source, { tag, view }) =>
    `${source}export const Ski${view} = component("${tag}", "Ski${view}", () => loadFile(() => import("../${tag}.js")));\n`,
  "elements/frameworks/vue.d.ts": withTemplateTag,
  "elements/frameworks/svelte.d.ts": withTemplateTag,
  "elements/parts.docs.ts": (source, { noun }) => before(source, /^\} as const/m, `  "${noun}": {\n    "${noun}": "The text.",\n  },\n`),
  "elements/ski-elements.css": (source, { tag }) => before(source, /^ski-[a-z-]+ \{$/m, `${tag},\n`),
  "elements/testing/tags.ts": withTests,
  "scripts/layers.mjs": (source, { noun }) => before(source, /"calendar",/, `"${noun}", `),
  "package.json": withEntries,
};

/**
 * The files of a new tag.
 * @param {string} name `offers` or `ski-offers`
 * @param {(file: string) => string} read
 * @returns {{ created: Record<string, string>, changed: Record<string, string> }} texts by file
 */
export function tagFiles(name, read) {
  const noun = name.replace(/^ski-/, "");
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(noun))
    throw new Error(`"${name}" is no name of a tag: use lower-case words with hyphens.`);
  const names = { noun, tag: `ski-${noun}`, view: pascalCase(noun) };
  const created = {
    [`elements/${names.tag}.attributes.ts`]: attributes(names),
    [`elements/${names.tag}.class.ts`]: definition(names),
    [`elements/${names.tag}.ts`]: entry(names),
    [`elements/${names.tag}.docs.ts`]: docs(names),
    [`elements/${names.tag}.browser.test.ts`]: test(names),
    [`src/components/${noun}/${names.view}.tsx`]: component(names),
    [`src/components/${noun}/${noun}.css`]: sheet(names),
  };
  const changed = Object.fromEntries(Object.entries(changes).map(([file, change]) => [file, change(read(file), names)]));
  return { created, changed };
}
