import type { Attribute } from "./types.js";

/** What a text or a property value reads as; `why` says what is wrong and what to do. */
export type Reading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly why: string };

const read = (value: unknown): Reading => ({ ok: true, value });
const malformed = (why: string): Reading => ({ ok: false, why });

/** `page-size` as `pageSize`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Reads the text of an attribute. Never throws. */
export function readText(attribute: Attribute, text: string): Reading {
  switch (attribute.kind) {
    case "boolean":
      return read(text.trim().toLowerCase() !== "false");
    case "number":
      return text.trim() === "" ? malformed(expectedNumber(attribute)) : readValue(attribute, Number(text));
    case "list":
      return readList(attribute, text);
    case "json":
      return readJson(attribute, text);
    case "oneOf":
      return readValue(attribute, text.trim());
    default:
      return readValue(attribute, text);
  }
}

/** Reads a value set as a property; an object is kept as it is. Never throws. */
export function readValue(attribute: Attribute, value: unknown): Reading {
  switch (attribute.kind) {
    case "boolean":
      return read(value !== "false" && Boolean(value));
    case "number":
      return readNumber(attribute, value);
    case "oneOf":
      return typeof value === "string" && attribute.options.includes(value)
        ? read(value)
        : malformed(`Give one of ${quoted(attribute.options)}.`);
    case "list":
      return readList(attribute, value);
    case "json":
      return attribute.is(value) ? read(value) : malformed(`Give ${attribute.type}.`);
    case "url":
      return typeof value === "string" && isUrl(value) ? read(value.trim()) : malformed("Give an absolute URL or a path of this page.");
    case "string":
      return readString(attribute, value);
  }
}

/** The text that an attribute shows a value with; null removes the attribute. */
export function writeText(attribute: Attribute, value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null;
  if (attribute.kind === "boolean") return "";
  if (attribute.kind === "json") return JSON.stringify(value);
  return Array.isArray(value) ? value.join(" ") : String(value);
}

function readString({ format }: Attribute & { kind: "string" }, value: unknown): Reading {
  if (typeof value !== "string" && typeof value !== "number") return malformed(`Give ${format?.words ?? "a text"}.`);
  const text = String(value);
  return !format || format.is(text) ? read(text) : malformed(`Give ${format.words}.`);
}

function readNumber(attribute: Attribute & { kind: "number" }, value: unknown): Reading {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  const fits =
    typeof number === "number" &&
    Number.isFinite(number) &&
    number >= (attribute.minimum ?? -Infinity) &&
    (!attribute.whole || Number.isInteger(number));
  return fits ? read(number) : malformed(expectedNumber(attribute));
}

function expectedNumber({ whole, minimum }: Attribute & { kind: "number" }): string {
  return `Give a ${whole ? "whole number" : "number"}${minimum === undefined ? "" : ` from ${minimum}`}.`;
}

function readJson(attribute: Attribute & { kind: "json" }, text: string): Reading {
  try {
    return readValue(attribute, JSON.parse(text));
  } catch {
    return malformed(`It is not JSON. Give ${attribute.type} as JSON.`);
  }
}

function readList({ options }: Attribute & { kind: "list" }, value: unknown): Reading {
  const list: unknown = typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : value;
  const fits = Array.isArray(list) && list.every((item) => options.includes(item));
  return fits ? read(list) : malformed(`Give any of ${quoted(options)}.`);
}

/** `javascript:` and its like are no addresses to go to. */
function isUrl(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text.trim(), "https://page.invalid").protocol);
  } catch {
    return false;
  }
}

const quoted = (options: readonly string[]) => options.map((option) => `"${option}"`).join(", ");
