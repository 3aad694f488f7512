/** Writes dist/editor: what VS Code and the editors of JetBrains know of the tags, from custom-elements.json. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = "dist/editor";

/** A tag's hint would be pages long with all of its parts and tokens, which complete by themselves. */
const hidden = { hideCssPartsDocs: true, hideCssPropertiesDocs: true, hideMethodDocs: true };

const tagsOf = ({ modules }) => modules.flatMap(({ declarations }) => declarations.filter(({ tagName }) => tagName));

/** Each choice of some words, at least one, in their order. */
const choicesOf = (words) => words.reduce((choices, word) => [...choices, ...choices.map((choice) => `${choice} ${word}`), word], []);

/** An attribute with the values of its property where its text is a list of them. */
function withValues(attribute, members) {
  const [, words] = /^\((.+)\)\[\]$/.exec(members.find((member) => member.attribute === attribute.name)?.type.text ?? "") ?? [];
  if (words === undefined) return attribute;
  const choices = choicesOf(words.split(" | ").map((word) => JSON.parse(word)));
  return { ...attribute, type: { text: [...choices.map((choice) => JSON.stringify(choice)), "string"].join(" | ") } };
}

const listed = (tagNames) => tagNames.map((name) => `\`${name}\``).join(tagNames.length > 2 ? ", " : " and ");

/** Rows by what is read of each, in their order. */
function grouped(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

/** The description of a name that some tags have: by tag where they describe it differently. */
function joined(rows) {
  const texts = grouped(rows, ({ description }) => description);
  if (texts.length === 1) return rows[0].description;
  return texts.map(([text, same]) => `In ${listed(same.map(({ tagName }) => tagName))}: ${text}`).join(" ");
}

/** The rows of a list of all tags, each name once. */
function namedOnce(tags, list) {
  const rows = tags.flatMap((tag) => tag[list].map((row) => ({ ...row, tagName: tag.tagName })));
  return grouped(rows, ({ name }) => name).map(([, same]) => ({ ...same[0], description: joined(same) }));
}

function withDefault({ name, description, default: light, darkDefault }) {
  const dark = darkDefault === undefined ? "" : `; in the dark theme: ${darkDefault}`;
  return { name, description: `${description} Default: ${light}${dark}.` };
}

/**
 * The manifest as the generators read it: with the values of lists, and with each part and token in one tag only, since an editor
 * completes them for every element.
 */
function editorManifest(manifest) {
  const tags = tagsOf(manifest);
  const declarations = tags.map((tag, index) => ({
    ...tag,
    attributes: tag.attributes.map((attribute) => withValues(attribute, tag.members)),
    cssParts: index === 0 ? namedOnce(tags, "cssParts") : [],
    cssProperties: index === 0 ? namedOnce(tags, "cssProperties").map(withDefault) : [],
  }));
  return { ...manifest, modules: [{ declarations }] };
}

/** Where the site of the documentation, which `npm run docs` writes, describes a tag; null where the package names no site. */
const addressOf = (homepage, tagName) => (homepage ? new URL(`docs/tags/${tagName}`, homepage).href : null);

/** VS Code completes an attribute with the value set `v` without a value. */
function vsCodeTag(tag, attributes, address) {
  const links = (href) => (address ? { references: [{ name: "Documentation", url: href }] } : {});
  const { references: _, ...others } = tag;
  return {
    ...others,
    attributes: tag.attributes.map(({ values, ...attribute }, index) => ({
      ...attribute,
      ...(attributes[index].type.text === "boolean" ? { valueSet: "v" } : { values }),
      ...links(`${address}#attributes`),
    })),
    ...links(address),
  };
}

function webTypesElement(element, address) {
  const { "doc-url": _, ...others } = element;
  const link = (href) => (address ? { "doc-url": href } : {});
  return {
    ...others,
    attributes: element.attributes.map((attribute) => ({ ...attribute, ...link(`${address}#attributes`) })),
    ...link(address),
  };
}

/**
 * What is in each file of dist/editor. Without a homepage there are no links: editors do not open one that is relative to the package.
 * @param manifest custom-elements.json
 * @param {string} [homepage] of package.json
 */
export async function editorData(manifest, homepage) {
  const { getVsCodeCssCustomData, getVsCodeHtmlCustomData } = await import("custom-element-vs-code-integration");
  const { getWebTypesData } = await import("custom-element-jet-brains-integration");
  const read = editorManifest(manifest);
  const [{ declarations }] = read.modules;
  const html = JSON.parse(getVsCodeHtmlCustomData(read, hidden));
  const webTypes = JSON.parse(getWebTypesData(read, hidden));
  html.tags = html.tags.map((tag, index) => vsCodeTag(tag, declarations[index].attributes, addressOf(homepage, tag.name)));
  const { elements } = webTypes.contributions.html;
  webTypes.contributions.html.elements = elements.map((element) => webTypesElement(element, addressOf(homepage, element.name)));
  return {
    "vscode.html-custom-data.json": html,
    "vscode.css-custom-data.json": JSON.parse(getVsCodeCssCustomData(read, hidden)),
    "web-types.json": webTypes,
  };
}

export async function writeEditorData() {
  const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
  const files = await editorData(readJson("custom-elements.json"), readJson("package.json").homepage);
  mkdirSync(folder, { recursive: true });
  for (const [name, data] of Object.entries(files)) writeFileSync(join(folder, name), `${JSON.stringify(data, null, 2)}\n`);
}
