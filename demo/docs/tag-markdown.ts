import type { Described, Member, Tag } from "./manifest.js";
import type { TagSize } from "./sizes.js";

const code = (text: string) => `\`${text}\``;
const inCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

const section = (title: string, lead: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0 ? [] : [`## ${title}`, ...(lead ? [lead] : []), table(heads, rows)];

/** What an attribute takes, and what holds without it. */
function taken({ type, default: usual }: Described): string {
  const text = code((type?.text ?? "string").replace(/ \| undefined$/, ""));
  return usual ? `${text}; ${code(usual)} if absent` : text;
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
      attributes.map((one) => [code(one.name), taken(one), one.description ?? ""]),
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
      ["token", "default", "where it is used"],
      cssProperties.map((one) => [code(one.name), code(one.default ?? ""), one.description ?? ""]),
    ),
    ...(notes ? [notes.trim()] : []),
    ...sizesSection(sizes),
  ].join("\n\n");
}
