import type { Described, Member, Tag } from "./manifest.js";

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

/** The page of a tag: its reference, from the manifest. */
export function tagMarkdown(tag: Tag): string {
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
  ].join("\n\n");
}
