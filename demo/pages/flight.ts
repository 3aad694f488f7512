import { searchbar } from "./elements.js";
import { heroPicture } from "./home.js";
import type { Page } from "./layout.js";
import { html } from "./markup.js";
import { pageWordsOf } from "../words/all.js";

/** The page of ski trips by air and rail: the English search bar with its origin. */
export function flightPage(origin: string): Page {
  return {
    locale: "en-GB",
    title: "To the snow by plane or train – Névéa",
    description: "Ski trips by plane or train from 24 airports and London St Pancras: journey, accommodation and lift pass in one search.",
    main: html`<section class="hero">
        ${heroPicture(pageWordsOf("en-GB").heroAlt)}
        <div class="wrap">
          <h1>To the slopes by plane or train</h1>
          <p>Flight or train, a place to stay and your lift pass: the whole trip in one search.</p>
        </div>
      </section>
      <div class="wrap lift-up">${searchbar({ locale: "en-GB", origin, flight: true })}</div>
      <section class="wrap section">
        <div class="section-head">
          <div>
            <h2>How it works</h2>
            <p>Choose where you leave from, then search as usual. Up to nine of you can travel on one booking.</p>
          </div>
          <a class="more" href="/en/">Making your own way there?</a>
        </div>
      </section>`,
  };
}
