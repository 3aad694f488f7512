import { fr } from "./fr.js";
import type { LegalPage, LegalWords } from "./legal.js";

const { terms, privacy } = fr.pages;

const ownTerms: LegalPage = {
  ...terms,
  sections: [
    ...terms.sections,
    {
      title: "Votre comité",
      texts: [
        "Le tarif est celui que votre comité a négocié. Sa participation, fixée par son propre règlement, est déduite selon ses règles ; le contrat de voyage reste conclu entre vous et Névéa.",
      ],
    },
  ],
};

const ownPrivacy: LegalPage = {
  ...privacy,
  sections: privacy.sections.map((section, index) =>
    index === 0
      ? {
          ...section,
          facts: [
            ...(section.facts ?? []),
            ["Votre comité", "son nom, transmis par son portail, jusqu’à la fermeture du navigateur"] as const,
          ],
        }
      : section,
  ),
};

/** The pages of works councils. */
export const worksCouncil: LegalWords = { ...fr, pages: { ...fr.pages, terms: ownTerms, privacy: ownPrivacy } };
