import type { Verdict } from "./judge.js";
import { wishText, type Wish } from "./wish.js";

/** The share of sorted numbers below which `part` of them lie. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

const kindsOf = ({ locale, where, when, quality, budget, children }: Wish): readonly string[] => [
  locale,
  where.kind,
  when.kind === "exact" ? "exact days" : when.kind === "month" ? "a month" : "cheapest start",
  quality?.kind ?? "no quality",
  budget === null ? "no budget" : "a budget",
  children.length === 0 ? "adults alone" : "with children",
];

function lineOf(kind: string, verdicts: readonly Verdict[]): string {
  const solved = verdicts.filter((verdict) => verdict.solved).length;
  const presses = verdicts.map(({ played }) => played.presses);
  const share = `${solved} of ${verdicts.length}`.padStart(12);
  return `  ${kind.padEnd(16)}${share}${`${quantile(presses, 0.5)}`.padStart(8)}${`${quantile(presses, 0.9)}`.padStart(6)}`;
}

/** Solved wishes and presses by kind of wish, the wrong prices, and a line for each wish that is not solved. */
export function reportOf(verdicts: readonly Verdict[], seed: string): string {
  const byKind = new Map<string, Verdict[]>();
  for (const verdict of verdicts) for (const kind of kindsOf(verdict.played.wish)) byKind.set(kind, [...(byKind.get(kind) ?? []), verdict]);
  const wrong = verdicts.flatMap(({ played, wrong: prices }) => prices.map((price) => ({ index: played.wish.index, ...price })));
  const read = verdicts.reduce((sum, { pricesRead }) => sum + pricesRead, 0);
  const unsolved = verdicts.filter(({ solved }) => !solved);
  return [
    `Seed ${seed}                  solved  presses   p90`,
    lineOf("all", verdicts),
    ...[...byKind].map(([kind, list]) => lineOf(kind, list)),
    `${read} prices read, ${wrong.length} wrong`,
    ...wrong.map(({ index, words, shown, truth }) => `  #${index} ${shown} in "${words}": ${truth}`),
    ...(unsolved.length === 0 ? [] : ["Not solved:"]),
    ...unsolved.map(({ played, reason }) => `  #${played.wish.index} ${wishText(played.wish)}: ${reason}`),
  ].join("\n");
}
