const fir = "M0-46-11-26h5l-11 16h7L-19 4h38L10-10h7L6-26h5z";

/** A slope at daybreak under the index, drawn here so that it never has to be waited for. */
export function IndexScene() {
  return (
    <svg className="index-scene" part="index-scene" viewBox="0 0 350 196" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id="ski-dawn" x2="0" y2="1">
        <stop stopColor="#7f9cd3" />
        <stop offset=".65" stopColor="#fbd5c2" />
      </linearGradient>
      <path fill="url(#ski-dawn)" d="M0 0h350v196H0z" />
      <circle cx="92" cy="70" r="30" fill="#fff" opacity=".2" />
      <circle cx="92" cy="70" r="14" fill="#fff1d8" />
      <path fill="#b5c4e6" d="m0 128 40-40 24 24 34-42 36 40 26-22 60 62z" />
      <path fill="#fbf1ea" d="m118 142 82-108 24 32 14-14 88 92z" />
      <path fill="#a3b7df" d="m200 34 24 32-10 26 14 24-10 26h-42l18-44-12-22z" />
      <path fill="#6f8bb0" d="M0 126q88 12 175 4t175 4v20H0z" />
      <path fill="#f4f3f8" d="M0 146q90-16 180 0t170-6v56H0z" />
      <path fill="#dfe5f2" d="M0 176q130-18 350-6v26H0z" />
      <path stroke="#3d5275" strokeWidth="1.5" d="M-4 92 354 46" />
      <path fill="#3d5275" d="M273 54h6v90h-6zM264 52h24v4h-24z" />
      <rect x="149" y="80" width="22" height="18" rx="6" fill="#ff8152" />
      <path fill="#3d5275" d="M159 72h2v9h-2z" />
      {[26, 52, 300, 326].map((x, index) => (
        <path key={x} d={fir} fill={index % 2 ? "#1b4359" : "#24566f"} transform={`translate(${x} ${172 + (index % 2) * 8})`} />
      ))}
    </svg>
  );
}
