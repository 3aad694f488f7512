/**
 * Writes custom-elements.json (schema 2.1) from the definitions of the elements and their docs.
 * `--check` writes nothing and fails when the file differs.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { camelCase, pascalCase } from "./names.mjs";

const file = "custom-elements.json";

const listed = (options) => options.map((option) => `\`${option}\``).join(" and ");
const quoted = (options) => options.map((option) => `"${option}"`).join(" | ");

/** The type of a text that is read by other values of its element. */
const readText = ({ options }) => (options ? `${quoted(options)} | string` : "string");

/** The TypeScript type of an attribute's value; the docs give the type of JSON. */
function typeOf(attribute, docs) {
  switch (attribute.kind) {
    case "url":
      return "string";
    case "string":
      return attribute.options ? quoted(attribute.options) : "string";
    case "oneOf":
      return quoted(attribute.options);
    case "list":
      return `(${quoted(attribute.options)})[]`;
    case "json":
      return docs.type;
    case "read":
      return docs.type ?? readText(attribute);
    case "number":
      return attribute.options?.join(" | ") ?? "number";
    default:
      return attribute.kind;
  }
}

const descriptionOf = (docs) => (typeof docs === "string" ? docs : docs.description);

const rows = (record, write) => Object.entries(record).map(([name, value]) => write(name, value));

const described = (record) => rows(record, (name, description) => ({ name, description }));

const field = (name, attribute, docs) => ({
  kind: "field",
  name: camelCase(name),
  attribute: name,
  description: descriptionOf(docs),
  type: { text: typeOf(attribute, docs) + (attribute.default === null ? " | null" : "") },
  default: JSON.stringify(attribute.default),
  ...(attribute.reflects && { reflects: true }),
});

/** The type of an attribute's text, and what is said of it. */
function textOf(attribute, docs) {
  const description = descriptionOf(docs);
  if (attribute.kind === "json") return { description: `${description} JSON: \`${docs.type}\`.`, type: "string" };
  if (attribute.kind === "list")
    return { description: `${description} Of ${listed(attribute.options)}, divided by spaces.`, type: "string" };
  return { description, type: attribute.kind === "read" ? readText(attribute) : typeOf(attribute, docs) };
}

function attributeRow(name, attribute, docs) {
  const { description, type } = textOf(attribute, docs);
  return {
    name,
    fieldName: camelCase(name),
    description,
    type: { text: type },
    ...(attribute.default !== null && {
      default: Array.isArray(attribute.default) ? attribute.default.join(" ") : String(attribute.default),
    }),
  };
}

const method = (name, docs, returned = "void") => ({
  kind: "method",
  name,
  description: descriptionOf(docs),
  ...(docs.parameters && { parameters: rows(docs.parameters, (parameter, text) => ({ name: parameter, type: { text } })) }),
  return: { type: { text: returned } },
});

const property = (name, description, text) => ({ kind: "field", name, description, type: { text }, readonly: true });

/** What all tags have. */
const members = [
  property("state", "What the element shows: its children, its view, or its children after an error.", '"loading" | "ready" | "failed"'),
  property("ready", "Resolves when `ski-ready` has first been fired; pending while the element cannot start.", "Promise<void>"),
];

/** What the tags that take part in forms have in common with native controls. */
const formMembers = [
  { ...property("form", "The form that the element belongs to; set, the id of one.", "HTMLFormElement | null"), readonly: false },
  property("labels", "The labels of the element.", "NodeList"),
  property("type", "The type of the native control that takes the same value.", "string"),
  property("validity", "Which constraints the value does not meet.", "ValidityState"),
  property("validationMessage", "Why the value is not valid, in the element's locale; empty where it is valid.", "string"),
  property("willValidate", "Whether the value is checked when the form is submitted.", "boolean"),
  method("checkValidity", "Returns whether the value is valid, and fires `invalid` where it is not.", "boolean"),
  method("reportValidity", "As `checkValidity`, and shows the message to the visitor.", "boolean"),
  method("setCustomValidity", {
    description: "Makes the value not valid, with a message of the page; an empty message takes that back.",
    parameters: { message: "string" },
  }),
  method("focus", { description: "Moves the focus into the field, or onto the chosen day.", parameters: { options: "FocusOptions" } }),
];

const event = (name, { cancelable }, { description, detail }) => ({
  name,
  type: { text: `CustomEvent<${detail}>` },
  description: cancelable ? `${description} Cancelable.` : description,
});

const declaration = ({ tag, attributes, events, methods, form }, docs) => ({
  kind: "class",
  customElement: true,
  name: pascalCase(tag),
  tagName: tag,
  description: docs.description,
  superclass: { name: "HTMLElement" },
  attributes: rows(attributes, (name, attribute) => attributeRow(name, attribute, docs.attributes[name])),
  members: [
    ...rows(attributes, (name, attribute) => field(name, attribute, docs.attributes[name])),
    ...rows(methods, (name) => method(name, docs.methods[name])),
    ...members,
    ...(form ? formMembers : []),
  ],
  events: rows(events, (name, options) => event(name, options, docs.events[name])),
  slots: described(docs.slots),
  cssParts: described(docs.parts),
  cssStates: described(docs.states),
  cssProperties: rows(docs.cssProperties, (name, token) => ({ name, ...token })),
});

const moduleOf = ({ path, definition, docs }) => ({
  kind: "javascript-module",
  path,
  declarations: [declaration(definition, docs)],
  exports: [
    { kind: "js", name: pascalCase(definition.tag), declaration: { name: pascalCase(definition.tag), module: path } },
    { kind: "custom-element-definition", name: definition.tag, declaration: { name: pascalCase(definition.tag), module: path } },
  ],
});

/**
 * The manifest of some elements.
 * @param {import("./definitions.mjs").DescribedElement[]} elements
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
    console.error(`${file} differs from the definitions and docs in elements/. Run \`npm run manifest\` and commit it.`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
