import { circle, line, mix, n, path, poly, rect } from "./drawing.js";
import { outdoor } from "./outdoor.js";
import { createCanvas, type Canvas } from "./palettes.js";

/** The view from a window: always the same mountain at the same hour. */
export function view({ seed, season, time }: Canvas, x: number, y: number, w: number, h: number): string {
  const height = Math.round((600 * h) / w);
  const inner = outdoor(createCanvas({ seed: `${seed}v`, kind: "forest", season, time, W: 600, H: height, id: "v" }));
  return `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="0 0 600 ${height}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}

/** A wide window of some panes. */
export function bigWindow(canvas: Canvas, x: number, y: number, w: number, h: number, frame: string, panes = 3): string {
  let out = rect(x - 12, y - 12, w + 24, h + 24, frame, ' rx="6"') + view(canvas, x, y, w, h);
  for (let i = 1; i < panes; i++) out += rect(x + (w * i) / panes - 5, y, 10, h, frame);
  return out;
}

/** A lamp with its light. */
export const lamp = (x: number, y: number, s: number, glow: string): string =>
  circle(x, y + 20 * s, 120 * s, glow, ' opacity=".14"') +
  circle(x, y + 20 * s, 70 * s, glow, ' opacity=".16"') +
  poly(
    [
      [x - 22 * s, y - 20 * s],
      [x + 22 * s, y - 20 * s],
      [x + 40 * s, y + 28 * s],
      [x - 40 * s, y + 28 * s],
    ],
    glow,
  );

const cushion = (x: number, y: number, s: number, color: string): string => rect(x, y, s, s * 0.82, color, ` rx="${n(s * 0.2)}"`);

export const glow = "#ffdf9e";
export const night = "#17314f";

/** The colours of a room, which follow the hour. */
export function roomTones({ time }: Canvas) {
  const late = time === "dusk" || time === "night";
  return {
    late,
    wall: late ? "#dcc3ab" : "#f3e9dc",
    wall2: late ? "#c8a98c" : "#e2d0ba",
    floor: late ? "#9a6f50" : "#c39a73",
    floor2: late ? "#855d42" : "#b0875f",
    frame: late ? "#6b4a39" : "#8a6347",
  };
}

interface Cloths {
  readonly accent: string;
  readonly cloth: string;
}

/** The colours a room is furnished in. */
function clothsOf({ r }: Canvas): Cloths {
  return { accent: r.pick(["#ff8f66", "#3f86ad", "#a24d4d", "#5d7f6b"]), cloth: r.pick(["#eef1f4", "#d9dee4", "#e9dccb"]) };
}

/** Walls and floor. */
function shell(canvas: Canvas): string {
  const { W, H } = canvas;
  const { wall, wall2, floor, floor2, frame } = roomTones(canvas);
  let boards = "";
  for (let i = 1; i < 11; i++) boards += `M${n((W * i) / 11)} 0V${n(H * 0.76)}`;
  let planks = "";
  for (let i = 0; i < 5; i++) planks += `M0 ${n(H * (0.79 + i * 0.045))}H${W}`;
  return (
    rect(0, 0, W, H, wall) +
    line(boards, wall2, 2, ' opacity=".7"') +
    rect(0, 0, W, H * 0.05, frame) +
    rect(0, H * 0.76, W, H * 0.24, floor) +
    line(planks, floor2, 2, ' opacity=".6"') +
    rect(0, H * 0.745, W, H * 0.018, frame)
  );
}

/** A living room. */
export function living(canvas: Canvas): string {
  const { r, W, H } = canvas;
  const { frame } = roomTones(canvas);
  const { accent, cloth } = clothsOf(canvas);
  let o = shell(canvas);
  const flip = r.chance(0.5),
    wx = flip ? W * 0.1 : W * 0.26;
  o += bigWindow(canvas, wx, H * 0.13, W * 0.6, H * 0.46, frame, 3);
  const lx = flip ? W * 0.83 : W * 0.13;
  o += rect(lx - 3, H * 0.38, 6, H * 0.4, night) + rect(lx - 34, H * 0.775, 68, 10, night, ' rx="5"') + lamp(lx, H * 0.35, 1.25, glow);
  const sx = W * 0.24,
    sw = W * 0.52,
    sy = H * 0.6;
  o += `<ellipse cx="${W / 2}" cy="${n(H * 0.915)}" rx="${n(W * 0.36)}" ry="${n(H * 0.065)}" fill="${mix(cloth, "#ffffff", 0.3)}"/><ellipse cx="${W / 2}" cy="${n(H * 0.915)}" rx="${n(W * 0.3)}" ry="${n(H * 0.05)}" fill="none" stroke="${accent}" stroke-width="4" opacity=".5"/>`;
  o +=
    rect(sx, sy, sw, H * 0.2, mix(cloth, night, 0.14), ' rx="26"') +
    rect(sx - 34, sy + H * 0.06, 74, H * 0.19, mix(cloth, night, 0.08), ' rx="26"') +
    rect(sx + sw - 40, sy + H * 0.06, 74, H * 0.19, mix(cloth, night, 0.08), ' rx="26"') +
    rect(sx + 30, sy + H * 0.125, sw - 60, H * 0.115, cloth, ' rx="18"') +
    rect(sx + sw / 2 - 2, sy + H * 0.13, 4, H * 0.1, mix(cloth, night, 0.16));
  o +=
    cushion(sx + 56, sy + H * 0.035, 100, accent) +
    cushion(sx + 128, sy + H * 0.055, 84, mix(accent, "#ffffff", 0.6)) +
    cushion(sx + sw - 160, sy + H * 0.04, 98, mix(night, cloth, 0.25)) +
    rect(sx + 20, sy + H * 0.25, 14, 22, night) +
    rect(sx + sw - 34, sy + H * 0.25, 14, 22, night);
  o +=
    rect(W * 0.4, H * 0.885, W * 0.2, 14, frame, ' rx="7"') +
    rect(W * 0.43, H * 0.9, 8, H * 0.06, frame) +
    rect(W * 0.565, H * 0.9, 8, H * 0.06, frame) +
    rect(W * 0.46, H * 0.855, 24, 24, "#fff", ' rx="5"') +
    rect(W * 0.5, H * 0.855, 24, 24, accent, ' rx="5"');
  return o;
}

/** A bedroom. */
export function bedroom(canvas: Canvas): string {
  const { r, W, H } = canvas;
  const { frame } = roomTones(canvas);
  const { accent, cloth } = clothsOf(canvas);
  let o = shell(canvas);
  o += bigWindow(canvas, W * (r.chance(0.5) ? 0.64 : 0.06), H * 0.14, W * 0.3, H * 0.42, frame, 2);
  const bx = W * 0.28,
    bw = W * 0.44;
  o += rect(bx - 30, H * 0.34, bw + 60, H * 0.34, mix(frame, "#c59a74", 0.35), ' rx="18"');
  let q = "";
  for (let i = 1; i < 8; i++) q += `M${n(bx - 30 + ((bw + 60) * i) / 8)} ${n(H * 0.35)}v${n(H * 0.3)}`;
  o += line(q, frame, 3, ' opacity=".45"');
  for (const dx of [-130, bw + 40])
    o +=
      rect(bx + dx, H * 0.66, 92, H * 0.14, frame, ' rx="8"') +
      rect(bx + dx + 44, H * 0.58, 5, H * 0.08, night) +
      lamp(bx + dx + 46, H * 0.55, 0.85, glow);
  o +=
    rect(bx - 8, H * 0.57, bw + 16, H * 0.34, "#fff", ' rx="30"') +
    rect(bx + 24, H * 0.52, bw * 0.42, H * 0.12, "#fff", ' rx="26"') +
    rect(bx + bw - bw * 0.42 - 24, H * 0.52, bw * 0.42, H * 0.12, "#f4f6f9", ' rx="26"') +
    cushion(bx + bw / 2 - 62, H * 0.545, 124, accent);
  o +=
    path(
      `M${n(bx - 22)} ${n(H * 0.7)}Q${n(bx + bw / 2)} ${n(H * 0.655)} ${n(bx + bw + 22)} ${n(H * 0.7)}V${n(H * 0.93)}Q${n(bx + bw / 2)} ${n(H * 0.965)} ${n(bx - 22)} ${n(H * 0.93)}Z`,
      mix(cloth, "#ffffff", 0.2),
    ) +
    path(
      `M${n(bx - 24)} ${n(H * 0.8)}Q${n(bx + bw / 2)} ${n(H * 0.76)} ${n(bx + bw + 24)} ${n(H * 0.8)}V${n(H * 0.935)}Q${n(bx + bw / 2)} ${n(H * 0.97)} ${n(bx - 24)} ${n(H * 0.935)}Z`,
      accent,
    ) +
    line(`M${n(bx - 22)} ${n(H * 0.83)}Q${n(bx + bw / 2)} ${n(H * 0.79)} ${n(bx + bw + 22)} ${n(H * 0.83)}`, "#fff", 4, ' opacity=".55"');
  return o;
}

/** A kitchen with its table. */
export function kitchen(canvas: Canvas): string {
  const { W, H } = canvas;
  const { frame } = roomTones(canvas);
  const { accent } = clothsOf(canvas);
  let o = shell(canvas);
  o +=
    bigWindow(canvas, W * 0.5, H * 0.14, W * 0.44, H * 0.44, frame, 2) +
    rect(0, H * 0.16, W * 0.42, H * 0.17, mix(frame, "#ffffff", 0.12)) +
    rect(0, H * 0.5, W * 0.42, H * 0.26, mix(frame, "#ffffff", 0.06)) +
    rect(0, H * 0.485, W * 0.43, 16, "#f4f6f9");
  for (let i = 1; i < 4; i++) o += rect(W * 0.105 * i, H * 0.16, 4, H * 0.17, frame) + rect(W * 0.105 * i, H * 0.52, 4, H * 0.24, frame);
  o +=
    rect(W * 0.06, H * 0.42, 44, 52, accent, ' rx="8"') +
    rect(W * 0.25, H * 0.445, 80, 32, night, ' rx="8"') +
    circle(W * 0.16, H * 0.45, 22, "#e9b44c");
  for (const lx of [0.56, 0.72, 0.88]) o += rect(W * lx - 1, H * 0.05, 3, H * 0.2, night) + lamp(W * lx, H * 0.27, 0.75, glow);
  o +=
    rect(W * 0.47, H * 0.7, W * 0.5, 22, frame, ' rx="8"') +
    rect(W * 0.52, H * 0.72, 14, H * 0.2, frame) +
    rect(W * 0.91, H * 0.72, 14, H * 0.2, frame);
  for (const cx of [0.55, 0.68, 0.81])
    o +=
      rect(W * cx, H * 0.62, 78, H * 0.11, accent, ' rx="12"') +
      rect(W * cx, H * 0.76, 78, 14, accent, ' rx="6"') +
      rect(W * cx + 8, H * 0.77, 7, H * 0.13, night) +
      rect(W * cx + 62, H * 0.77, 7, H * 0.13, night);
  for (const cx of [0.57, 0.71, 0.84]) o += `<ellipse cx="${n(W * cx)}" cy="${n(H * 0.695)}" rx="36" ry="7" fill="#fff"/>`;
  o +=
    rect(W * 0.64, H * 0.625, 26, 52, "#dfeef6", ' rx="8"') +
    circle(W * 0.645, H * 0.6, 20, "#5d8f6b") +
    circle(W * 0.66, H * 0.585, 22, "#6fa57c");
  return o;
}
