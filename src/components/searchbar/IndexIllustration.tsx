import { useDeferredValue } from "react";
import { times } from "../../calendar/times.js";

/** x, base, height: the firs, from the far to the near. */
const firs = [
  [38, 173, 24],
  [277, 172, 28],
  [18, 186, 44],
  [301, 180, 46],
  [326, 190, 62],
] as const;

/** x, y, scale, colour: the cabins under the rope. */
const cabins = [
  [24, 111, 1, "#2d9bd8"],
  [99, 99, 0.9, "#e8edf5"],
  [176, 85, 0.8, "#e8edf5"],
  [248, 69, 0.7, "#2d9bd8"],
  [323, 51, 0.6, "#2d9bd8"],
] as const;

/** x, top, base: the pylons. */
const pylons = [
  [36, 104, 160],
  [173, 81, 132],
  [303, 53, 96],
] as const;

/** x, y, scale, colour. */
const skiers = [
  [191, 164, 0.42, "#f3c64f"],
  [168, 166, 0.62, "#2d9bd8"],
  [122, 178, 1, "#1d5f96"],
] as const;

/** A wood with a jagged upper edge. */
const wood = `M0 196V140${times(90, (index) => {
  const x = index * 4;
  const rise = 3 + ((index * 7) % 5) + ((index * 3) % 4);
  const ground = 142 - 8 * Math.sin(x / 70);
  return `L${x + 2} ${Math.round(ground - rise)}L${x + 4} ${Math.round(ground)}`;
}).join("")}V196z`;

/** A slope at daybreak under the index; inline, so that it needs no request. */
export function IndexIllustration() {
  // The index is painted first, everything in front of the sky right after.
  const whole = useDeferredValue(true, false);
  return (
    <svg className="index-scene" part="index-scene" viewBox="0 0 350 196" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id="ski-dawn" x2="0" y2="1">
        <stop stopColor="#6182bd" />
        <stop offset=".25" stopColor="#a6badc" />
        <stop offset=".48" stopColor="#f4d0c6" />
        <stop offset=".7" stopColor="#ffe3cf" />
      </linearGradient>
      <path fill="url(#ski-dawn)" d="M0 0h350v196H0z" />
      {whole && <Slope />}
    </svg>
  );
}

function Slope() {
  return (
    <>
      <g fill="#fff3df">
        <circle cx="91" cy="71" r="45" opacity=".12" />
        <circle cx="91" cy="71" r="25" opacity=".2" />
        <circle cx="91" cy="71" r="10" />
      </g>
      <path
        fill="#fff1ea"
        opacity=".55"
        d="M138 30h28a5 5 0 0 1 0 10h-4a5 5 0 0 1 0 6h-46a4 4 0 0 1 0-8h18a4 4 0 0 1 4-8M284 60h22a4 4 0 0 1 0 9h-30a4 4 0 0 1 0-7h5z"
      />
      <path fill="#d9ccd5" d="m0 88 30 32 28-38 34 30 26-40 60 50 46-34 34 22 30-30 62 60v40H0z" />
      <path fill="#f2e7e6" d="m44 72-18 14-16 26-10 6v36h96l-16-30-6-22-14-10z" />
      <path fill="#98acd6" d="m44 72 8 12 14 9 10 22 22 20 8 12H62l-10-20 6-22-10-14z" />
      <path fill="#f2e7e6" d="m290 61-26 24-14 22-16 6-12 28h84l-14-30z" />
      <path fill="#98acd6" d="m290 61 20 19 4 16 22 22 14 18v12h-52l-8-18 10-22-8-16z" />
      <path fill="#fdf0e5" d="m155 32-28 34-20 34-14 18-14 30h108l-10-30-14-40 4-22z" />
      <path fill="#8ea6d2" d="m155 32 12 12 10 18 14 13 20 26 14 22 24 20v8h-88l18-26-14-20 6-24-14-20z" />
      <path fill="#8ea6d2" d="m143 58 4 14-2 20 6 18-14-26 2-16zM125 88l6 14-6 20-6-20zM66 104l3 10-4 14-4-14zM268 96l5 12-5 16-5-14z" />
      <path fill="#6d88bd" d="m175 66 4 20 10 16-4 30-8-26 2-20zM310 84l4 18 8 14-4 14-8-22z" />
      <path fill="#fdf0e5" opacity=".5" d="M0 128q90-10 180-3t170-1v24H0z" />
      <path fill="#6b86a0" d={wood} />
      <path fill="#d8e0f1" d="M0 148q60-8 120 4t230-8v52H0z" />
      <path fill="#f5f3fa" d="M0 170q40-6 110 2t240-18v42H0z" />
      <path
        fill="none"
        stroke="#d3def0"
        strokeWidth=".9"
        d="M104 158q8 4 0 9t-2 9 6 8-12 12M112 158q8 4 0 9t-2 9 6 8-12 12M120 158q8 4 0 9t-2 9 6 8-12 12"
      />
      <path fill="none" stroke="#3d5478" d="M0 112 173 83 350 43" />
      {pylons.map(([x, top, foot]) => (
        <path key={x} fill="#3d5478" d={`M${x - 1.5} ${top}h3l1.5 ${foot - top}h-6zM${x - 8} ${top - 1}h16v2h-16z`} />
      ))}
      {cabins.map(([x, y, scale, colour]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path fill="#3d5478" d="M-.5-4h1V6h-1z" />
          <rect x="-7.5" y="5" width="15" height="14" rx="4" fill={colour} />
          <path fill="#2e4468" d="M-5.5 7.5h4.5v6h-4.5zM1 7.5h4.5v6H1z" />
        </g>
      ))}
      {skiers.map(([x, y, scale, colour]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`} strokeLinecap="round" fill="none">
          <path stroke="#2e4468" d="m-10 4 17 5q3 0 4-2m-21-1 17 5" />
          <path stroke="#2e4468" strokeWidth="3.5" d="M0 6l-2-5 5-3" />
          <path stroke={colour} strokeWidth="5" d="m3-3 3.5-5" />
          <path stroke={colour} strokeWidth="2" d="m7-8 3 4" />
          <path stroke="#2e4468" strokeWidth=".8" d="m10-5 1 12" />
          <circle cx="8.5" cy="-12.5" r="2.7" fill={colour} />
        </g>
      ))}
      {firs.map(([x, y, height]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${height / 100})`}>
          <ellipse cx="24" cy="-2" rx="42" ry="7" fill="#d3def0" />
          <path fill="#6d4535" d="M-4-14h8V2h-8z" />
          <path fill="#2c536f" d="m0-100 17 34-6-1 13 26-8-1 15 30-31-7-31 7 15-30-8 1 13-26-6 1z" />
          <path fill="#3d6985" d="M0-100v80l-31 8 15-30-8 1 13-26-6 1z" />
          <path fill="#f5f3fa" d="m0-100 9 19-5-3-4 8-4-8-5 3zm0 30 12 21-7-4-5 8-5-8-7 4zm0 30 14 21-9-4-5 7-5-7-9 4z" />
        </g>
      ))}
    </>
  );
}
