/** A page of the documentation, or a section of one, as the search knows it. */
export interface SearchEntry {
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

const foundMaximum = 8;

/** Entries with every word, the ones with a word in their title first. */
export function foundEntries(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const inTitle = ({ title }: SearchEntry) => words.filter((word) => title.toLowerCase().includes(word)).length;
  return entries
    .filter(({ title, page, text }) => {
      const searched = `${title} ${page} ${text}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    })
    .toSorted((one, other) => inTitle(other) - inTitle(one))
    .slice(0, foundMaximum);
}
