/** Results pages as a site would serve them: they load their scripts and send their calls over the network. */
import { document, preloadsOf } from "./documents.mjs";
import { ours, oursLight, reactInstantSearch } from "./lists.mjs";

const settings = `locale="en-GB" engine-id="1" currency="EUR"`;

/** What the tags load for their first screen beside their imports. */
const shownAtOnce = ["later/en-GB-screens", "later/cards"];
const shownWhenWide = ["later/filters"];

/** Our tags as README.md and the demo write them. */
function elements(build) {
  const preloads = preloadsOf(build);
  const entries = ["elements/ski-searchbar.js", "elements/ski-results.js"];
  const filesOf = (names) => names.flatMap((name) => preloads[name] ?? []);
  const files = new Set([...entries, ...filesOf([...entries, ...shownAtOnce])]);
  const wide = new Set(filesOf(shownWhenWide).filter((file) => !files.has(file)));
  return document({
    head: `<link rel="stylesheet" href="/${build}/ski-elements.css" />
    <script src="/${build}/early.js" defer></script>
    ${[...files].map((file) => `<link rel="modulepreload" href="/${build}/${file}" />`).join("\n    ")}
    ${[...wide].map((file) => `<link rel="modulepreload" href="/${build}/${file}" media="(min-width: 75em)" />`).join("\n    ")}
    ${entries.map((entry) => `<script type="module" src="/${build}/${entry}"></script>`).join("\n    ")}`,
    body: `<ski-searchbar ${settings} menu-domain="localhost" app-type="rp" sticky></ski-searchbar>
    <ski-results ${settings} menu-domain="localhost"></ski-results>`,
  });
}

const peer = (script) =>
  document({
    head: `<link rel="stylesheet" href="/styles/peers.css" /><script type="module" src="/scripts/live/${script}"></script>`,
    body: `<div id="app"></div>`,
  });

/** Expressions of what a page shows. */
const peerParts = { bar: `document.querySelector("input[type=search]")`, card: `document.querySelector("h3 a")` };
const ourParts = {
  bar: `document.querySelector("ski-searchbar:state(ready)")`,
  card: `document.querySelector("ski-results")?.shadowRoot?.querySelector("[part~=card-name] a")`,
};

export const plainReact = "React and valtio";

export const livePages = [
  { name: ours, path: "/live/ours", html: () => elements("dist"), parts: ourParts },
  { name: oursLight, path: "/live/ours-light", html: () => elements("dist/light"), parts: ourParts },
  { name: reactInstantSearch, path: "/live/react-instantsearch", html: () => peer("react-instantsearch.jsx"), parts: peerParts },
  { name: plainReact, path: "/live/plain-react", html: () => peer("plain-react.jsx"), parts: peerParts },
  { name: "instantsearch.js", path: "/live/instantsearch", html: () => peer("instantsearch.js"), parts: peerParts },
];
