import { mix, xy } from "./drawing.js";
import type { Canvas } from "./palettes.js";

/**
 * How a scene is written, a shape a line: `fact: painter 0 .5W-20 .1H:.2H snow~ink.3 rx=4 M0 {.5H}`. The line counts if the fact
 * holds. Numbers may be shares of width and height and sums of them; two with a colon are the bounds of chance. Colours have the
 * names of the palette, or are mixed, or one of several by chance. Attributes are last but for a path, in which braces hold numbers.
 */
export interface Line {
  readonly fact: string | null;
  readonly painter: string;
  readonly words: readonly string[];
}

/** The lines of a scene. One that begins with `<` is SVG itself, of the painter `svg`. */
export const linesOf = (text: string): readonly Line[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [, fact = null, rest = ""] = /^(?:(\w+): )?(.*)$/.exec(line) ?? [];
      if (rest.startsWith("<")) return { fact, painter: "svg", words: [rest] };
      const [painter = "", ...words] = rest.split(" ");
      return { fact, painter, words };
    });

/** A line as its painter takes it. */
export interface Values {
  readonly numbers: readonly number[];
  /** Colours, and other words. */
  readonly words: readonly string[];
  /** Attributes of SVG, which begin with a space. */
  readonly extra: string;
  /** A path, points or SVG, its numbers filled in. */
  readonly text: string;
}

const number = /^[-+.:\dWH]+$/;
const attribute = /^[a-z-]+=/;

function sumOf(canvas: Canvas, text: string): number {
  let sum = 0;
  for (const [, sign, factor = "", unit] of text.matchAll(/([-+]?)(\d*\.?\d*)([WH]?)/g)) {
    const value = (factor === "" ? Number(unit !== "") : Number(factor)) * (unit === "W" ? canvas.W : unit === "H" ? canvas.H : 1);
    sum += sign === "-" ? -value : value;
  }
  return sum;
}

function numberOf(canvas: Canvas, text: string): number {
  const [low = "", high] = text.split(":");
  return high === undefined ? sumOf(canvas, low) : canvas.r.between(sumOf(canvas, low), sumOf(canvas, high));
}

function colourOf(canvas: Canvas, text: string): string {
  if (text.includes("|")) return canvas.r.pick(text.split("|"));
  const [, first, second, share] = /^(.+)~(.+?)(\.\d+)$/.exec(text) ?? [];
  const named = (name = ""): string => canvas.p[name] ?? name;
  return first === undefined ? named(text) : mix(named(first), named(second), Number(share));
}

const filled = (canvas: Canvas, text: string): string =>
  text.replaceAll(/\{([^}]*)\}/g, (_, inner: string) => (number.test(inner) ? xy`${numberOf(canvas, inner)}` : colourOf(canvas, inner)));

/** The values of a line in a picture, those by chance in their order. */
export function valuesOf(canvas: Canvas, { painter, words }: Line): Values {
  const begin = words.findIndex((word) => painter === "svg" || /^(?:M[-\d{]|\{)/.test(word));
  const before = begin < 0 ? words : words.slice(0, begin);
  const numbers: number[] = [];
  const rest: string[] = [];
  for (const word of before.filter((one) => !attribute.test(one)))
    if (number.test(word)) numbers.push(numberOf(canvas, word));
    else rest.push(colourOf(canvas, word));
  const attributes = before.filter((word) => attribute.test(word)).map((word) => ` ${filled(canvas, word).replace(/=(.*)/, '="$1"')}`);
  return { numbers, words: rest, extra: attributes.join(""), text: begin < 0 ? "" : filled(canvas, words.slice(begin).join(" ")) };
}
