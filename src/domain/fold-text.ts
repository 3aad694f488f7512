const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", "’": "'" };

/** One character in the form in which texts are compared. */
export function foldCharacter(character: string): string {
  const lower = character.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return ligatures[lower] ?? lower;
}

/** The form in which texts are compared: no case, no accents, ligatures spelt out. */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join("");
}
