import type { Locale } from "../../src/domain/locale.js";
import type { LodgingFacts } from "../engine/answers.js";
import type { Format, Texts } from "./texts.js";

/** What each part of the stay page that the server alone writes is made of. */
export interface StayPart {
  readonly stay: LodgingFacts;
  readonly locale: Locale;
  /** A text under `property`. */
  readonly text: Texts;
  /** A text of the elements and of the whole page. */
  readonly texts: Texts;
  readonly format: Format;
}
