import type { HostPage, Library } from "./pages.js";

/** The origins that a page under test uses. */
export interface Origins {
  readonly own: string;
  readonly seller: string;
}

/** The settings with which a tag needs no environment. */
const settings = ({ seller }: Origins, { hash = "hash" }: Pick<HostPage, "hash">): string =>
  `locale="fr-FR" engine-id="1" currency="EUR" menu-domain="${seller}" api-base="${seller}" url-sync="${hash}"`;

/** The search bar with a form, and the results with a sentence, as their fallback. */
function tags(origins: Origins, page: Pick<HostPage, "hash" | "bar">): string {
  return (
    `<ski-searchbar ${settings(origins, page)} ${page.bar ?? ""}><form action="${origins.seller}/se-results"><button>Chercher</button></form></ski-searchbar>` +
    `<ski-results ${settings(origins, page)}><p class="fallback">Les séjours viennent ici.</p></ski-results>`
  );
}

/** Refuses everything the page does not need: nothing inline, no text as code or markup. */
export function policyOf({ seller }: Origins, { trustedTypes = "'none'" }: Pick<HostPage, "path" | "trustedTypes">): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${seller}`,
    "style-src 'self'",
    `connect-src ${seller}`,
    // The library's placeholder of a picture is a few bytes of data.
    `img-src data: ${seller}`,
    `form-action 'self' ${seller}`,
    "frame-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join("; ");
}

/** Addresses are absolute: a page's `<base>` would change relative ones. */
function scriptOf({ source, module }: Library, { own, seller }: Origins): string {
  const origin = source.startsWith("/other/") ? own : seller;
  return `<script ${module ? 'type="module"' : "defer"} src="${origin}${source}" crossorigin></script>`;
}

/** One page under test. Its own scripts run first, as they would where the library is one thing among others. */
export function documentOf(page: HostPage, origins: Origins): string {
  const { html = "", body = "", head = "", scripts = [], around = (text: string) => text } = page;
  const own = scripts.map((name) => `<script src="${origins.own}/clients/${name}.js" defer></script>`).join("");
  const library = page.library.map((one) => scriptOf(one, origins)).join("");
  const content = around === null ? "" : around(tags(origins, page));
  return (
    `<!doctype html><html lang="fr" ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${page.path}</title>` +
    `<link rel="icon" href="data:,">${head.replace('href="/', `href="${origins.own}/`)}${own}${library}</head>` +
    `<body ${body} data-seller="${origins.seller}">${content}</body></html>`
  );
}
