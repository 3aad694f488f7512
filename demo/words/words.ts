import type { Lodging } from "../engine/catalogue/lodgings.js";
import type { Room } from "../engine/catalogue/rooms.js";
import type { LegalWords } from "./legal/legal.js";
import type { Words } from "../../src/i18n/words.js";

/** Every text of the demo in one language; the elements have theirs. */
export interface DemoWords {
  readonly page: PageWords;
  /** The stay page, as the locale files of the library are written. */
  readonly stay: Words;
  /** The parts of the stay page that the server alone writes, in the same way. */
  readonly property: Words;
  readonly seller: SellerWords;
  readonly legal: LegalWords;
  readonly pictures: PictureWords;
  /** Regions by their names in French, where they have another one. */
  readonly regions: Readonly<Record<string, string>>;
  /** Cities with an airport by the names they have themselves, where the language has another one. */
  readonly airports: Readonly<Record<string, string>>;
  readonly names: NameWords;
}

/** The texts of the demo's own pages; the elements have theirs. */
export interface PageWords {
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
  readonly homeDescription: string;
  readonly headline: string;
  readonly lead: string;
  readonly heroAlt: string;
  readonly resorts: string;
  readonly resortsLead: string;
  readonly allResorts: string;
  /** Before the resort of the search that the visitor left. */
  readonly continueSearch: string;
  /** Before the lowest price that it has now. */
  readonly listedFrom: string;
  /** The heading of a week in each month. */
  readonly months: string;
  /** What their prices are for. */
  readonly monthsLead: string;
  readonly promises: readonly (readonly [string, string])[];
  readonly resultsTitle: string;
  readonly resultsDescription: string;
  readonly resultsHeading: string;
  readonly invented: string;
  /** The button that saves the recording of a page as a file. */
  readonly report: string;
  /** Once its file is saved. */
  readonly reported: string;
  readonly fallbackSearch: string;
  readonly fallbackPlace: string;
  /** What the plain form of the search does, and what its field takes, for an assistant of the browser. */
  readonly fallbackTool: string;
  readonly fallbackText: string;
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

/** The texts in a seller's responses, by language. */
interface SellerWords {
  readonly room: (room: Room) => string;
  readonly details: (room: Room) => string;
  readonly description: (lodging: Pick<Lodging, "theme">, station: string) => string;
  readonly deposit: (percent: number) => string;
  readonly theme: Record<Lodging["theme"], string>;
}

/** What pictures show, in a few words. */
interface PictureWords {
  readonly kinds: Readonly<Record<string, string>>;
  readonly anotherBedroom: string;
  /** Follows the words of a picture in summer. */
  readonly inSummer: string;
}

/** How names of places are written in the language, without accents or capitals. */
interface NameWords {
  /** A name may do without one of these in front. */
  readonly articles: readonly string[];
  /** The words of numbers that names hold, by their digits. */
  readonly numbers: Readonly<Record<string, string>>;
}
