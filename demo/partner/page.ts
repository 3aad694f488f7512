import { contributionOf } from "../pages/companies.js";
import { html } from "../pages/markup.js";

/** The hashes of the seller's script and style sheet, for `integrity`; null if dist/ does not have them. */
export interface Integrity {
  readonly script: string | null;
  readonly style: string | null;
}

const topics = ["Billetterie", "Enfance", "Vacances", "Mon compte"];

const notes = [
  [
    "Dates d’ouverture",
    "Inscriptions du 23 novembre au 18 décembre 2026. Les semaines de vacances scolaires sont attribuées au quotient.",
    "Lire le règlement",
  ],
  ["Votre quotient", "Tranche B, soit 30 % de participation, dans la limite de 450 € par famille et par an.", "Mettre à jour mes revenus"],
  [
    "Permanence",
    "Bâtiment C, bureau 112. Mardi et jeudi, de 12 h à 14 h. Une question sur le séjour : 01 84 00 00 00.",
    "Écrire au comité",
  ],
] as const;

/** The company that the visitor of the portal works for. */
export const company = "valmont";

/** The portal names the visitor's band. */
const contribution = { ...contributionOf(company), band: "B" };

/** The page of an invented works council's portal: from the seller it has one script, one small sheet and one tag. */
export function partnerPage(seller: string, { script, style }: Integrity): string {
  // The seller's pages are those of the visitor's works council.
  const results = `${seller}/cse/se-results?company=${company}`;
  return `<!doctype html>\n${
    html`<html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>Vacances au ski – CSE Valmont</title>
        <link rel="icon" href="/partner/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/partner/portal.css" />
        <link rel="stylesheet" href="${seller}/dist/ski-elements.css" crossorigin ${style && html`integrity="${style}"`} />
        <script src="${seller}/dist/cdn/ski-searchbar.light.min.js" defer crossorigin ${script && html`integrity="${script}"`}></script>
      </head>
      <body>
        <header>
          <div class="in">
            <b>Comité social et économique</b><span>Groupe Valmont</span>
            <nav aria-label="Rubriques">
              ${topics.map((topic) => html`<a href="/partner" ${topic === "Vacances" && html`aria-current="page"`}>${topic}</a>`)}
            </nav>
          </div>
        </header>
        <p class="in crumbs">Accueil › Vacances › Ski</p>
        <main class="in">
          <h1>Vacances au ski : la subvention s’ajoute au tarif négocié</h1>
          <p class="intro">
            Choisissez votre semaine. La participation du comité, de 15 à 40 % selon votre quotient familial, est déduite au moment du
            paiement.
          </p>
          <ski-searchbar
            locale="fr-FR-CSE"
            engine-id="1"
            currency="EUR"
            menu-domain="${seller}"
            api-base="${seller}"
            companies-endpoint="${seller}/company"
            contribution="${JSON.stringify(contribution)}"
            results-url="${results}"
            forward="utm_* gclid"
            url-sync="none"
            analytics="off"
          >
            <a class="plain" href="${results}">Rechercher un séjour au ski</a>
          </ski-searchbar>
          <div class="notes">
            ${notes.map(
              ([title, text, link]) =>
                html`<article>
                  <h2>${title}</h2>
                  <p>${text}</p>
                  <a href="/partner">${link}</a>
                </article>`,
            )}
          </div>
        </main>
        <footer><p class="in">CSE Valmont · Réservé aux salariés et à leurs ayants droit</p></footer>
      </body>
    </html>`.text
  }`;
}
