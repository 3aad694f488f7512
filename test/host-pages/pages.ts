/** Host pages, each with something in it that may break a library. */
export interface HostPage {
  /** Its address is `/` and this. */
  readonly path: string;
  /** Attributes of `<html>` and `<body>`, and markup of `<head>` before any script. */
  readonly html?: string;
  readonly body?: string;
  readonly head?: string;
  /** Scripts of the page itself (clients/), run before the library loads. */
  readonly scripts?: readonly string[];
  /** How the library is loaded; several are several copies of it. */
  readonly library: readonly Library[];
  /** The markup around the two tags; `null` if a script of the page creates them. */
  readonly around?: ((tags: string) => string) | null;
  readonly hash?: "hash" | "none";
  /** Further attributes of the search bar. */
  readonly bar?: string;
  /** Trusted Types policies that the page's own framework makes. */
  readonly trustedTypes?: string;
  /** The names that the page's own framework adds to `window`. */
  readonly globals?: readonly string[];
}

/** A script by its path at the seller's origin; `/other/…` is one of this server, another copy of the library. */
export interface Library {
  readonly source: string;
  readonly module: boolean;
}

const modules: readonly Library[] = [{ source: "/dist/light/autoloader.js", module: true }];
const oneFile: readonly Library[] = [{ source: "/dist/light/cdn/ski-elements.min.js", module: false }];

const vueGlobals = ["__VUE__", "__VUE_INSTANCE_SETTERS__", "__VUE_SSR_SETTERS__"];

/** A form without a script, which the browser checks, sends and restores. */
const plainForm =
  '<form method="post" action="/received">' +
  '<label>Arrival <ski-date-picker standalone locale="en-GB" name="arrival" required min="2027-02-05"></ski-date-picker></label>' +
  '<ski-date-picker standalone locale="en-GB" name="stay" range value="2027-02-06/2027-02-13"></ski-date-picker>' +
  '<fieldset disabled><ski-date-picker standalone locale="en-GB" name="other" value="2027-02-06"></ski-date-picker></fieldset>' +
  '<input name="note" aria-label="Note" value="two beds"><button>Send</button><button type="reset">Reset</button></form>';

export const hostPages: readonly HostPage[] = [
  { path: "modules", library: modules },
  { path: "one-file", library: oneFile },
  { path: "all-unset", head: '<link rel="stylesheet" href="/unset.css">', library: modules },
  {
    path: "bootstrap",
    html: 'data-bs-theme="dark"',
    body: 'class="text-center text-uppercase text-nowrap fst-italic lh-1 fs-1 text-warning bg-dark"',
    head: '<link rel="stylesheet" href="/bootstrap.css">',
    around: (tags) => `<div class="container-fluid btn-group-vertical d-block">${tags}</div>`,
    library: oneFile,
  },
  { path: "array-prototype", scripts: ["array-prototype"], library: modules },
  { path: "wrapped-fetch", scripts: ["wrapped-fetch"], library: oneFile },
  { path: "hash-router", scripts: ["hash-router"], hash: "none", library: modules },
  { path: "base", head: '<base href="https://elsewhere.invalid/deep/">', library: modules },
  { path: "shadow-root", scripts: ["shadow-root"], around: null, library: oneFile },
  { path: "closed-shadow-root", scripts: ["closed-shadow-root"], around: null, library: oneFile },
  {
    path: "dialog",
    scripts: ["dialog"],
    around: (tags) => `<dialog class="host-dialog" aria-label="Ski">${tags}</dialog>`,
    head: '<link rel="stylesheet" href="/dialog.css">',
    library: modules,
  },
  {
    path: "application-shell",
    around: (tags) =>
      `<header class="shell-header">Intranet</header><nav class="shell-navigation" aria-label="Intranet"></nav>` +
      `<main class="shell-main"><p class="shell-introduction">Ski</p>${tags}</main>`,
    head: '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/shell.css">',
    bar: "sticky",
    library: modules,
  },
  { path: "react-18", scripts: ["react-18"], around: () => '<div id="root"></div>', library: modules },
  { path: "vue", scripts: ["vue"], around: () => '<div id="root"></div>', trustedTypes: "vue", globals: vueGlobals, library: oneFile },
  { path: "plain-form", around: () => plainForm, library: modules },
  { path: "react-19-form", scripts: ["react-19-form"], around: () => '<div id="root"></div>', library: modules },
  {
    path: "vue-form",
    scripts: ["vue-form"],
    around: () => '<div id="root"></div>',
    trustedTypes: "vue",
    globals: vueGlobals,
    library: modules,
  },
  {
    path: "two-copies",
    library: [
      { source: "/other/ski-elements.min.js", module: false },
      { source: "/dist/elements/ski-results.js", module: true },
    ],
  },
  {
    path: "two-builds",
    library: [
      { source: "/dist/cdn/ski-searchbar.light.min.js", module: false },
      { source: "/dist/elements/ski-results.js", module: true },
    ],
  },
  { path: "clones", scripts: ["clones"], around: (tags) => `<div id="from">${tags}</div><div id="to"></div>`, library: oneFile },
];
