import type { Origins } from "../document.js";

/** Attributes of a tag that needs no environment, with changes: null leaves one out. */
type Changes = Readonly<Record<string, string | null>>;

function attributes({ seller }: Origins, changes: Changes): string {
  const usual = { locale: "fr-FR", "engine-id": "1", currency: "EUR", "menu-domain": seller, "api-base": seller };
  return Object.entries({ ...usual, ...changes })
    .flatMap(([name, value]) => (value === null ? [] : [`${name}="${value}"`]))
    .join(" ");
}

export const bar = (origins: Origins, changes: Changes = {}): string =>
  `<ski-searchbar ${attributes(origins, changes)}><a href="/se-results">Chercher</a></ski-searchbar>`;

export const results = (origins: Origins, changes: Changes = {}): string =>
  `<ski-results ${attributes(origins, changes)}><p>Les séjours viennent ici.</p></ski-results>`;

export const both = (origins: Origins, changes: Changes = {}): string => bar(origins, changes) + results(origins, changes);

export const module = (address: string): string => `<script type="module" src="${address}"></script>`;

/** The address of the same server under another name, which is another origin and lets no page read. */
export const otherOrigin = ({ own }: Origins): string => own.replace("localhost", "127.0.0.1");
