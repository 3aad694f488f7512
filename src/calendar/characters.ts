/** The code points of a text. */
export function charactersOf(text: string): string[] {
  const characters: string[] = [];
  for (const character of text) characters.push(character);
  return characters;
}
