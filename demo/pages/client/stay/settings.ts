import type { Locale } from "../../../../src/domain/locale.js";
import type { Words } from "../../../../src/i18n/words.js";

/** What the page's markup gives its script. */
export interface StaySettings {
  readonly locale: Locale;
  readonly liheId: number;
  readonly stationId: number;
  readonly lodgingType: number;
  readonly stationName: string;
  /** `yyyy-MM-dd` at the seller. */
  readonly today: string;
  /** Days before arrival until which one cancels without cost; null when never. */
  readonly cancellationDays: number | null;
  /** Share paid when booking, in percent. */
  readonly depositPercent: number;
  /** Of the village, in metres. */
  readonly altitude: number;
  readonly termsPath: string;
  /** Paths of the results; a second one, if there is one, is for trips by air. */
  readonly results: readonly string[];
  /** The telephone number for a party that is too large for a flight. */
  readonly callCentrePhone: string;
  readonly words: Words;
}

/** The elements of the page's markup that its script fills. */
export interface StayPlaces {
  readonly offers: HTMLElement;
  readonly weeks: HTMLElement;
  readonly conditions: HTMLElement;
  readonly booking: HTMLElement;
  readonly card: HTMLElement;
  readonly dialog: HTMLDialogElement;
  readonly back: HTMLAnchorElement;
}

function part<Part extends HTMLElement>(name: string, kind: new () => Part): Part {
  const element = document.querySelector(`[data-part=${name}]`);
  if (!(element instanceof kind)) throw new Error(`The page has no part ${name}`);
  return element;
}

export function readSettings(): StaySettings {
  return JSON.parse(part("stay", HTMLElement).dataset["settings"] ?? "");
}

export function findPlaces(): StayPlaces {
  return {
    offers: part("offers", HTMLElement),
    weeks: part("weeks", HTMLElement),
    conditions: part("conditions", HTMLElement),
    booking: part("booking", HTMLElement),
    card: part("card", HTMLElement),
    dialog: part("dialog", HTMLDialogElement),
    back: part("back", HTMLAnchorElement),
  };
}
