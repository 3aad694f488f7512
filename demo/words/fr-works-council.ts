import { fr } from "./fr.js";
import type { PageWords } from "./words.js";

/** The pages of works councils. */
export const worksCouncil: PageWords = {
  ...fr.page,
  prefix: "/cse",
  language: "CSE",
  homeDescription: "Les séjours au ski au tarif négocié par votre comité : hébergement, forfait de ski et matériel, avec leur prix total.",
  homeTitle: "Névéa CSE – vos séjours au ski",
  consent: {
    ...fr.page.consent,
    text: "Avec votre accord, nous gardons vos dernières recherches, votre sélection et l’affichage des prix, et vous participez aux tests de nos pages. Sinon, nous ne gardons que les voyageurs de votre recherche et, le temps de votre visite, votre comité.",
  },
};
