/** How many letters have to be added, removed or replaced to make one word of another. */
export function distance(one: string, other: string): number {
  let row = [...other.split(""), ""].map((_, index) => index);
  for (const [line, letter] of one.split("").entries()) {
    const next = [line + 1];
    for (const [index, target] of other.split("").entries())
      next.push(Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === target ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** The name that was probably meant: spelt with other hyphens or capitals, or a letter or two away. Null where none is near. */
export function meantName(name: string, names: readonly string[]): string | null {
  const written = lettersOf(name);
  const most = written.length < 5 ? 0 : written.length < 8 ? 1 : 2;
  const near = names
    .map((known) => ({ known, far: distance(written, lettersOf(known)) }))
    .filter(({ far }) => far <= most)
    .toSorted((one, other) => one.far - other.far);
  return near[0]?.known ?? null;
}
