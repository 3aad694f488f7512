import { charactersOf } from "../calendar/characters.js";

const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", "’": "'" };

/** One character, normalised for comparison: a full-width letter is its plain one. */
export function foldCharacter(character: string): string {
  const lower = character.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  return ligatures[lower] ?? lower;
}

/** A text normalised for comparison: no case, no accents, ligatures spelt out. */
export function foldText(text: string): string {
  return charactersOf(text).map(foldCharacter).join("");
}
