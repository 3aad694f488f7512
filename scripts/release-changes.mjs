/** What differs between the public parts of two releases, other than their types, and how far it lets the version rise. */

import semver from "semver";

/** @typedef {"major" | "minor" | "patch"} Level major: a page may have to change; minor: it can do more */
/** @typedef {{ level: Level, text: string }} Change */

export const levels = ["major", "minor", "patch"];

/** The lists of a tag in the manifest, by what an item is called. */
const tagLists = {
  attribute: "attributes",
  member: "members",
  event: "events",
  slot: "slots",
  part: "cssParts",
  state: "cssStates",
  token: "cssProperties",
};

const byName = (list = []) => new Map(list.map((item) => [item.name, item]));

/** The values of a union of texts and numbers, `string` for any text, or null. */
function literalsOf(type) {
  const values = type?.split("|").map((value) => value.trim());
  return values?.every((value) => /^(?:"[^"]*"|\d+|null|string)$/.test(value)) ? values : null;
}

/** Whether every value that was taken still is. */
function takesAll(before, after) {
  const former = literalsOf(before);
  const now = literalsOf(after);
  const isTaken = (value) => now.includes(value) || (value.startsWith('"') && now.includes("string"));
  return Boolean(former && now && former.every(isTaken));
}

const typeOf = (item) =>
  item.type?.text ?? (item.kind === "method" ? JSON.stringify([item.parameters ?? [], item.return?.type?.text]) : undefined);

/** @returns {Change[]} what an item that stayed does otherwise; events are compared by their types */
function itemChanges(kind, where, before, after) {
  const changes = [];
  if (kind !== "event" && typeOf(before) !== typeOf(after))
    changes.push({
      level: takesAll(typeOf(before), typeOf(after)) ? "minor" : "major",
      text: `${where} was ${typeOf(before)}, and is ${typeOf(after)}`,
    });
  if (before.default !== after.default)
    changes.push({
      level: kind === "token" ? "patch" : "major",
      text: `${where} was ${before.default} when absent, and is ${after.default}`,
    });
  return changes;
}

/** @returns {Change[]} */
function listChanges(kind, owner, before, after) {
  const changes = [];
  for (const [name, item] of before) {
    const where = `${owner}: ${kind} ${name || "without a name"}`;
    const now = after.get(name);
    if (now) changes.push(...itemChanges(kind, where, item, now));
    else changes.push({ level: "major", text: `${where} is gone` });
  }
  for (const name of after.keys())
    if (!before.has(name)) changes.push({ level: "minor", text: `${owner}: ${kind} ${name || "without a name"} is new` });
  return changes;
}

const tagsOf = ({ manifest }) =>
  new Map(manifest.modules.flatMap(({ declarations = [] }) => declarations.flatMap((one) => (one.tagName ? [[one.tagName, one]] : []))));

/** @returns {Change[]} */
function tagChanges(before, after) {
  const former = tagsOf(before);
  const now = tagsOf(after);
  const changes = listChanges("tag", "the library", former, now).filter(({ text }) => /is (?:gone|new)$/.test(text));
  for (const [tag, declaration] of former)
    if (now.has(tag))
      for (const [kind, list] of Object.entries(tagLists))
        changes.push(...listChanges(kind, `<${tag}>`, byName(declaration[list]), byName(now.get(tag)[list])));
  return changes;
}

/** Versions that were allowed still are: more of them are minor, fewer major. */
const rangeLevel = (before, after) => (after !== undefined && semver.subset(before, after) ? "minor" : "major");

/** @returns {Change[]} */
function packageChanges(before, after) {
  const changes = [];
  for (const path of before.entries) if (!after.entries.includes(path)) changes.push({ level: "major", text: `the entry ${path} is gone` });
  for (const path of after.entries) if (!before.entries.includes(path)) changes.push({ level: "minor", text: `the entry ${path} is new` });
  for (const [name, range] of Object.entries(before.needs))
    if (after.needs[name] !== range)
      changes.push({
        level: rangeLevel(range, after.needs[name]),
        text: `${name} was ${range}, and is ${after.needs[name] ?? "no longer named"}`,
      });
  for (const name of Object.keys(after.needs)) if (!(name in before.needs)) changes.push({ level: "major", text: `${name} is needed now` });
  return changes;
}

/**
 * @param before what the last release recorded
 * @param after what is public now: `entries` of the package, what it `needs` (Node and peers), and the `manifest`
 * @returns {Change[]} the gravest first
 */
export function changesBetween(before, after) {
  return inOrder([...packageChanges(before, after), ...tagChanges(before, after)]);
}

export const inOrder = (changes) => changes.toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));

/** The version after `last` that a change of a level needs. Before 1.0.0 the second number rises where the first would, and the third else. */
export function versionAfter(last, level) {
  const [major, minor, patch] = last.split(".").map(Number);
  if (major === 0) return level === "major" ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  if (level === "major") return `${major + 1}.0.0`;
  return level === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
