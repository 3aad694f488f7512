/** What a row prints: a line a measure, the median of each subject, and the ratio of ours to the peer where there is one. */
import { median } from "./statistics.mjs";

const shown = (value) => (value === undefined ? "–" : value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));

const shownRatio = (ratio) => ratio.toFixed(ratio < 0.1 ? 4 : 2);

/** The measures of a row with medians, and ratios of each subject to the row's peer. */
export function summarise({ title, unit = "ms", subjects, peer, limits = {} }, samples) {
  const measures = Object.entries(samples).map(([name, bySubject]) => {
    const medians = Object.fromEntries(Object.entries(bySubject).map(([subject, numbers]) => [subject, median(numbers)]));
    const compared = name.endsWith("%") ? null : medians[peer];
    const ratios = compared ? Object.fromEntries(Object.entries(medians).map(([subject, value]) => [subject, value / compared])) : {};
    return { name, limit: limits[name] ?? null, medians, ratios };
  });
  return { title, unit, peer: peer ?? null, subjects: subjects.map(({ name }) => name), measures };
}

/** `at most 1.5x` (to the peer) or `at most 300`. */
const limitText = (limit) => (limit === null ? "" : limit.ratio === undefined ? `at most ${limit.value}` : `at most ${limit.ratio}x`);

export function print({ title, unit, peer, subjects, measures }) {
  console.log(`\n${title}${unit ? `, ${unit}` : ""}${peer ? ` (in brackets: times ${peer})` : ""}`);
  const header = ["", ...subjects, "limit"];
  const lines = measures.map(({ name, medians, ratios, limit }) => [
    name,
    ...subjects.map(
      (subject) => `${shown(medians[subject])}${peer && subject !== peer && ratios[subject] ? ` (${shownRatio(ratios[subject])})` : ""}`,
    ),
    limitText(limit),
  ]);
  const widths = header.map((_, column) => Math.max(...[header, ...lines].map((line) => line[column].length)));
  for (const line of [header, ...lines]) {
    console.log(line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join("  "));
  }
}
