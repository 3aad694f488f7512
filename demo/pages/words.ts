import type { Locale } from "../../src/domain/locale.js";

/** The texts of the demo's own pages; the elements have theirs. */
interface PageWords {
  readonly prefix: string;
  readonly language: string;
  readonly switcher: string;
  readonly menu: string;
  readonly topics: string;
  /** Words of the header with the search that each leads to. */
  readonly nav: readonly (readonly [word: string, hash: string])[];
  /** The link to trips by air and rail; null where they are not sold. */
  readonly flight: string | null;
  readonly phone: Phone;
  readonly homeTitle: string;
  readonly headline: string;
  readonly lead: string;
  readonly heroAlt: string;
  readonly resorts: string;
  readonly resortsLead: string;
  readonly allResorts: string;
  readonly promises: readonly (readonly [string, string])[];
  readonly resultsTitle: string;
  readonly resultsHeading: string;
  readonly invented: string;
  readonly fallbackSearch: string;
  readonly fallbackPlace: string;
  readonly fallbackResults: string;
  readonly back: string;
  readonly yourStay: string;
  readonly noDates: string;
  readonly about: string;
  readonly notFound: string;
  readonly notFoundText: string;
  readonly skipToContent: string;
  readonly consent: ConsentWords;
}

/** How the advisers are reached; the numbers are reserved for fiction. */
export interface Phone {
  /** Without spaces, with the code of its country. */
  readonly number: string;
  readonly shown: string;
  /** For who cannot see that it is one. */
  readonly label: string;
}

/** The banner that asks what the visitor agrees to, and the link in the footer that opens it again. */
export interface ConsentWords {
  /** The name of the banner. */
  readonly title: string;
  /** What is asked for, and what is kept until the visitor chooses. */
  readonly text: string;
  readonly accept: string;
  readonly refuse: string;
  readonly choose: string;
  readonly preferences: string;
  readonly experiments: string;
  readonly save: string;
  readonly saved: string;
  readonly manage: string;
}

const fr: PageWords = {
  prefix: "",
  language: "Français",
  switcher: "Langue",
  menu: "Menu",
  topics: "Rubriques",
  nav: [
    ["Tous les séjours", ""],
    ["Clubs de vacances", "#lodgingType[]=23"],
    ["Ventes flash", "#c[]=813"],
  ],
  flight: null,
  phone: { number: "+33199001530", shown: "01 99 00 15 30", label: "Nos conseillers" },
  homeTitle: "Névéa – vos séjours au ski",
  headline: "Cet hiver, on se retrouve là-haut",
  lead: "Hébergement, forfait et matériel : tout votre séjour en une recherche.",
  heroAlt: "Un village sous les sommets au lever du jour",
  resorts: "Les stations préférées",
  resortsLead: "Celles où nos skieurs reviennent, année après année.",
  allResorts: "Tous les séjours",
  promises: [
    ["Forfait compris", "Au tarif des remontées, prêt à votre arrivée."],
    ["Annulation gratuite", "Jusqu’à 15 jours du départ, sur les séjours signalés."],
    ["Des conseillers en montagne", "Ils skient où vous partez. Tous les jours, 9 h à 20 h."],
  ],
  resultsTitle: "Résultats – Névéa",
  resultsHeading: "Vos séjours au ski",
  invented: "Démonstration : hébergements, prix, notes et disponibilités sont inventés. Aéroports : airport-data-js, CC BY 4.0.",
  fallbackSearch: "Rechercher",
  fallbackPlace: "Où partez-vous ?",
  fallbackResults: "Les résultats s’affichent ici dès que la page est prête.",
  back: "Retour aux résultats",
  yourStay: "Votre séjour",
  noDates: "Choisissez vos dates pour voir le prix.",
  about: "À propos",
  notFound: "Cette page n’existe pas",
  notFoundText: "Le lien a peut-être vieilli. Repartons de l’accueil.",
  skipToContent: "Aller au contenu",
  consent: {
    title: "Vos choix de cookies",
    text: "Avec votre accord, nous gardons vos dernières recherches, votre sélection et l’affichage des prix, et testons nos pages avec vous. Sans lui, seuls les voyageurs de votre recherche sont gardés.",
    accept: "Tout accepter",
    refuse: "Tout refuser",
    choose: "Choisir",
    preferences: "Garder mes dernières recherches, ma sélection et l’affichage des prix sur cet appareil",
    experiments: "Participer aux tests de nos pages",
    save: "Enregistrer mes choix",
    saved: "Vos choix sont enregistrés pour toutes nos pages.",
    manage: "Gérer les cookies",
  },
};

const en: PageWords = {
  prefix: "/en",
  language: "English",
  switcher: "Language",
  menu: "Menu",
  topics: "Topics",
  nav: [
    ["All stays", ""],
    ["Holiday clubs", "#lodgingType[]=23"],
    ["Flash sales", "#c[]=813"],
  ],
  flight: "Flights and trains",
  phone: { number: "+442079460153", shown: "020 7946 0153", label: "Our advisers" },
  homeTitle: "Névéa – your ski stays",
  headline: "See you up there this winter",
  lead: "A place to stay, a lift pass and equipment: your whole trip in one search.",
  heroAlt: "A village beneath the peaks at daybreak",
  resorts: "Favourite resorts",
  resortsLead: "Where our skiers come back to, year after year.",
  allResorts: "All stays",
  promises: [
    ["Lift pass included", "At the lift company’s price, ready when you arrive."],
    ["Free cancellation", "Up to 15 days before you leave, on the stays that say so."],
    ["Mountain advisers", "They ski where you are going. Every day, 9 am to 8 pm, on"],
  ],
  resultsTitle: "Results – Névéa",
  resultsHeading: "Your ski stays",
  invented: "Demonstration: lodgings, prices, ratings and availability are invented. Airports: airport-data-js, CC BY 4.0.",
  fallbackSearch: "Search",
  fallbackPlace: "Where to?",
  fallbackResults: "Results appear here as soon as the page is ready.",
  back: "Back to results",
  yourStay: "Your stay",
  noDates: "Choose your dates to see the price.",
  about: "About",
  notFound: "This page does not exist",
  notFoundText: "The link may be an old one. Let’s start again from the home page.",
  skipToContent: "Skip to content",
  consent: {
    title: "Your cookie choices",
    text: "If you agree, we keep your latest searches, your shortlist and how you see prices, and test our pages with you. If not, only the travellers of your search are kept.",
    accept: "Accept all",
    refuse: "Refuse all",
    choose: "Choose",
    preferences: "Keep my latest searches, my shortlist and how I see prices on this device",
    experiments: "Take part in tests of our pages",
    save: "Save my choices",
    saved: "Saved for all our pages.",
    manage: "Manage cookies",
  },
};

const nl: PageWords = {
  prefix: "/nl",
  language: "Nederlands",
  switcher: "Taal",
  menu: "Menu",
  topics: "Onderwerpen",
  nav: [
    ["Alle verblijven", ""],
    ["Vakantieclubs", "#lodgingType[]=23"],
    ["Flash sales", "#c[]=813"],
  ],
  flight: null,
  phone: { number: "+33199001530", shown: "+33 1 99 00 15 30", label: "Onze adviseurs" },
  homeTitle: "Névéa – jouw skivakantie",
  headline: "Deze winter zien we elkaar boven",
  lead: "Verblijf, skipas en materiaal: je hele vakantie in één zoekopdracht.",
  heroAlt: "Een dorp onder de toppen bij zonsopgang",
  resorts: "Favoriete skigebieden",
  resortsLead: "Waar onze skiërs elk jaar terugkomen.",
  allResorts: "Alle verblijven",
  promises: [
    ["Inclusief skipas", "Tegen de prijs van de liften, klaar bij aankomst."],
    ["Gratis annuleren", "Tot 15 dagen voor vertrek, bij verblijven waar het vermeld staat."],
    ["Adviseurs die de bergen kennen", "Ze skiën waar jij naartoe gaat. Elke dag, 9 tot 20 uur, op"],
  ],
  resultsTitle: "Resultaten – Névéa",
  resultsHeading: "Jouw skivakanties",
  invented: "Demonstratie: verblijven, prijzen, beoordelingen en beschikbaarheid zijn verzonnen. Luchthavens: airport-data-js, CC BY 4.0.",
  fallbackSearch: "Zoeken",
  fallbackPlace: "Waar ga je heen?",
  fallbackResults: "De resultaten verschijnen hier zodra de pagina klaar is.",
  back: "Terug naar de resultaten",
  yourStay: "Je verblijf",
  noDates: "Kies je data om de prijs te zien.",
  about: "Over dit verblijf",
  notFound: "Deze pagina bestaat niet",
  notFoundText: "De link is misschien verouderd. Laten we opnieuw beginnen.",
  skipToContent: "Naar de inhoud",
  consent: {
    title: "Jouw cookiekeuzes",
    text: "Als je akkoord gaat, bewaren we je laatste zoekopdrachten, je selectie en hoe je prijzen ziet, en testen we onze pagina’s met jou. Anders bewaren we alleen de reizigers van je zoekopdracht.",
    accept: "Alles accepteren",
    refuse: "Alles weigeren",
    choose: "Zelf kiezen",
    preferences: "Mijn laatste zoekopdrachten, mijn selectie en hoe ik prijzen zie op dit apparaat bewaren",
    experiments: "Meedoen aan tests van onze pagina’s",
    save: "Mijn keuzes opslaan",
    saved: "Opgeslagen voor al onze pagina’s.",
    manage: "Cookies beheren",
  },
};

const cse: PageWords = {
  ...fr,
  prefix: "/cse",
  language: "CSE",
  homeTitle: "Névéa CSE – vos séjours au ski",
  consent: {
    ...fr.consent,
    text: "Avec votre accord, nous gardons vos dernières recherches, votre sélection et l’affichage des prix, et testons nos pages avec vous. Sans lui, seuls les voyageurs de votre recherche et, le temps de votre visite, votre comité sont gardés.",
  },
};

export const pageWords: Readonly<Record<Locale, PageWords>> = { "fr-FR": fr, "fr-FR-CSE": cse, "en-GB": en, "nl-NL": nl };
