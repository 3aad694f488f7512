import { readFileSync } from "node:fs";
import type { Wish } from "../../src/domain/wishes/read-wish.js";
import { foldText } from "../../src/domain/fold-text.js";

/** What a sentence means, as its author wrote it down: a value, or a list of them, for each thing that is said. */
export type Meaning = Readonly<Record<string, unknown>>;

/** A sentence of a visitor, written apart from the grammar, with its meaning. */
export interface Sentence {
  readonly text: string;
  readonly means: Meaning;
}

/** `sentences` were written before the grammar was seen, `tried` once it had failed visitors. */
export const sentencesOf = (language: string, folder: "sentences" | "tried" = "sentences"): readonly Sentence[] =>
  JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, import.meta.url), "utf8"));

/** One thing that is said, for example `nights 7`; ages and stars are one together. */
export function chipsOfMeaning(means: Meaning): readonly string[] {
  return Object.entries(means).flatMap(([name, value]) => {
    if (name === "place" || name === "rest") return [value].flat().map((words) => `${name} ${plain(String(words))}`);
    if (name === "end" || name === "children" || name === "stars") return [`${name} ${[value].flat().join()}`];
    return [value].flat().map((one) => `${name} ${String(one)}`);
  });
}

/** @param isPlace Whether the server suggests a destination for words. */
export function chipsOfWish(text: string, { parts, place, rest }: Wish, isPlace: (words: string) => boolean): readonly string[] {
  const cut = ({ start, end }: { start: number; end: number }) => plain(text.slice(start, end));
  return [
    ...parts.flatMap(chipsOfPart),
    ...(place ? [`${isPlace(place.name) ? "place" : "rest"} ${cut(place)}`] : []),
    ...rest.map((span) => `rest ${cut(span)}`),
  ];
}

/** Names and what is left are compared without accents, signs and the article before them. */
const plain = (words: string): string =>
  foldText(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:l|la|le|les|the|de|een|der|die|das|ein|eine) /u, "");

function chipsOfPart(part: Wish["parts"][number]): readonly string[] {
  switch (part.kind) {
    case "nights":
      return [`nights ${part.nights}`];
    case "dates":
      return [`start ${part.start}`, ...(part.end ? [`end ${part.end}`] : [])];
    case "month":
      return [`month ${part.month}`];
    case "holiday":
      return [`holiday ${part.holiday}`];
    case "schoolHoliday":
      return [`holiday ${part.name}`, part.start === null ? `month ${part.month}` : `start ${part.start}`];
    case "adults":
    case "childrenWithoutAges":
      return [`${part.kind} ${part.count}`];
    case "children":
      return [`children ${part.ages.join()}`];
    case "budget":
      return [
        ...(part.min === null ? [] : [`budgetMin ${part.min}`]),
        ...(part.max === null ? [] : [`budgetMax ${part.max}`]),
        ...(part.perPerson ? ["perPerson true"] : []),
      ];
    case "altitude":
      return [`altitudeMin ${part.metres}`];
    case "slopesKm":
      return [`slopesMin ${part.kilometres}`];
    case "near":
      return [`near ${part.origin}`, ...(part.minutes === null ? [] : [`minutesMax ${part.minutes}`])];
    case "amenities":
    case "catering":
    case "lodging":
      return [`${part.kind} ${part.key}`];
    case "stars":
      return [`stars ${part.stars.join()}`];
    case "rooms":
      return [`rooms ${part.count}`];
    case "slopes":
    case "centre":
      return [`${part.kind} ${part.metres ?? "door"}`];
    case "includes":
      return [`includes ${part.contents}`];
    case "cheapest":
      return ["cheapest true"];
  }
}

/** What was said and not found, and what was found and not said. What was not understood is right where it has a word of what should be. */
export function difference(
  said: readonly string[],
  found: readonly string[],
): { readonly missing: readonly string[]; readonly extra: readonly string[] } {
  const isIn = (list: readonly string[], chip: string) =>
    list.some((one) => one === chip || (isRest(one) && isRest(chip) && shareWord(one, chip)));
  return { missing: said.filter((chip) => !isIn(found, chip)), extra: found.filter((chip) => !isIn(said, chip)) };
}

const isRest = (chip: string) => chip.startsWith("rest ");
const shareWord = (one: string, other: string) =>
  one
    .split(" ")
    .slice(1)
    .some((word) => other.split(" ").slice(1).includes(word));
