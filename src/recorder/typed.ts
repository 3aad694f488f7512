import { maskedText } from "./personal.js";
import type { RecordedEvent } from "./recording.js";

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const word = /[\p{L}\p{N}]+/gu;
const words = (text: string): string[] => folded(text).match(word) ?? [];
/** A day of a stay, and an amount. */
const isFigure = (text: string): boolean => /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,6})$/.test(text.trim());

/** The words of the names of places and lodgings in the answers to what was typed. */
function placeWords(bodies: Readonly<Record<string, string>>): ReadonlySet<string> {
  const names = Object.values(bodies).flatMap((body) =>
    [...body.matchAll(/"(?:name|liheName)":"([^"\\]*)"/g)].map(([, name = ""]) => name),
  );
  return new Set(names.flatMap(words));
}

/** Shorter words are of any text. */
const shortestWord = 3;

/**
 * Replaces what was typed: a word stays where a name of a place in the answers begins with it, as do days and amounts. Other events that
 * repeat a text have it replaced too, and announcements and errors each word of it, as they may repeat a part.
 */
export function withoutTyped(events: readonly RecordedEvent[], bodies: Readonly<Record<string, string>>): RecordedEvent[] {
  const known = placeWords(bodies);
  const isKnown = (word: string) => [...known].some((name) => name.startsWith(folded(word)));
  const mask = (text: string) => (isFigure(text) ? text : text.replace(word, (one) => (isKnown(one) ? one : maskedText(one))));
  const typed = new Set(events.flatMap((event) => (event.type === "type" && mask(event.text) !== event.text ? [event.text.trim()] : [])));
  const longest = [...typed].filter((text) => text.length > 2).sort((one, other) => other.length - one.length);
  const scrub = (text: string) => longest.reduce((left, one) => left.replaceAll(one, mask(one)), text);
  const unknown = new Set([...typed].flatMap(words).filter((one) => one.length >= shortestWord && !isKnown(one)));
  const scrubWords = (text: string) => scrub(text).replace(word, (one) => (unknown.has(folded(one)) ? maskedText(one) : one));

  return events.map((event) => {
    if (event.type === "type") return { ...event, text: mask(event.text) };
    if (event.type === "announced") return { ...event, text: scrubWords(event.text) };
    if (event.type === "fault") return { ...event, message: scrubWords(event.message) };
    if (event.type === "event") return { ...event, detail: eachText(event.detail, scrub) };
    if ("target" in event && event.target) return { ...event, target: { ...event.target, name: scrub(event.target.name) } };
    return event;
  });
}

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((part) => eachText(part, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, eachText(part, change)]));
}
