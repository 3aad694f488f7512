import type { Locale } from "../../src/domain/locale.js";

/** What a page can embed, by its name in the builder's address. */
export const tagNames = {
  bar: "ski-searchbar",
  results: "ski-results",
  picker: "ski-date-picker",
  gallery: "ski-gallery",
} as const;

export type Part = keyof typeof tagNames;

export const parts = ["bar", "results", "picker", "gallery"] as const satisfies readonly Part[];
export const builds = ["light", "react"] as const;
export const cornerChoices = ["designed", "small", "square"] as const;
export const consents = ["none", "server", "banner"] as const;
export const hosts = ["html", "wordpress", "vite-react", "frame"] as const;

export type Build = (typeof builds)[number];
type Host = (typeof hosts)[number];

/** What a partner chose for a page. */
export interface Choice {
  /** At least one, in the order in which they stand on the page. */
  readonly parts: readonly Part[];
  readonly build: Build;
  readonly locale: Locale;
  readonly engine: number;
  /** Where the search button leads: a path of the seller or a whole address; null for the seller's results in the locale. */
  readonly results: string | null;
  /** Names of the page's query parameters that go along, between spaces; empty for none. */
  readonly forward: string;
  /** How the page passes on what the visitor agreed to: not at all, by an attribute of its server, or by its banner's script. */
  readonly consent: (typeof consents)[number];
  /** The colour of links and chosen days, `#4a2545`; null for the design's own. */
  readonly main: string | null;
  /** The colour of the primary button, `#d9b65a`; null for the design's own. */
  readonly accent: string | null;
  readonly corners: (typeof cornerChoices)[number];
  /** The id of the lodging whose photos the gallery shows. */
  readonly lodging: number;
  readonly host: Host;
}

export const usualChoice: Choice = {
  parts: ["bar"],
  build: "light",
  locale: "en-GB",
  engine: 1,
  results: null,
  forward: "utm_* gclid",
  consent: "none",
  main: null,
  accent: null,
  corners: "designed",
  lodging: 10056,
  host: "html",
};
