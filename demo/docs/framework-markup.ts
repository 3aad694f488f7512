/** The ways in which a tag is written. */
export type Kind = "HTML" | "React" | "Vue" | "Svelte";

type Attributes = Readonly<Record<string, string>>;

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (tag: string) => camelCase(`-${tag}`);
const isNumber = (value: string) => /^\d+$/.test(value);
const quoted = (value: string) => (value.includes('"') ? `'${value.replaceAll("'", "&#39;")}'` : `"${value}"`);

const inHtml = ([name, value]: readonly [string, string]) => (value === "" ? name : `${name}=${quoted(value)}`);
const inReact = ([name, value]: readonly [string, string]) => {
  if (value === "") return camelCase(name);
  if (isNumber(value)) return `${camelCase(name)}={${value}}`;
  return value.includes('"') ? `${camelCase(name)}={${JSON.stringify(value)}}` : `${camelCase(name)}="${value}"`;
};

function lines(open: string, attributes: readonly string[], close: string): string {
  const one = `<${[open, ...attributes].join(" ")}${close}`;
  return one.length <= 60 ? one : `<${open}\n${attributes.map((attribute) => `  ${attribute}`).join("\n")}\n${close.trimStart()}`;
}

/** The markup of a tag with its attributes, as a page of each kind has it, with what it imports. */
export function frameworkMarkup(tag: string, attributes: Attributes, kind: Kind): string {
  const entries = Object.entries(attributes);
  if (kind === "React") {
    const name = pascalCase(tag);
    return `import { ${name} } from "ski-elements/react";\n\n${lines(name, entries.map(inReact), " />")}`;
  }
  const markup = lines(tag, entries.map(inHtml), `></${tag}>`);
  if (kind === "HTML") return `<script type="module" src="/dist/elements/${tag}.js"></script>\n\n${markup}`;
  const script = kind === "Vue" ? '<script setup lang="ts">' : '<script lang="ts">';
  const imports = `  import "ski-elements/${tag}";\n  import "ski-elements/${kind.toLowerCase()}";`;
  return kind === "Vue"
    ? `${script}\n${imports.replaceAll("  import", "import")}\n</script>\n\n<template>\n${markup.replace(/^/gm, "  ")}\n</template>`
    : `${script}\n${imports}\n</script>\n\n${markup}`;
}
