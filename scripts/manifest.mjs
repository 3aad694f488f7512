/**
 * Writes custom-elements.json (schema 2.1) from the definitions of the elements.
 * `--check` writes nothing and fails when the file says something else.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = "custom-elements.json";

const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const className = (tag) => camelCase(`-${tag}`);
const quoted = (options) => options.map((option) => `"${option}"`).join(" | ");

function typeOf(attribute) {
  switch (attribute.kind) {
    case "url":
      return "string";
    case "oneOf":
      return quoted(attribute.options);
    case "list":
      return `(${quoted(attribute.options)})[]`;
    case "json":
      return attribute.type;
    default:
      return attribute.kind;
  }
}

const orNull = (attribute) => typeOf(attribute) + (attribute.default === null ? " | null" : "");

const rows = (record, write) => Object.entries(record).map(([name, value]) => write(name, value));

const described = (record) => rows(record, (name, description) => ({ name, description }));

const field = (name, attribute) => ({
  kind: "field",
  name: camelCase(name),
  attribute: name,
  description: attribute.description,
  type: { text: orNull(attribute) },
  default: JSON.stringify(attribute.default),
  ...(attribute.reflects && { reflects: true }),
});

const attributeRow = (name, attribute) => ({
  name,
  fieldName: camelCase(name),
  description: attribute.description,
  type: { text: attribute.kind === "json" ? `JSON: ${attribute.type}` : typeOf(attribute) },
  ...(attribute.default !== null && {
    default: Array.isArray(attribute.default) ? attribute.default.join(" ") : String(attribute.default),
  }),
});

const method = (name, { description }) => ({ kind: "method", name, description, return: { type: { text: "void" } } });

const event = (name, { description, detail, cancelable }) => ({
  name,
  type: { text: `CustomEvent<${detail}>` },
  description: cancelable ? `${description} Cancelable.` : description,
});

const declaration = (definition) => ({
  kind: "class",
  customElement: true,
  name: className(definition.tag),
  tagName: definition.tag,
  description: definition.description,
  superclass: { name: "HTMLElement" },
  attributes: rows(definition.attributes, attributeRow),
  members: [...rows(definition.attributes, field), ...rows(definition.methods, method)],
  events: rows(definition.events, event),
  slots: described(definition.slots),
  cssParts: described(definition.parts),
  cssStates: described(definition.states),
  cssProperties: rows(definition.cssProperties, (name, { description, default: value }) => ({ name, description, default: value })),
});

const moduleOf = ({ path, definition }) => ({
  kind: "javascript-module",
  path,
  declarations: [declaration(definition)],
  exports: [{ kind: "custom-element-definition", name: definition.tag, declaration: { name: className(definition.tag), module: path } }],
});

/**
 * The manifest of some elements.
 * @param {{ path: string, definition: import("../src/element/types.ts").ElementDefinition }[]} elements
 */
export const manifestOf = (elements) => ({ schemaVersion: "2.1.0", readme: "README.md", modules: elements.map(moduleOf) });

function written() {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

async function main() {
  const { readDefinitions } = await import("./definitions.mjs");
  const text = `${JSON.stringify(manifestOf(await readDefinitions()), null, 2)}\n`;
  if (!process.argv.includes("--check")) {
    writeFileSync(file, text);
  } else if (written() !== text) {
    console.error(`${file} is not what the definitions in elements/ say. Run \`npm run manifest\` and commit it.`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
