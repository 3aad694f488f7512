import type { Language } from "../domain/locale.js";

/** Words that no text of a language uses, each with the one that is used for the thing. */
const terms: Readonly<Record<Language, readonly (readonly [unused: RegExp, used: string])[]>> = {
  fr: [
    [/séjour complet/i, "séjour + matériel"],
    [/nos meilleures ventes/i, "meilleures ventes"],
    [/prix (?:du|de la) (?:catalogue|liste)/i, "prix affiché"],
    [/(?:prix|choix) (?:non )?(?:confirmé|gardé)/i, "prix vérifié, choix conservés"],
    [/handicap|fauteuil|PMR/i, "mobilité réduite"],
    [/séjours? gardé|\bgarder \{/i, "séjour enregistré, ajouter à ma sélection"],
    [/\bm au plus\b/i, "à moins de"],
  ],
  en: [
    [/stay only/i, "accommodation only"],
    [/short stay/i, "short break"],
    [/step-free|wheelchair|accessible/i, "reduced mobility access"],
    [/\bkept\b/i, "saved"],
    [/traveller/i, "guest"],
    [/catalogue|as listed/i, "listed price"],
    [/validate/i, "done"],
    [/public price/i, "full price"],
    [/ski stays?\b/i, "ski holiday"],
    [/final cleaning/i, "end-of-stay cleaning"],
    [/where you leave|journey from/i, "trips from your departure point"],
    [/share out|each half/i, "split your group"],
    [/those dates|gone by/i, "these dates have passed"],
    [/this product/i, "this property"],
    [/free cancellation to\b|days before$/i, "free cancellation up to … days before arrival"],
    [/^residence$/i, "holiday residence"],
    [/(?:do not|don’t) require/i, "no … needed"],
  ],
  nl: [
    [/weghalen|haal .* weg|wissen|\bwis\b/i, "verwijderen"],
    [/reserveringskosten/i, "boekingskosten"],
    [/flash sale/i, "flashsale"],
    [/bestseller/i, "meest geboekt"],
    [/residentie|appartementenhuis/i, "appartementencomplex, complex"],
    [/bevestigen/i, "klaar"],
    [/prijs uit de (?:lijst|catalogus)|bevestigd/i, "vermelde prijs, gecontroleerd"],
    [/rolstoel|mindervalide/i, "beperkte mobiliteit"],
    [/\d tot \d+ nachten/i, "t/m"],
    [/vertrekplaats/i, "vertrekpunt"],
    [/wintersportvakantie/i, "skivakantie"],
    [/ander skigebied/i, "ander skidorp"],
  ],
  de: [
    [/komplett/i, "Kurzurlaub + Skiverleih"],
    [/katalogpreis/i, "angezeigter Preis"],
    [/barrierefrei(?!heit)|rollstuhl/i, "eingeschränkte Mobilität"],
    [/schwimmbad/i, "Pool"],
    [/oder weniger/i, "höchstens"],
  ],
};

/** The name of access with reduced mobility, which promises no more and no less. */
export const reducedMobility: Readonly<Record<Language, string>> = {
  fr: "Accès mobilité réduite",
  en: "Reduced mobility access",
  nl: "Toegankelijk bij beperkte mobiliteit",
  de: "Zugänglich bei eingeschränkter Mobilität",
};

/** What a card without dates asks for, read over its two lines. */
export const askedDates: Readonly<Record<Language, string>> = {
  fr: "Choisissez vos dates pour voir le prix",
  en: "Choose dates to see the price",
  nl: "Kies je data voor de prijs",
  de: "Termin wählen und Preis sehen",
};

/** The words to use instead in a text. */
export function termFaults(language: Language, text: string): string[] {
  const words = text.replace(/\{\{.*?\}\}/g, "");
  return terms[language].filter(([unused]) => unused.test(words)).map(([, used]) => used);
}
