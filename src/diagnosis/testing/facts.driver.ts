import type { CallsFacts, Facts, FileFacts, PageFacts, PlaceFacts, Refusal, SearchFacts, TagFacts } from "../facts.js";

const place: PlaceFacts = {
  isShown: true,
  width: 1200,
  cutBy: null,
  beyondWindow: 0,
  fixedIn: null,
  dockCoveredBy: null,
  insideLink: null,
  inherited: [],
};

export const seller = "https://seller.test";

type TagChange = Partial<Omit<TagFacts, "place">> & { readonly place?: Partial<PlaceFacts> };

export function tagOf(name: string, change: TagChange = {}): TagFacts {
  return {
    name,
    store: "default",
    joins: true,
    definedBy: "library",
    state: "ready",
    given: { locale: "fr-FR", engineId: 1, currency: "EUR", menuDomain: "www.seller.test", apiBase: seller, consent: ["preferences"] },
    attributes: ["locale", "engine-id", "currency", "menu-domain", "api-base", "consent"],
    known: ["locale", "engine-id", "currency", "menu-domain", "api-base", "consent", "sticky", "page-size", "theme"],
    faults: [],
    ...change,
    place: { ...place, ...change.place },
  };
}

/** A module of the library in the page, which defines the tags that it is given. */
export function fileOf(change: Partial<FileFacts> = {}): FileFacts {
  return {
    address: `${seller}/dist/ski-elements.js`,
    root: `${seller}/dist/`,
    copy: `${seller}/dist/`,
    kind: "module",
    defines: ["ski-searchbar", "ski-results"],
    type: "module",
    integrity: false,
    isCorsRequest: true,
    isForeign: true,
    isRequested: true,
    status: 200,
    works: true,
    probe: null,
    ...change,
  };
}

/** A file whose tags are not defined, with what another request of it came to. */
export const brokenFile = (change: Partial<FileFacts> = {}): FileFacts =>
  fileOf({ works: false, probe: { refusedBy: null, answer: null, without: null }, ...change });

const page: PageFacts = {
  protocol: "https:",
  origin: "https://page.test",
  hash: "",
  base: null,
  language: "fr",
  isFramed: false,
  windowHeight: 900,
  isFittedFrame: false,
  hasStorage: true,
  isQuirky: false,
  viewport: "width=device-width, initial-scale=1",
  isSupported: true,
  consentTool: null,
  consentGiven: false,
  clipboardAllowed: true,
  failedPictures: 0,
};

export const pageOf = (change: Partial<PageFacts>): PageFacts => ({ ...page, ...change });

export const searchOf = (change: Partial<SearchFacts> = {}): SearchFacts => ({
  name: "default",
  version: "0.1.0",
  status: "ready",
  failed: [],
  apiBase: seller,
  ...change,
});

export const callsOf = (change: Partial<CallsFacts>): CallsFacts => ({
  base: seller,
  failed: ["find"],
  statuses: [],
  refusedBy: null,
  outcome: "answered",
  ...change,
});

export const refusalOf = (change: Partial<Refusal>): Refusal => ({
  kind: "csp",
  rule: "script-src-elem",
  blocked: `${seller}/dist/ski-elements.js`,
  source: "",
  isReportOnly: false,
  ...change,
});

/** A page on which nothing is wrong. */
export function factsOf(change: Partial<Facts> = {}): Facts {
  return {
    version: "0.1.0",
    page,
    files: [fileOf()],
    refusals: [],
    copies: { active: "0.1.0", isNameTaken: false, protocol: 1 },
    tags: [tagOf("ski-searchbar"), tagOf("ski-results")],
    unknownTags: [],
    searches: [searchOf()],
    calls: [],
    builtins: { broken: [], changed: [] },
    unread: [],
    ...change,
  };
}

/** Both tags, before a script has defined them. */
export const undefinedTags = ["ski-searchbar", "ski-results"].map((name) => tagOf(name, { definedBy: null, state: null }));
