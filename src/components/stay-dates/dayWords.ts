/**
 * The first of two days without the words it shares with the end of the second: "samedi 6 février 2027" and
 * "samedi 13 février 2027" give "samedi 6". Works where a date is written from the day to the year.
 */
export function withoutSharedEnd(first: string, second: string): string {
  const words = first.split(" ");
  const others = second.split(" ");
  while (words.length > 1 && words.at(-1) === others.at(-1)) {
    words.pop();
    others.pop();
  }
  return words.join(" ");
}
