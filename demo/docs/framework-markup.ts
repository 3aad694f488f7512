import type { AttributeKind } from "./attribute-kinds.js";

/** The ways in which a tag is written. */
export type Framework = "HTML" | "React" | "Vue" | "Svelte";

export interface GivenAttribute {
  readonly name: string;
  readonly value: string;
  readonly kind: AttributeKind;
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (tag: string) => camelCase(`-${tag}`);
const quoted = (value: string) => (value.includes('"') ? `'${value.replaceAll("'", "&#39;")}'` : `"${value}"`);

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** The value as an expression of a script; null where it is a text. A malformed value stays the text that it is. */
function expressionOf({ kind, value }: GivenAttribute): string | null {
  if (kind === "boolean") return value === "false" ? "false" : "true";
  if (kind === "number" && value.trim() !== "" && Number.isFinite(Number(value))) return String(Number(value));
  if (kind === "words") return JSON.stringify(value.split(/[\s,]+/).filter(Boolean));
  return kind === "json" && isJson(value) ? value : null;
}

function inHtml({ name, value, kind }: GivenAttribute): string {
  return value === "" && kind === "boolean" ? name : `${name}=${quoted(value)}`;
}

function inReact(attribute: GivenAttribute): string {
  const name = attribute.name.startsWith("aria-") ? attribute.name : camelCase(attribute.name);
  const expression = expressionOf(attribute);
  if (expression === "true") return name;
  if (expression !== null) return `${name}={${expression}}`;
  return /["&\\]/.test(attribute.value) ? `${name}={${JSON.stringify(attribute.value)}}` : `${name}="${attribute.value}"`;
}

function inVue(attribute: GivenAttribute): string {
  const expression = attribute.kind === "json" ? expressionOf(attribute) : null;
  return expression === null ? inHtml(attribute) : `:${attribute.name}=${quoted(expression)}`;
}

/** In Svelte a brace in a text begins an expression. */
function inSvelte(attribute: GivenAttribute): string {
  const { name, value, kind } = attribute;
  const expression = kind === "json" ? expressionOf(attribute) : null;
  if (expression !== null) return `${camelCase(name)}={${expression}}`;
  return value.includes("{") ? `${name}={${JSON.stringify(value)}}` : inHtml(attribute);
}

function lines(open: string, attributes: readonly string[], close: string): string {
  const one = `<${[open, ...attributes].join(" ")}${close}`;
  return (one.split("\n")[0] ?? "").length <= 60
    ? one
    : `<${open}\n${attributes.map((attribute) => `  ${attribute}`).join("\n")}\n${close.trimStart()}`;
}

const writers = { HTML: inHtml, React: inReact, Vue: inVue, Svelte: inSvelte };

/** The name under which a framework has a tag. */
export const nameIn = (framework: Framework, tag: string): string => (framework === "React" ? pascalCase(tag) : tag);

/** A tag with its attributes, around its children, as the markup of each framework has it. */
export function tagText(tag: string, attributes: readonly GivenAttribute[], framework: Framework, children = ""): string {
  const name = nameIn(framework, tag);
  const empty = framework === "React" ? " />" : `></${name}>`;
  return lines(name, attributes.map(writers[framework]), children ? `>\n${indented(children)}\n</${name}>` : empty);
}

/** A text of several lines inside another. */
export const indented = (text: string): string => text.replace(/^(?=.)/gm, "  ");

/** The markup of a tag with its attributes, as a page of each framework has it, with what it imports. */
export function frameworkMarkup(tag: string, attributes: readonly GivenAttribute[], framework: Framework): string {
  const markup = tagText(tag, attributes, framework);
  if (framework === "React") return `import { ${nameIn(framework, tag)} } from "ski-elements/react";\n\n${markup}`;
  if (framework === "HTML") return `<script type="module" src="/dist/elements/${tag}.js"></script>\n\n${markup}`;
  const imports = [`import "ski-elements/${tag}";`, `import "ski-elements/${framework.toLowerCase()}";`];
  return framework === "Vue"
    ? `<script setup lang="ts">\n${imports.join("\n")}\n</script>\n\n<template>\n${indented(markup)}\n</template>`
    : `<script lang="ts">\n${imports.map((line) => `  ${line}`).join("\n")}\n</script>\n\n${markup}`;
}
