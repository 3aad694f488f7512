import { markets } from "../domain/markets.js";
import { ownTextKeys, type OwnTexts } from "../domain/own-texts.js";
import type { Texts } from "./texts.js";
import { createTranslator } from "./translator.js";
import type { Words } from "./words.js";

const replaceable: ReadonlySet<string> = new Set(ownTextKeys);
const reported = new Set<string>();

/** The texts with the page's own in their places. Keys that a page cannot replace are warned of, once each. */
export function withOwnTexts(texts: Texts, own: OwnTexts): Texts {
  const given = Object.entries(own);
  tellUnknownKeys(given.map(([key]) => key).filter((key) => !replaceable.has(key)));
  const replaced = new Map(given.filter(([key, text]) => replaceable.has(key) && text.trim() !== ""));
  const { tag, language } = markets[texts.locale];
  const translator = createTranslator(tag, wordsOf(replaced), { fallback: language, number: texts.numbers.number });
  return {
    ...texts,
    text: (key, values) => {
      const isReplaced = replaced.has(key) || replaced.has(`${key}_${values?.["context"]}`);
      return (isReplaced ? translator.translate(key, values) : null) ?? texts.text(key, values);
    },
  };
}

/** The texts nested as in a file of words. Every key is of a group and a name. */
function wordsOf(texts: ReadonlyMap<string, string>): Words {
  const words: Record<string, Record<string, string>> = {};
  for (const [key, text] of texts) {
    const [group = "", name = ""] = key.split(".");
    (words[group] ??= {})[name] = text;
  }
  return words;
}

function tellUnknownKeys(keys: readonly string[]): void {
  const unreported = keys.filter((key) => !reported.has(key));
  if (unreported.length === 0) return;
  for (const key of unreported) reported.add(key);
  const names = unreported.map((key) => JSON.stringify(key)).join(", ");
  console.warn(
    `ski-elements: options.texts ignores ${names}, because a page cannot replace a text of such a key. Remove it, or use a key that docs/behaviour/texts.md lists.`,
  );
}
