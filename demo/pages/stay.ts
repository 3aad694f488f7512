import english from "../../locales/en-GB.json" with { type: "json" };
import french from "../../locales/fr-FR.json" with { type: "json" };
import dutch from "../../locales/nl-NL.json" with { type: "json" };
import { languageOf, type Locale } from "../../src/domain/locale.js";
import type { LodgingFacts } from "../engine/answers.js";
import { words as engineWords } from "../engine/wire/words.js";
import { resultsPath, settings } from "./elements.js";
import { document } from "./layout.js";
import { html } from "./markup.js";
import { pageWords } from "./words.js";

/** What each package is called, as on the cards. */
const packageNames: Readonly<Record<Locale, unknown>> = {
  "fr-FR": french.package,
  "fr-FR-CSE": french.package,
  "en-GB": english.package,
  "nl-NL": dutch.package,
};

/** How many travel, by the plural category of the number. */
const guests: Readonly<Record<Locale, unknown>> = {
  "fr-FR": guestsOf(french.participant),
  "fr-FR-CSE": guestsOf(french.participant),
  "en-GB": guestsOf(english.participant),
  "nl-NL": guestsOf(dutch.participant),
};

function guestsOf({ guests_one, guests_other }: { guests_one: string; guests_other: string }) {
  return { one: guests_one, other: guests_other };
}

/** The product page: the gallery of the lodging, the dates of the link's hash, and a date picker of its own. */
export function stayPage(locale: Locale, origin: string, stay: LodgingFacts, path: string): string {
  const words = pageWords[locale];
  const backTo = [resultsPath({ locale }), ...(locale === "en-GB" ? [resultsPath({ locale, flight: true })] : [])];
  return document({
    locale,
    title: `${stay.name} – ${stay.stationName}`,
    scripts: ["/site/stay.js"],
    path,
    main: html`<article class="wrap stay" data-locale="${locale}">
      <p class="trail"><a data-back="${backTo.join(" ")}" href="${backTo[0]}#station[]=${stay.stationId}">${words.back}</a></p>
      <h1>${stay.name}</h1>
      <p class="where">${stay.stationName} · ${stay.domainName}</p>
      <ski-gallery ${settings({ locale, origin })} lihe-id="${stay.liheId}">
        <img src="/pictures/large/residence-${stay.liheId}x0-winter-day-16-9.svg" alt="${stay.name}" width="1200" height="675" />
      </ski-gallery>
      <div class="stay-columns">
        <section>
          <h2>${words.about}</h2>
          <p>${engineWords[languageOf(locale)].description(stay, stay.stationName)}</p>
        </section>
        <aside class="stay-card">
          <h2>${words.yourStay}</h2>
          <p data-dates>${words.noDates}</p>
          <p data-guests="${JSON.stringify(guests[locale])}" hidden></p>
          <p data-package="${JSON.stringify(packageNames[locale])}" hidden>${words.package} <b></b></p>
          <p class="stay-label">${words.otherDates}</p>
          <ski-date-picker ${settings({ locale, origin })} standalone range></ski-date-picker>
        </aside>
      </div>
    </article>`,
  });
}
