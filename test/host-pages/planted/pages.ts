import type { FindingCode } from "../../../src/diagnosis/codes.js";
import type { Origins } from "../document.js";
import { bar, both, module, otherOrigin, results } from "./markup.js";

/** A page with one fault. */
export interface PlantedPage {
  /** Its address is `/planted/` and this. */
  readonly path: string;
  /** The code that names the fault. */
  readonly code: FindingCode;
  /** Attributes of `<html>` and `<body>`. */
  readonly html?: string;
  readonly body?: string;
  readonly doctype?: string;
  /** Its `<meta name="viewport">`. */
  readonly viewport?: string;
  /** What its head has before the scripts. */
  readonly head?: string;
  /** Scripts of the page itself (scripts/), before the library. */
  readonly scripts?: readonly string[];
  readonly library?: (origins: Origins) => string;
  readonly content?: (origins: Origins) => string;
  readonly policy?: (usual: string, origins: Origins) => string;
  /** Of its response, besides the usual ones or instead of them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What follows the address. */
  readonly hash?: string;
  /** It is in a frame with these attributes. */
  readonly frame?: string;
  /** It is opened on a phone. */
  readonly phone?: boolean;
  /** It is opened at an address of https. */
  readonly secure?: boolean;
  /** Files that the test answers with 404, and those that it lets nobody reach. */
  readonly lost?: string;
  readonly stopped?: string;
  /** What may follow from the fault. */
  readonly follows?: readonly FindingCode[];
  /** What is there once the fault has shown. */
  readonly until?: string;
}

const allow = (directive: string, source: string) => (usual: string) => usual.replace(`${directive} `, `${directive} ${source} `);
const allowOther = (usual: string, origins: Origins) =>
  allow("connect-src", otherOrigin(origins))(allow("script-src", otherOrigin(origins))(usual));
const ownCalls = allow("connect-src", "'self'");

const oneFile = ({ seller }: Origins, attributes: string) =>
  `<script src="${seller}/dist/light/cdn/ski-elements.min.js" defer ${attributes}></script>`;

const onScripts: readonly PlantedPage[] = [
  { path: "no-script", code: "no-script", library: () => "" },
  { path: "missing-script", code: "file-missing", library: ({ seller }) => module(`${seller}/dist/old/ski-elements.js`) },
  { path: "missing-part", code: "file-missing", lost: "**/dist/light/chunks/preact-*" },
  {
    path: "unreadable-script",
    code: "file-cors",
    library: (origins) => module(`${otherOrigin(origins)}/other/ski-elements.min.js`),
    policy: allowOther,
  },
  {
    path: "page-instead-of-script",
    code: "file-type",
    library: ({ own }) => module(`${own}/planted/application/ski-elements.js`),
    policy: ownCalls,
  },
  {
    path: "another-hash",
    code: "file-integrity",
    library: (origins) => oneFile(origins, `crossorigin integrity="sha384-${"A".repeat(64)}"`),
  },
  { path: "stopped-script", code: "file-blocked", library: (origins) => oneFile(origins, "crossorigin"), stopped: "**/dist/light/cdn/**" },
  {
    path: "module-as-script",
    code: "script-type",
    library: ({ seller }) => `<script src="${seller}/dist/light/ski-elements.js" crossorigin defer></script>`,
  },
  { path: "held-script", code: "script-held", library: (origins) => oneFile(origins, 'type="text/plain" data-consent="search"') },
  {
    path: "without-crossorigin",
    code: "script-crossorigin",
    library: ({ seller }) => `<script src="${seller}/dist/cdn/ski-searchbar.light.min.js" defer></script>`,
    content: bar,
  },
  { path: "one-tag-only", code: "tag-undefined", library: ({ seller }) => module(`${seller}/dist/light/elements/ski-searchbar.js`) },
  { path: "misspelt-tag", code: "tag-unknown", content: (origins) => `${bar(origins)}<ski-result></ski-result>` },
  { path: "own-tag", code: "tag-taken", scripts: ["own-tag"] },
  { path: "old-browser", code: "browser", scripts: ["no-popover"] },
];

const onPolicies: readonly PlantedPage[] = [
  {
    path: "refused-script",
    code: "csp-script",
    policy: (usual, { seller }) => usual.replace(`script-src 'self' ${seller}`, "script-src 'self'"),
  },
  { path: "refused-calls", code: "csp-connect", policy: (usual) => usual.replace(/connect-src [^;]+/, "connect-src 'none'") },
  {
    path: "refused-pictures",
    code: "csp-img",
    policy: (usual) => usual.replace(/img-src [^;]+/, "img-src data:"),
    until: 'img[data-state="error"]',
  },
  {
    path: "refused-style-sheet",
    code: "csp-style",
    library: ({ seller }) =>
      `<link rel="stylesheet" href="${seller}/dist/ski-elements.css">${module(`${seller}/dist/light/autoloader.js`)}`,
  },
  { path: "no-clipboard", code: "permissions-policy", headers: { "permissions-policy": "clipboard-write=()" } },
  {
    path: "mixed-content",
    code: "mixed-content",
    secure: true,
    library: () => module("/dist/light/autoloader.js"),
    content: (origins) => both(origins, { "api-base": "http://seller.invalid" }),
    policy: () => "default-src * data:",
  },
];

const onCopies: readonly PlantedPage[] = [
  { path: "other-protocol", code: "protocol", scripts: ["other-protocol"] },
  {
    path: "old-copy",
    code: "versions",
    library: ({ own, seller }) =>
      `<script src="${own}/other/ski-searchbar.light.min.js" defer></script>${module(`${seller}/dist/light/elements/ski-results.js`)}`,
  },
  { path: "own-global", code: "global-taken", scripts: ["own-global"] },
];

const onSettings: readonly PlantedPage[] = [
  {
    path: "missing-setting",
    code: "setting-missing",
    content: (origins) => both(origins, { currency: null, "api-base": origins.own }),
    policy: ownCalls,
  },
  { path: "malformed-setting", code: "setting-malformed", content: (origins) => both(origins, { "engine-id": "first" }) },
  { path: "misspelt-setting", code: "setting-name", content: (origins) => both(origins, { "engine-id": null, engineid: "1" }) },
  { path: "two-currencies", code: "setting-conflict", content: (origins) => bar(origins) + results(origins, { currency: "GBP" }) },
  { path: "two-stores", code: "store-split", content: (origins) => bar(origins, { store: "search" }) + results(origins) },
];

const onCalls: readonly PlantedPage[] = [
  { path: "no-api-base", code: "api-base", content: (origins) => both(origins, { "api-base": null }), policy: ownCalls },
  {
    path: "unreadable-calls",
    code: "call-cors",
    content: (origins) => both(origins, { "api-base": otherOrigin(origins) }),
    policy: allowOther,
  },
  {
    path: "unreachable-calls",
    code: "call-unreachable",
    content: (origins) => both(origins, { "api-base": "https://seller.invalid" }),
    policy: allow("connect-src", "https://seller.invalid"),
  },
  {
    path: "failing-calls",
    code: "call-status",
    content: (origins) => both(origins, { "api-base": `${origins.own}/nowhere` }),
    policy: ownCalls,
  },
  {
    path: "page-instead-of-answer",
    code: "call-answer",
    content: (origins) => both(origins, { "api-base": `${origins.own}/planted/application` }),
    policy: ownCalls,
  },
];

const inBox = (name: string) => (origins: Origins) => `<div class="${name}">${both(origins)}</div>`;

const onPlaces: readonly PlantedPage[] = [
  { path: "low-box", code: "clipped", content: (origins) => `<div class="low-box">${results(origins)}</div>` },
  { path: "clip-path", code: "clipped", content: inBox("half") },
  { path: "still-page", code: "page-overflow", body: 'class="still"' },
  { path: "moved-box", code: "fixed-moved", content: inBox("moved") },
  {
    path: "chat",
    code: "dock-covered",
    phone: true,
    content: (origins) => `${both(origins)}<div class="chat">Chat</div>`,
    until: '[part~="dock"]',
  },
  { path: "narrow-column", code: "too-narrow", content: inBox("column") },
  { path: "low-frame", code: "frame-small", frame: 'class="low-frame"' },
  { path: "dead-box", code: "inherited-style", content: inBox("dead") },
  { path: "underlined-box", code: "inherited-style", content: inBox("underlined") },
  { path: "in-a-link", code: "inside-link", content: (origins) => `<a class="plain-link" href="#stay">${results(origins)}</a>` },
];

const onPages: readonly PlantedPage[] = [
  { path: "router", code: "hash-router", hash: "#/ski" },
  {
    path: "base",
    code: "base-href",
    head: '<base href="https://elsewhere.invalid/deep/">',
  },
  { path: "no-language", code: "language", html: "", content: (origins) => both(origins, { locale: "auto" }) },
  {
    path: "no-storage",
    code: "storage",
    frame: 'class="high-frame" sandbox="allow-scripts"',
    content: (origins) => both(origins, { consent: "preferences" }),
  },
  { path: "consent-tool", code: "consent", scripts: ["consent-tool"] },
  { path: "no-doctype", code: "quirks", doctype: "" },
  { path: "no-viewport", code: "viewport", viewport: "" },
  { path: "to-json", code: "builtin-broken", scripts: ["to-json"], follows: ["call-status", "call-answer"] },
  { path: "broken-view", code: "library-fault", scripts: ["broken-view"] },
];

export const plantedPages: readonly PlantedPage[] = [
  ...onScripts,
  ...onPolicies,
  ...onCopies,
  ...onSettings,
  ...onCalls,
  ...onPlaces,
  ...onPages,
];
