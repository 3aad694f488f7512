import { foldText } from "../../../src/domain/fold-text.js";
import { languages } from "../../../src/domain/locale.js";
import { demoWords } from "../../words/all.js";

/** The words of a text, without accents, case or signs. */
export function foldWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Ways to write one name, each in its words. */
type Spellings = readonly (readonly string[])[];

const inLanguages = languages.map((language) => demoWords[language].names);
const articles: ReadonlySet<string> = new Set(inLanguages.flatMap((names) => names.articles));

/** Words that are interchangeable anywhere in a name. Each record replaces all its words together. */
const sameWords: readonly (readonly Readonly<Record<string, string>>[])[] = [
  [
    { saint: "st", sainte: "ste" },
    { st: "saint", ste: "sainte" },
    { st: "sankt", saint: "sankt" },
  ],
  inLanguages.map(({ numbers }) => numbers),
];

const withoutArticle = (words: readonly string[]): readonly string[] =>
  words.length > 1 && articles.has(words[0] ?? "") ? words.slice(1) : words;

/** Every list once. */
const distinct = (lists: Spellings): Spellings => [...new Map(lists.map((words) => [words.join(" "), words])).values()];

function spell(name: string): Spellings {
  let spellings: Spellings = [foldWords(name)];
  for (const alternatives of sameWords)
    spellings = spellings.flatMap((words) => [words, ...alternatives.map((same) => words.map((word) => same[word] ?? word))]);
  return distinct(spellings.flatMap((words) => [words, withoutArticle(words)]));
}

/** Spellings by name; there are only the names of the catalogue, a few thousand. */
const spelt = new Map<string, Spellings>();

/** How people write a name: with its article or without, "Saint" or "St", numbers in digits or in the words of a language. */
export function spellingsOf(name: string): Spellings {
  const spellings = spelt.get(name) ?? spell(name);
  spelt.set(name, spellings);
  return spellings;
}

const leastWithoutArticle = 3;

/** What a visitor typed, and the same without the article that the name may lack. */
export function readingsOf(text: string): Spellings {
  const words = foldWords(text);
  const rest = withoutArticle(words);
  return distinct(rest.join("").length >= leastWithoutArticle ? [words, rest] : [words]);
}
