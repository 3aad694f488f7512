import type { BuiltinFacts } from "../facts.js";

/** What functions of the browser do that the tags depend on, and that old libraries have replaced. */
const checks: Readonly<Record<string, () => boolean>> = {
  "JSON.stringify": () =>
    JSON.stringify({ list: [1, "a"], of: { day: new Date(0) } }) === '{"list":[1,"a"],"of":{"day":"1970-01-01T00:00:00.000Z"}}',
  "Array.prototype.map": () => [1, 2].map((item) => item * 2).join() === "2,4",
  "Array.prototype.filter": () => [1, 2, 3].filter((item) => item > 1).length === 2,
  "Array.prototype.find": () => [1, 2, 3].find((item) => item > 1) === 2,
  "Array.prototype.reduce": () => [5].reduce((sum, item) => sum + item, 1) === 6,
  "Array.prototype.flatMap": () => [1, 2].flatMap((item) => [item, item]).length === 4,
  "Array.prototype.includes": () => [NaN].includes(NaN),
  "Object.entries": () => Object.entries({ a: 1 }).join() === "a,1",
  "Object.fromEntries": () => Object.fromEntries([["a", 1]])["a"] === 1,
  "Object.assign": () => Object.assign({}, { a: 1 }).a === 1,
  "String.prototype.replaceAll": () => "a.a".replaceAll(".", "-") === "a-a",
  "String.prototype.startsWith": () => "ab".startsWith("a"),
  "Number.prototype.toString": () => (255).toString(16) === "ff",
  Map: () => new Map([[1, 2]]).get(1) === 2,
  Set: () => new Set([1, 1]).size === 1,
  Promise: () => typeof Promise.resolve(1).then === "function",
  URL: () => new URL("/a?b=c", "https://d.invalid").href === "https://d.invalid/a?b=c",
  URLSearchParams: () => new URLSearchParams({ a: "b c" }).toString() === "a=b+c",
  "Intl.NumberFormat": () => new Intl.NumberFormat("en-GB").format(1000) === "1,000",
  "Date.now": () => Math.abs(Date.now() - new Date().getTime()) < 1000,
};

/** Functions that monitors and other scripts wrap. */
const wrapped: Readonly<Record<string, () => unknown>> = {
  fetch: () => window.fetch,
  "Array.from": () => Array.from,
  "history.pushState": () => history.pushState,
  "Element.prototype.attachShadow": () => Element.prototype.attachShadow,
  "customElements.define": () => customElements.define,
};

const isNative = (value: unknown) => typeof value === "function" && /\[native code\]/.test(Function.prototype.toString.call(value));

const prototypes = { Object: Object.prototype, Array: Array.prototype, String: String.prototype, Function: Function.prototype };

export function readBuiltins(): BuiltinFacts {
  const broken = Object.keys(checks).filter((name) => !passes(checks[name]));
  const added = Object.entries(prototypes).flatMap(([name, prototype]) => Object.keys(prototype).map((key) => `${name}.prototype.${key}`));
  const replaced = Object.keys(wrapped).filter((name) => !isNative(wrapped[name]?.()));
  return { broken, changed: [...added.slice(0, 5), ...(added.length > 5 ? [`${added.length - 5} others`] : []), ...replaced] };
}

function passes(check: (() => boolean) | undefined): boolean {
  try {
    return check?.() === true;
  } catch {
    return false;
  }
}
