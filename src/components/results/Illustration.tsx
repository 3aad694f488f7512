import { times } from "../../calendar/times.js";

export interface IllustrationProps {
  readonly kind: "signpost" | "fog" | "skis";
}

/** A small winter illustration; inline, so that it needs no request of its own. */
export function Illustration({ kind }: IllustrationProps) {
  const sky = kind === "skis" ? ["#4f9fdc", "#c9e4f7"] : kind === "fog" ? ["#7f9cc9", "#fbe0d2"] : ["#6d8dc6", "#ffd2b8"];
  const id = `ski-sky-${kind}`;
  return (
    <svg className="art" viewBox="0 0 960 540" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
      </defs>
      <rect width="960" height="540" fill={`url(#${id})`} />
      <circle cx={kind === "skis" ? 760 : 270} cy={kind === "skis" ? 110 : 196} r="92" fill="#fff" opacity=".14" />
      <circle cx={kind === "skis" ? 760 : 270} cy={kind === "skis" ? 110 : 196} r="42" fill="#fff4dd" opacity=".95" />
      <path d="M0 380 110 268l62 60 98-122 96 118 78-66 140 150H0z" fill="#a9bfe0" />
      <path d="M380 400 604 126l60 84 38-40 258 230z" fill="#f3f1f2" />
      <path d="m604 126 60 84-28 74 34 116H560l52-120-40-62z" fill="#9db4db" />
      <path d="m702 170-38 40 34 60-20 130h282z" fill="#c7d5ea" />
      <Forest />
      <path d="M0 436c160-44 300 6 470-12s300-48 490-14v130H0z" fill="#f4f3f8" />
      <path d="M0 486c220-34 420 20 960-26v80H0z" fill="#e3e7f3" />
      <Fir x={92} y={470} size={1.2} />
      <Fir x={152} y={488} size={0.8} />
      <Fir x={846} y={478} size={1.35} />
      <Fir x={908} y={500} size={0.9} />
      {kind === "signpost" && <Signpost />}
      {kind === "fog" && <Fog />}
      {kind === "skis" && <StandingSkis />}
    </svg>
  );
}

function Forest() {
  const trees = times(41, (index) => `${index * 24} 398 ${index * 24 + 12} ${352 + ((index * 37) % 22)} ${index * 24 + 24} 398`);
  return <path d={`M0 450V398L${trees.join(" ")}V450z`} fill="#6f8bb0" />;
}

function Fir({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-5 0h10v16H-5z" fill="#5a4038" />
      <path d="M0-120-24-72h10l-22 38h12L-44 2h88L24-34h12L14-72h10z" fill="#24566f" />
      <path d="M0-120V2h44L24-34h12L14-72h10z" fill="#1b4359" />
      <path
        d="M0-120-19-82q9 6 14-2 8 9 13 0 6 7 11 2zM-25-53-36-34q12 5 16-4 8 10 18 1-13-5-23-16zM-32-18-44 2q14 4 20-6 9 10 22 2-18-4-30-16z"
        fill="#f6f4fa"
      />
    </g>
  );
}

function Signpost() {
  return (
    <g>
      <path d="M470 236h16v232h-16z" fill="#6b4a3e" />
      <path d="M452 262h128l26 20-26 20H452z" fill="#a66d4f" />
      <path d="M500 318H372l-26 20 26 20h128z" fill="#b98163" />
      <path d="M456 374h104l24 19-24 19H456z" fill="#8f5b43" />
      <path d="M452 262h128l8 6H452zM500 318H372l-8 6h136zM456 374h104l7 6H456z" fill="#fff" opacity=".9" />
    </g>
  );
}

function Fog() {
  return (
    <g>
      <path d="M-20 150 980 66" stroke="#3d5275" strokeWidth="3" />
      <path d="M470 110h18v318h-18z" fill="#3d5275" />
      <path d="M440 104h78v12h-78z" fill="#3d5275" />
      <g transform="translate(250 128)">
        <path d="M-3 0h6v36h-6z" fill="#3d5275" />
        <rect x="-34" y="34" width="68" height="52" rx="16" fill="#ff8152" />
        <rect x="-22" y="46" width="44" height="20" rx="6" fill="#10233d" opacity=".75" />
      </g>
      <rect x="-20" y="296" width="640" height="34" rx="17" fill="#fff" opacity=".5" />
      <rect x="300" y="342" width="720" height="40" rx="20" fill="#fff" opacity=".55" />
      <rect x="60" y="392" width="560" height="30" rx="15" fill="#fff" opacity=".5" />
    </g>
  );
}

function StandingSkis() {
  return (
    <g>
      <path d="m404 262 18-8 66 196-20 8z" fill="#ff8152" />
      <path d="m584 262-18-8-58 196 20 8z" fill="#1f7fc0" />
      <path d="M536 286h6l4 170h-8zM526 292h28v8h-28z" fill="#3d5275" />
      <path d="m430 336 20-7 10 30-20 7zM560 332l-20-6-9 30 20 6z" fill="#10233d" opacity=".7" />
      <ellipse cx="500" cy="464" rx="110" ry="12" fill="#c9d3e8" />
    </g>
  );
}
