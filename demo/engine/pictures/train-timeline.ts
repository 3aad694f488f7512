import { chalet } from "./chalets.js";
import { line, mix, n, rect } from "./drawing.js";
import { forest, grove, hill } from "./ground.js";
import { massif } from "./mountains.js";
import { backdrop, lookOf } from "./outdoor-look.js";
import { type Canvas, createCanvas } from "./palettes.js";
import { train } from "./train.js";

/** The shapes a page may request: beside each other, and above each other short and whole. */
export const trainFormats = ["desktop", "mobile-short", "mobile-full"] as const;
export type TrainFormat = (typeof trainFormats)[number];

/** The journey as the visitor makes it. */
const steps = [
  ["Paris, gare de Lyon", "Départ le samedi matin, skis compris"],
  ["TGV sans changement", "Jusqu’au pied des montagnes"],
  ["Navette jusqu’à la station", "Elle attend l’arrivée du train"],
  ["Votre hébergement", "Vos forfaits y sont déjà"],
] as const;
const short = ["Train, navette, hébergement", "Votre voyage, étape par étape"] as const;

const ink = "#10233d";
const softInk = "#45576f";
const blue = "#0b6ba8";
const font = 'font-family="Figtree, system-ui, sans-serif"';

const words = (x: number, y: number, text: string, size: number, weight: number, color: string): string =>
  `<text x="${n(x)}" y="${n(y)}" ${font} font-size="${size}" font-weight="${weight}" fill="${color}">${text}</text>`;

/** The land the train runs through, from the plain on its left to the resort on its right. */
function landscape(W: number, H: number): string {
  const canvas: Canvas = createCanvas({ seed: "train 3", kind: "train", season: "winter", time: "dawn", W, H, id: "t" });
  const { r, p } = canvas;
  const { midPine } = lookOf(canvas);
  const rail = H * 0.8;
  /** A wide picture has several ranges, or its mountains would be hills. */
  const ranges = Math.max(1, Math.round(W / H / 3));
  const near = mix(p.snow, "#ffffff", 0.3);
  return (
    backdrop(canvas) +
    Array.from({ length: ranges }, (_, range) => {
      const peaks = massif(r, p, W / ranges, H, "winter", { base: 0.78, tall: 0.5 + 0.1 * range, main: 0.6 });
      return `<g transform="translate(${n((W / ranges) * range)} 0)">${peaks}</g>`;
    }).join("") +
    forest(r, W, H, H * 0.72, H * 0.03, H * 0.12, midPine) +
    hill(r, W, H, H * 0.76, H * 0.02, p.snow) +
    chalet(r, p, W * 0.84, H * 0.78, H * 0.3, { lit: 0.8 }) +
    chalet(r, p, W * 0.93, H * 0.77, H * 0.24, { lit: 0.8 }) +
    train(p, W, W * 0.1, rail, H * 0.14, W > H * 5 ? 5 : 1) +
    rect(0, rail + H * 0.055, W, H, near) +
    grove(
      r,
      canvas.id,
      [
        [W * 0.03, H * 0.97, H * 0.44],
        [W * 0.07, H * 1.02, H * 0.3],
        [W * 0.76, H * 1.02, H * 0.3],
      ],
      p,
      true,
    )
  );
}

/** A landscape in a rounded frame. */
function framed(W: number, H: number, x: number, y: number): string {
  const shape = `<clipPath id="frame"><rect width="${W}" height="${H}" rx="20"/></clipPath>`;
  return `${shape}<g transform="translate(${x} ${y})"><g clip-path="url(#frame)">${landscape(W, H)}</g></g>`;
}

const dot = (x: number, y: number, label: string): string =>
  `<circle cx="${x}" cy="${y}" r="14" fill="${blue}"/>` +
  `<text x="${x}" y="${y + 5}" ${font} font-size="14" font-weight="700" fill="#fff" text-anchor="middle">${label}</text>`;

function desktop(): { W: number; H: number; drawing: string } {
  const [W, column] = [1200, 288];
  let drawing = framed(W - 32, 132, 16, 16) + line(`M38 184H${38 + column * 3}`, "#cfdae5", 2);
  steps.forEach(([title, detail], index) => {
    const x = 38 + index * column;
    drawing += dot(x, 184, String(index + 1)) + words(x - 14, 222, title, 17, 700, ink) + words(x - 14, 245, detail, 15, 400, softInk);
  });
  return { W, H: 264, drawing };
}

function mobileShort(): { W: number; H: number; drawing: string } {
  const [title, detail] = short;
  const chevron = line("M324 44l8 8 8-8", blue, 2.5, ' stroke-linejoin="round"');
  return {
    W: 358,
    H: 96,
    drawing: framed(92, 72, 12, 12) + words(118, 44, title, 14, 700, ink) + words(118, 64, detail, 13, 400, softInk) + chevron,
  };
}

function mobileFull(): { W: number; H: number; drawing: string } {
  const row = 68;
  let drawing = framed(334, 128, 12, 12) + line(`M34 176V${176 + row * 3}`, "#cfdae5", 2);
  steps.forEach(([title, detail], index) => {
    const y = 176 + index * row;
    drawing += dot(34, y, String(index + 1)) + words(62, y - 2, title, 16, 700, ink) + words(62, y + 20, detail, 14, 400, softInk);
  });
  return { W: 358, H: 424, drawing };
}

const drawn = { desktop, "mobile-short": mobileShort, "mobile-full": mobileFull };

/** The journey by train, step by step, in French: it is sold to French visitors. `fontUrl` is the font its words are set in. */
export function trainTimeline(format: TrainFormat, fontUrl: string): string {
  const { W, H, drawing } = drawn[format]();
  const face = `<style>@font-face{font-family:Figtree;font-weight:300 900;src:url(${fontUrl}) format("woff2")}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${face}<rect width="${W}" height="${H}" rx="28" fill="#fff"/>${drawing}</svg>`;
}
