/** How the cost grows with the number of cards. */
import { exponentOf } from "./statistics.mjs";

const limit = { value: 0.9 };

/** From measures such as `20 cards, cold`: the exponent of each subject, by what follows the size. */
export function growthOf(measures) {
  const sized = measures.map(({ name, medians }) => ({
    size: Number.parseInt(name, 10),
    kind: name.replace(/^\d+ cards(, )?/, ""),
    medians,
  }));
  const kinds = [...new Set(sized.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const points = sized.filter((measure) => measure.kind === kind);
    const exponent = (subject) => exponentOf(points.map(({ size, medians }) => ({ size, cost: medians[subject] })));
    const medians = Object.fromEntries(Object.keys(points[0].medians).map((subject) => [subject, exponent(subject)]));
    return { name: `growth, exponent${kind && `, ${kind}`}`, limit, medians, ratios: {} };
  });
}
