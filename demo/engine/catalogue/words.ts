import type { Language } from "../../../src/domain/locale.js";
import type { Lodging } from "./lodgings.js";
import type { Room } from "./rooms.js";

/** The texts in a seller's responses, by language. */
interface Words {
  readonly room: (room: Room) => string;
  readonly details: (room: Room) => string;
  readonly description: (lodging: Pick<Lodging, "theme">, station: string) => string;
  readonly deposit: (percent: number) => string;
  readonly theme: Record<Lodging["theme"], string>;
}

const french: Words = {
  room: ({ kind, rooms, capacity, extra }) => {
    const tail = { superior: " supérieur", mezzanine: " mezzanine", cabin: " cabine", view: " vue montagne" }[extra ?? "superior"];
    const suffix = extra ? (kind === "bedroom" && extra === "superior" ? " supérieure" : tail) : "";
    if (kind === "house") return `Chalet ${rooms} pièces ${capacity} personnes`;
    if (kind === "bedroom")
      return `${capacity <= 2 ? "Chambre double" : capacity === 3 ? "Chambre triple" : "Chambre familiale"}${suffix === " cabine" ? "" : suffix}`;
    return `${rooms === 1 ? "Studio" : `${rooms} pièces`}${suffix} ${capacity} personnes`;
  },
  details: ({ surface, capacity }) => `Environ ${surface} m², ${capacity === 1 ? "1 couchage" : `${capacity} couchages`}`,
  description: (lodging, station) =>
    ({
      "foot-of-slopes": `Chaussez vos skis devant la porte : le départ des pistes de ${station} est au pied de l'adresse.`,
      wellness: `Après le ski, un espace détente pour délasser les jambes, au cœur de ${station}.`,
      charm: `Une maison de bois et de pierre à ${station}, avec de grandes tablées et une belle vue sur les sommets.`,
      family: `Des logements pratiques pour les familles à ${station}, à quelques minutes des remontées.`,
      village: `À deux pas des commerces et de la vie de ${station}, pour tout faire à pied.`,
      budget: `Une adresse simple et bien placée à ${station}, pour skier sans se ruiner.`,
    })[lodging.theme],
  deposit: (percent) => `Acompte de ${percent} % à la réservation, solde 30 jours avant l'arrivée`,
  theme: {
    family: "Famille",
    "foot-of-slopes": "Pied des pistes",
    charm: "Charme",
    wellness: "Bien-être",
    village: "Village",
    budget: "Petit prix",
  },
};

const english: Words = {
  room: ({ kind, rooms, capacity, extra }) => {
    const front = extra === "superior" ? "Superior " : "";
    const tail = { mezzanine: " with mezzanine", cabin: " with bunk alcove", view: " with mountain view", superior: "" }[
      extra ?? "superior"
    ];
    if (kind === "house") return `${rooms}-room chalet, sleeps ${capacity}`;
    if (kind === "bedroom")
      return `${front}${capacity <= 2 ? "double room" : capacity === 3 ? "triple room" : "family room"}${extra === "view" ? tail : ""}`.replace(
        /^./,
        (first) => first.toUpperCase(),
      );
    return `${front}${rooms === 1 ? "studio" : `${rooms}-room apartment`}${tail}, sleeps ${capacity}`.replace(/^./, (first) =>
      first.toUpperCase(),
    );
  },
  details: ({ surface, capacity }) => `About ${surface} m², sleeps ${capacity}`,
  description: (lodging, station) =>
    ({
      "foot-of-slopes": `Clip in at the door: the slopes of ${station} start right outside.`,
      wellness: `A place to rest tired legs after skiing, in the heart of ${station}.`,
      charm: `A house of timber and stone in ${station}, with long tables and a fine view of the peaks.`,
      family: `Practical family accommodation in ${station}, a few minutes from the lifts.`,
      village: `Close to the shops and the life of ${station}, with everything in walking distance.`,
      budget: `A simple, well-placed address in ${station} for skiing on a budget.`,
    })[lodging.theme],
  deposit: (percent) => `${percent}% deposit when you book, the rest 30 days before arrival`,
  theme: {
    family: "Family",
    "foot-of-slopes": "Ski-in, ski-out",
    charm: "Character",
    wellness: "Wellness",
    village: "Village",
    budget: "Good value",
  },
};

const dutch: Words = {
  room: ({ kind, rooms, capacity, extra }) => {
    const front = extra === "superior" ? "Superior " : "";
    const tail = { mezzanine: " met vide", cabin: " met slaaphoek", view: " met bergzicht", superior: "" }[extra ?? "superior"];
    if (kind === "house") return `${rooms}-kamerchalet voor ${capacity} personen`;
    if (kind === "bedroom")
      return `${front}${capacity <= 2 ? "tweepersoonskamer" : capacity === 3 ? "driepersoonskamer" : "gezinskamer"}${extra === "view" ? tail : ""}`.replace(
        /^./,
        (first) => first.toUpperCase(),
      );
    return `${front}${rooms === 1 ? "studio" : `${rooms}-kamerappartement`}${tail} voor ${capacity} personen`.replace(/^./, (first) =>
      first.toUpperCase(),
    );
  },
  details: ({ surface, capacity }) => `Ongeveer ${surface} m², ${capacity === 1 ? "1 slaapplaats" : `${capacity} slaapplaatsen`}`,
  description: (lodging, station) =>
    ({
      "foot-of-slopes": `Klik je ski's voor de deur aan: de pistes van ${station} beginnen hier.`,
      wellness: `Kom na het skiën tot rust in het hart van ${station}.`,
      charm: `Een huis van hout en steen in ${station}, met lange tafels en mooi zicht op de toppen.`,
      family: `Praktisch verblijf voor gezinnen in ${station}, op een paar minuten van de liften.`,
      village: `Vlak bij de winkels en de gezelligheid van ${station}; alles is te voet te doen.`,
      budget: `Een eenvoudig en goed gelegen adres in ${station}, voor een vriendelijke prijs.`,
    })[lodging.theme],
  deposit: (percent) => `${percent}% aanbetaling bij boeking, de rest 30 dagen voor aankomst`,
  theme: {
    family: "Gezin",
    "foot-of-slopes": "Aan de piste",
    charm: "Sfeervol",
    wellness: "Wellness",
    village: "Dorp",
    budget: "Voordelig",
  },
};

/** The texts of the responses, in the visitor's language. */
export const words: Record<Language, Words> = { fr: french, en: english, nl: dutch };
