import { expect } from "chai";
import { findingCodes } from "../codes.js";
import type { FindingCode } from "../codes.js";
import type { Facts } from "../facts.js";
import type { Severity } from "../finding.js";
import {
  brokenFile,
  callsOf,
  factsOf,
  fileOf,
  pageOf,
  refusalOf,
  searchOf,
  seller,
  tagOf,
  undefinedTags,
} from "../testing/facts.driver.js";
import { findingsOf } from "./findings.js";

const found = (change: Partial<Facts>) => findingsOf(factsOf(change), null);
const named = (change: Partial<Facts>) => found(change).map(({ severity, code }) => `${severity} ${code}`);

/** Tags that are not defined, since a file that defines them does not work. */
const withFile = (...change: Parameters<typeof brokenFile>): Partial<Facts> => ({ tags: undefinedTags, files: [brokenFile(...change)] });
const answer = { status: 200, contentType: "text/javascript", isIntact: null };
const probed = (probe: Partial<NonNullable<Facts["files"][number]["probe"]>>) => ({
  probe: { refusedBy: null, answer: null, without: null, ...probe },
});
const bar = (change: Parameters<typeof tagOf>[1]): Partial<Facts> => ({ tags: [tagOf("ski-searchbar", change), tagOf("ski-results")] });
const results = (change: Parameters<typeof tagOf>[1]): Partial<Facts> => ({ tags: [tagOf("ski-searchbar"), tagOf("ski-results", change)] });
const onPage = (change: Parameters<typeof pageOf>[0]): Partial<Facts> => ({ page: pageOf(change) });
const withoutConsent = { ...tagOf("ski-results").given, consent: undefined };
const oldBar = fileOf({ address: `${seller}/old.js`, copy: `${seller}/old.js`, kind: "script", defines: ["ski-searchbar"] });

const faults: readonly (readonly [Severity, FindingCode, string, Partial<Facts>])[] = [
  ["error", "no-script", "no script of the library", { tags: undefinedTags.slice(0, 1), files: [] }],
  ["error", "file-missing", "a script that is not there", withFile(probed({ answer: { ...answer, status: 404 } }))],
  ["error", "file-missing", "a part that is not there", { files: [fileOf(), fileOf({ kind: "chunk", works: false, status: 404 })] }],
  [
    "warning",
    "file-missing",
    "a style sheet that is not there",
    { files: [fileOf({ kind: "sheet", works: false, status: 404, defines: [] })] },
  ],
  ["error", "file-cors", "a server that lets no other page read", withFile(probed({ without: "cors" }))],
  [
    "error",
    "file-type",
    "the page of an application instead of a script",
    withFile(probed({ answer: { ...answer, contentType: "text/html" } })),
  ],
  ["error", "file-integrity", "another hash", withFile({ integrity: true, ...probed({ answer: { ...answer, isIntact: false } }) })],
  ["error", "file-integrity", "a hash that could not be compared", withFile({ integrity: true, ...probed({ without: "policy" }) })],
  ["error", "file-integrity", "a policy that wants hashes", { ...withFile(), refusals: [refusalOf({ kind: "integrity" })] }],
  ["error", "file-blocked", "a server that is not reached", withFile({ isRequested: false, ...probed({ without: "unreached" }) })],
  ["error", "file-blocked", "a part that is not reached", { files: [fileOf(), fileOf({ kind: "chunk", works: false, status: 0 })] }],
  ["error", "script-type", "a module as a plain script", withFile({ type: "", element: {} as Element })],
  ["warning", "script-held", "a script that a consent tool holds", withFile({ type: "text/plain", element: {} as Element })],
  [
    "error",
    "tag-undefined",
    "a tag of another script",
    { tags: [tagOf("ski-searchbar"), tagOf("ski-gallery", { definedBy: null, state: null })] },
  ],
  ["error", "tag-undefined", "a script that stopped", { ...withFile(probed({ answer })), tags: undefinedTags.slice(0, 1) }],
  ["warning", "tag-unknown", "a tag that there is not", { unknownTags: [{ name: "ski-search-bar" }] }],
  ["error", "tag-taken", "a tag of the page", bar({ definedBy: "page" })],
  ["error", "browser", "an old browser", { ...onPage({ isSupported: false }), tags: undefinedTags }],
  ["error", "csp-script", "a report on a script", { ...withFile(), refusals: [refusalOf({})] }],
  [
    "error",
    "csp-script",
    "a part that is refused",
    { ...withFile(), refusals: [refusalOf({ blocked: `${seller}/dist/chunks/base-1.js` })] },
  ],
  ["error", "csp-script", "a script that is refused again", withFile(probed({ refusedBy: "script-src" }))],
  [
    "error",
    "csp-connect",
    "a report on a call",
    { refusals: [refusalOf({ rule: "connect-src", blocked: `${seller}/se/search/find?capacity=18` })] },
  ],
  ["error", "csp-connect", "a call that is refused again", { calls: [callsOf({ refusedBy: "connect-src", outcome: null })] }],
  [
    "warning",
    "csp-img",
    "a report on a picture",
    { ...onPage({ failedPictures: 2 }), refusals: [refusalOf({ rule: "img-src", blocked: `${seller}/a.svg` })] },
  ],
  [
    "info",
    "csp-img",
    "a report on the placeholder",
    { ...onPage({ failedPictures: 1 }), refusals: [refusalOf({ rule: "img-src", blocked: "data" })] },
  ],
  [
    "warning",
    "csp-style",
    "a style sheet that is refused",
    { files: [brokenFile({ kind: "sheet", defines: [], ...probed({ refusedBy: "style-src" }) })] },
  ],
  [
    "info",
    "csp-connect",
    "a policy that reports only",
    { refusals: [refusalOf({ rule: "connect-src", blocked: seller, isReportOnly: true })] },
  ],
  [
    "warning",
    "permissions-policy",
    "a feature that is refused to a file",
    { refusals: [refusalOf({ kind: "permissions", source: `${seller}/dist/a.js` })] },
  ],
  ["info", "permissions-policy", "no clipboard", onPage({ clipboardAllowed: false })],
  ["error", "mixed-content", "calls without encryption", bar({ given: { ...tagOf("ski-results").given, apiBase: "http://seller.test" } })],
  ["error", "protocol", "a copy of another protocol", { copies: { active: "0.1.0", isNameTaken: false, protocol: 2 } }],
  [
    "warning",
    "versions",
    "tags of two releases",
    { files: [oldBar, fileOf({ defines: ["ski-results"] })], searches: [searchOf({ version: "0.0.9" })] },
  ],
  ["info", "copies", "two builds of one release", { files: [oldBar, fileOf({ defines: ["ski-results"] })] }],
  ["warning", "global-taken", "the name of the page", { copies: { active: null, isNameTaken: true, protocol: 1 } }],
  [
    "error",
    "setting-missing",
    "a search that did not start",
    { tags: [tagOf("ski-results", { given: { engineId: 1, locale: "fr-FR", consent: [] } })], searches: [searchOf({ status: "failed" })] },
  ],
  ["warning", "setting-malformed", "a value that cannot be read", bar({ faults: ["keeps the default."] })],
  ["warning", "setting-name", "a name in other letters", bar({ attributes: ["engineid"] })],
  ["warning", "setting-conflict", "two currencies", results({ given: { ...tagOf("ski-results").given, currency: "GBP" } })],
  ["warning", "store-split", "two searches", bar({ store: "other" })],
  ["error", "api-base", "calls to the page", { calls: [callsOf({ base: "", statuses: [{ path: "/se/search/find", status: 404 }] })] }],
  ["error", "call-cors", "calls that may not be read", { calls: [callsOf({ outcome: "cors" })] }],
  ["error", "call-unreachable", "a server that is not reached", { calls: [callsOf({ outcome: "unreached" })] }],
  ["error", "call-status", "a server that fails", { calls: [callsOf({ statuses: [{ path: "/se/search/find", status: 500 }] })] }],
  ["error", "call-answer", "an answer that is none", { calls: [callsOf({})] }],
  ["warning", "clipped", "a box that cuts", results({ place: { cutBy: { box: "div", property: "overflow: hidden" } } })],
  ["warning", "page-overflow", "a page that does not scroll", results({ place: { beyondWindow: 300 } })],
  ["warning", "fixed-moved", "a transformed box", results({ place: { fixedIn: { box: "div", property: "transform" } } })],
  ["warning", "dock-covered", "a bar over the tools", results({ place: { dockCoveredBy: "div#chat" } })],
  ["warning", "too-narrow", "a narrow column", bar({ place: { width: 200 } })],
  ["warning", "frame-small", "a low frame", onPage({ isFramed: true, windowHeight: 200 })],
  ["warning", "inherited-style", "a style that reaches in", bar({ place: { inherited: [["pointer-events", "none"]] } })],
  ["warning", "inside-link", "a link around it", bar({ place: { insideLink: "a.card" } })],
  ["info", "hidden", "a tag that is not shown", bar({ place: { isShown: false } })],
  ["info", "pictures", "lost pictures", onPage({ failedPictures: 3 })],
  ["warning", "hash-router", "a route in the hash", onPage({ hash: "#/ski" })],
  ["info", "base-href", "a base of another origin", onPage({ base: "https://elsewhere.test/" })],
  [
    "warning",
    "language",
    "no language for auto",
    { ...onPage({ language: null }), ...bar({ given: { ...tagOf("ski-results").given, locale: "auto" } }) },
  ],
  ["info", "language", "no language", onPage({ language: null })],
  ["warning", "storage", "no storage for what was agreed", onPage({ hasStorage: false })],
  [
    "warning",
    "consent",
    "a consent tool alone",
    { ...onPage({ consentTool: "__tcfapi" }), tags: [tagOf("ski-results", { given: withoutConsent })] },
  ],
  ["info", "consent", "no consent", { tags: [tagOf("ski-results", { given: withoutConsent })] }],
  ["warning", "quirks", "no doctype", onPage({ isQuirky: true })],
  ["warning", "viewport", "no viewport", onPage({ viewport: null })],
  ["warning", "viewport", "a viewport as wide as a desktop", onPage({ viewport: "width=1024" })],
  ["error", "builtin-broken", "a broken function", { builtins: { broken: ["JSON.stringify"], changed: [] } }],
  ["info", "builtin-changed", "a wrapped function", { builtins: { broken: [], changed: ["fetch"] } }],
  ["error", "library-fault", "a tag that failed", bar({ state: "failed" })],
  ["info", "incomplete", "what cannot be read", { unread: ["The page"] }],
];

describe("the findings of a page", () => {
  it("are none on a page on which nothing is wrong", () => {
    expect(named({})).to.deep.equal([]);
  });

  for (const [severity, code, what, change] of faults)
    it(`are ${code} for ${what}`, () => {
      expect(named(change)).to.include(`${severity} ${code}`);
    });

  it("have a case for every code", () => {
    const besides: readonly FindingCode[] = ["script-crossorigin"];
    expect([...new Set([...faults.map(([, code]) => code), ...besides])].sort()).to.deep.equal([...findingCodes].sort());
  });

  it("name nothing but the cause where one file explains the rest", () => {
    for (const [, code, , change] of faults.filter(([, one]) => /^(?:file|csp-script|script)/.test(one)))
      expect(
        named(change).filter((one) => /tag-undefined|no-script/.test(one)),
        code,
      ).to.deep.equal([]);
  });

  it("are sentences that end, the most severe first, each with an address", () => {
    for (const [, , what, change] of faults) {
      const order = found(change).map(({ severity }) => ["error", "warning", "info"].indexOf(severity));
      expect(order, what).to.deep.equal(order.toSorted((one, other) => one - other));
      for (const { message, help, code } of found(change)) {
        expect(message, what).to.match(/^[\s\S]{10,}[.>]$/);
        expect(help).to.equal(`docs/guides/diagnosis.md#${code}`);
      }
    }
  });

  it("lead to the documentation beside the library", () => {
    const [first] = findingsOf(factsOf({ unread: ["The page"] }), `${seller}/dist/`);
    expect(first?.help).to.equal(`${seller}/docs/guides/diagnosis#incomplete`);
  });
});

describe("what is left alone", () => {
  const silent: readonly (readonly [string, Partial<Facts>])[] = [
    ["a refused picture of the page's own", { refusals: [refusalOf({ rule: "img-src", blocked: "https://other.test/a.png" })] }],
    ["a refused call of the page's own", { refusals: [refusalOf({ rule: "connect-src", blocked: "https://other.test/" })] }],
    [
      "attributes that any element has",
      bar({ attributes: ["id", "class", "data-engine", "aria-label", "onclick", "@ski-search", "_ngcontent-a"] }),
    ],
    [
      "a local server on a secure page",
      { tags: [tagOf("ski-results", { given: { ...tagOf("ski-results").given, apiBase: "http://localhost:4173" } })] },
    ],
    [
      "a route where no hash is written",
      { ...onPage({ hash: "#/ski" }), ...bar({ given: { ...tagOf("ski-results").given, urlSync: "none" } }) },
    ],
    [
      "a theme of each tag",
      { tags: ["light", "dark"].map((theme) => tagOf("ski-results", { given: { ...tagOf("ski-results").given, theme } })) },
    ],
    ["a transformed box around a bar that does not stick", bar({ place: { fixedIn: { box: "div", property: "transform" } } })],
    ["a frame without a viewport", onPage({ isFramed: true, viewport: null })],
    ["a viewport by its scale alone", onPage({ viewport: "initial-scale=1" })],
    ["a date picker on its own", { tags: [tagOf("ski-date-picker", { joins: false, given: {} })] }],
  ];
  for (const [what, change] of silent)
    it(what, () => {
      expect(named(change).filter((one) => !one.startsWith("info"))).to.deep.equal([]);
    });

  it("a base of the page's own origin", () => {
    expect(named(onPage({ base: "https://page.test/ski/" }))).to.deep.equal([]);
  });
});

describe("the script of the one-file search bar", () => {
  const address = `${seller}/dist/cdn/ski-searchbar.light.min.js`;
  const file = fileOf({ address, copy: address, kind: "script", type: "", defines: ["ski-searchbar"], element: {} as Element });

  it("needs crossorigin from another origin", () => {
    const tags = [tagOf("ski-searchbar")];
    expect(named({ tags, files: [{ ...file, isCorsRequest: false }] })).to.deep.equal(["warning script-crossorigin"]);
    expect(named({ tags, files: [file] })).to.deep.equal([]);
    expect(named({ tags, files: [{ ...file, isCorsRequest: false, isForeign: false }] })).to.deep.equal([]);
  });
});
