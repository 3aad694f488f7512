/** The picture of the ratios, for docs/performance.svg: at its own width of 390 px it is as legible as the text around it. */

const width = 390;
const margin = 16;
const axis = { from: margin, to: width - 64, max: 3 };
const heights = { title: 64, legend: 28, heading: 50, measure: 50, end: 12 };
const bar = { height: 11, gap: 3 };
const colours = { paper: "#ffffff", edge: "#c9d5e1", ink: "#10233d", soft: "#45576f", limit: "#c0262d", bars: ["#0b6ba8", "#e07a3f"] };

const escape = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const text = (x, y, content, { size = 13, weight = 400, fill = colours.ink, anchor = "start" } = {}) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escape(content)}</text>`;
const at = (ratio) => axis.from + ((axis.to - axis.from) * Math.min(ratio, axis.max)) / axis.max;

/** The subjects that are compared with the peer: ours. */
const oursOf = ({ subjects }) => subjects.filter((name) => name.startsWith("ours"));
const comparedIn = ({ measures }) => measures.filter(({ limit }) => limit?.ratio !== undefined);

function bars(row, { ratios }, top) {
  return oursOf(row).map((subject, index) => {
    const y = top + index * (bar.height + bar.gap);
    const ratio = ratios[subject];
    const shape = `<rect x="${axis.from}" y="${y}" width="${(at(ratio) - axis.from).toFixed(1)}" height="${bar.height}" rx="2" fill="${colours.bars[index]}"/>`;
    const label = ratio < 0.01 ? "<0.01x" : `${ratio.toFixed(ratio < 10 ? 2 : 1)}x`;
    return shape + text(axis.to + 6, y + bar.height - 1, label, { size: 12, weight: 600 });
  });
}

function measurePart(row, measure, y) {
  const top = y + 18;
  const bottom = top + 2 * bar.height + bar.gap;
  const mark = at(measure.limit.ratio).toFixed(1);
  return [
    text(margin, y + 12, measure.name),
    text(axis.to, y + 12, `limit ${measure.limit.ratio}x`, { size: 12, fill: colours.limit, anchor: "end" }),
    ...bars(row, measure, top),
    `<path d="M${mark} ${top - 3}V${bottom + 3}" stroke="${colours.limit}" stroke-width="2"/>`,
  ];
}

function rowPart(row, y) {
  return [
    text(margin, y + 22, row.title, { weight: 700 }),
    text(margin, y + 38, `against ${row.peer}`, { size: 12, fill: colours.soft }),
    ...comparedIn(row).flatMap((measure, index) => measurePart(row, measure, y + heights.heading + index * heights.measure)),
  ];
}

function legend(names, y) {
  return names.flatMap((name, index) => {
    const x = margin + index * 130;
    return [
      `<rect x="${x}" y="${y}" width="12" height="12" rx="2" fill="${colours.bars[index]}"/>`,
      text(x + 18, y + 11, name, { fill: colours.soft }),
    ];
  });
}

/**
 * @param {readonly object[]} rows what a run wrote, in the order of drawing; rows without a limit against a peer are left out
 * @returns {string} SVG with a background of its own, for pages of any colour
 */
export function plot(rows) {
  const drawn = rows.filter((row) => comparedIn(row).length > 0);
  const parts = [];
  let y = heights.title + heights.legend;
  for (const row of drawn) {
    parts.push(...rowPart(row, y));
    y += heights.heading + comparedIn(row).length * heights.measure;
  }
  const height = y + heights.end;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif">
<title id="title">Time of our elements as a multiple of their peers' time, with the limits</title>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="12" fill="${colours.paper}" stroke="${colours.edge}"/>
${text(margin, 30, "Time beside the peers", { size: 17, weight: 700 })}
${text(margin, 50, `1x is the peer's time; bars end at ${axis.max}x. Red: the limit.`, { size: 12, fill: colours.soft })}
${legend(oursOf(drawn[0]), heights.title).join("\n")}
${parts.join("\n")}
</svg>
`;
}
