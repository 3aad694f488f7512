/** The content of a file of words: keys nested by noun, leaves are texts. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Values for the blanks of a text; `count` also chooses the plural, and `context` the variant of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

export interface TranslatorOptions {
  /** The language tried next. */
  readonly fallback: string;
  /** Writes the number of a blank `{{name, number}}`. */
  number(value: number): string;
}

/** Looks texts up in one language, then in the languages added later. */
export interface Translator {
  /** Replaces the words of the language by others, which include them. */
  setWords(words: Words): void;
  /** Adds the words of another language, as a fallback for missing keys. */
  addFallback(language: string, words: Words): void;
  /** The text of a key with its blanks filled; null when no language has it. */
  translate(key: string, values?: TextValues): string | null;
}
