/** Words as a locale file holds them: keys nested by noun, leaves are texts. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Values for the blanks of a text; `count` also chooses the plural, and `context` the variant of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Looks texts up in the words of one language, then in those of the languages added later. */
export interface Translator {
  /** Words of another language, read where the own ones lack a key. */
  addFallback(language: string, words: Words): void;
  /** The text of a key with its blanks filled; null when no language has it. */
  translate(key: string, values?: TextValues): string | null;
}
