import { kindOf, propertyType, type Described, type Member, type Tag, type TagAttribute } from "./manifest.js";
import type { TagSize } from "./sizes.js";

const code = (text: string) => `\`${text}\``;
const inCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

const section = (title: string, lead: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0 ? [] : [`## ${title}`, ...(lead ? [lead] : []), table(heads, rows)];

const withoutNull = (type: string) => type.replace(/ \| null$/, "");

/** What an attribute takes, what its property takes if that is not the same, and what holds without it. */
function taken(tag: Tag, attribute: TagAttribute): string {
  const { type, default: usual } = attribute;
  const text = type?.text ?? "string";
  const property = withoutNull(propertyType(tag, attribute));
  const both = [code(text), ...(property === text ? [] : [`as a property ${code(property)}`])];
  return [...both, ...(usual ? [`${code(usual)} if absent`] : [])].join("; ");
}

/** What an attribute sets. The type of its JSON is in the column of what it takes. */
function sets(tag: Tag, attribute: TagAttribute): string {
  if (kindOf(tag, attribute) !== "json") return attribute.description ?? "";
  const field = tag.members.find(({ name }) => name === attribute.fieldName);
  return `${field?.description ?? ""} As an attribute in JSON.`;
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const described = ({ name, description = "" }: Described) => [code(name), description];

function signature({ name, parameters = [] }: Member): string {
  return code(`${name}(${parameters.map((parameter) => parameter.name).join(", ")})`);
}

const ownFields = ({ members }: Tag) => members.filter(({ kind, attribute }) => kind === "field" && attribute === undefined);

/** What a page loads for the tag; without a released build, where its figures are. */
function sizesSection(sizes: readonly TagSize[]): readonly string[] {
  const apart = "The words of its locale are apart: 4 to 5 kB, and 2 to 3 that load with the panels.";
  if (sizes.length === 0) return ["## Sizes", `${code("docs/performance.md")} lists what each tag weighs, in each build. ${apart}`];
  return section(
    "Sizes",
    `Gzipped, in kB of 1,000 bytes: the entry with every file that it imports before it runs. ${apart} [All sizes](../performance.md#sizes)`,
    ["build", "kB", "files"],
    sizes.map(({ build, kilobytes, files }) => [build, kilobytes.toFixed(1), String(files)]),
  );
}

/**
 * The page of a tag: its notes, and its reference from the manifest.
 * @param notes Markdown that a person wrote, without a title
 */
export function tagMarkdown(tag: Tag, notes: string, sizes: readonly TagSize[]): string {
  const { tagName, description, attributes, members, events, slots, cssParts, cssStates, cssProperties } = tag;
  const methods = members.filter(({ kind }) => kind === "method");
  return [
    `# <${tagName}>`.replace(/[<>]/g, "\\$&"),
    description,
    ...section(
      "Attributes",
      `Each is a property too, in camelCase (${code(camelCase("engine-id"))}).`,
      ["attribute", "what it takes", "what it sets"],
      attributes.map((one) => [code(one.name), taken(tag, one), sets(tag, one)]),
    ),
    ...section(
      "Properties without an attribute",
      "",
      ["property", "type", "what it is"],
      ownFields(tag).map((one) => [code(one.name), code(one.type?.text ?? ""), one.description ?? ""]),
    ),
    ...section(
      "Methods",
      "",
      ["method", "what it does"],
      methods.map((one) => [signature(one), one.description ?? ""]),
    ),
    ...section(
      "Events",
      "They bubble, and leave shadow roots.",
      ["event", "type", "when"],
      events.map((one) => [code(one.name), code(one.type?.text ?? ""), one.description ?? ""]),
    ),
    ...section(
      "Slots",
      "",
      ["slot", "what it holds"],
      slots.map(({ name, description = "" }) => [name ? code(name) : "without a name", description]),
    ),
    ...section("States", `For ${code(`${tagName}:state(ready)`)} in a style sheet.`, ["state", "when"], cssStates.map(described)),
    ...section("Parts", `For ${code(`${tagName}::part(bar)`)} in a style sheet.`, ["part", "what it is"], cssParts.map(described)),
    ...section(
      "Tokens",
      "Custom properties that the tag inherits from the page.",
      ["token", "default", "in the dark theme", "where it is used"],
      cssProperties.map((one) => [
        code(one.name),
        code(one.default ?? ""),
        one.darkDefault === undefined ? "the same" : code(one.darkDefault),
        one.description ?? "",
      ]),
    ),
    ...(notes ? [notes.trim()] : []),
    ...sizesSection(sizes),
  ].join("\n\n");
}
