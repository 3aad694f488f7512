import type { Locale } from "../../src/domain/locale.js";
import { markets } from "../../src/domain/markets.js";
import type { LodgingFacts } from "../engine/answers.js";
import { pictureWords } from "../engine/catalogue/picture-words.js";
import { mosaicOf } from "../engine/wire/pictures.js";
import { settings } from "./elements.js";
import { html, type Markup } from "./markup.js";

/** The pictures in the space that is reserved for the gallery, and on its cover until its photos are opened. A phone shows the first alone. */
function mosaic(stay: LodgingFacts, locale: Locale): readonly Markup[] {
  const { language } = markets[locale];
  return mosaicOf(stay).map(({ kind, address }, index) => {
    const words = pictureWords({ kind, season: "winter", again: false }, language);
    return html`<img
      src="${address}"
      alt="${index === 0 ? stay.name : words}"
      width="1200"
      height="800"
      ${index > 0 && html`loading="lazy"`}
    />`;
  });
}

/** The gallery of the lodging, with pictures of its own. */
export function galleryPart(stay: LodgingFacts, locale: Locale, origin: string): Markup {
  return html`<div class="stay-gallery">
    <ski-gallery ${settings({ locale, origin })} lihe-id="${stay.liheId}" label="${stay.name}"> ${mosaic(stay, locale)} </ski-gallery>
  </div>`;
}
