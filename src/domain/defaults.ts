import type { FlagName } from "./flags.js";
import type { Locale } from "./locale.js";

/** Defaults that a seller can override, and constants that belong to no other file. Times are milliseconds. */

/** Path of the results page, and of the page for lodgings without a page of their own. */
export const resultsPath = "/se-results";
export const productPath = "/product";
export const environmentPath = "/resultpage/config/env";
/** Under the menu domain; the image's name follows. */
export const bannerPath = "/content/banners";

/** Where a place page's results mount, and the header that is static on a results page. */
export const resultsAreaId = "results-app";
export const headerSelector = ".header-top-bar";

/** Part of the host names of the seller's pages, and the hosts of images by locale; the menu domain's when null or absent. */
export const productHost: string | null = null;
export const assetsHosts: Partial<Readonly<Record<Locale, string>>> = {};

/** The number that a party too large for its flight calls. */
export const callCentrePhone: string | null = null;

export const defaultEngineId = 1;
export const homeEngineId = 16;
export const summerEngineId = 110;
/** The label of the search engine in tracked events. */
export const searchPackVersion = "V0";

export const pageSize = 20;
export const offersPerTab = 4;
/** If a list is narrower than this, in px, a card shows fewer offers of a tab. */
export const offersRowWidth = 700;
export const offersPerTabNarrow = 2;
export const cardChipsMaximum = 5;
export const skeletonCards = 8;
/** For an empty list with dates: how many choices are counted, and how many dates are shown. Responses after this time, in ms, are ignored. */
export const alternativesTimeout = 5000;
export const dropsCounted = 3;
export const nearDatesShown = 2;
/** Maximum number of product calls after an empty list; with the find call for the dates there are six. */
export const alternativesCounted = 5;

export const requestTimeout = 90_000;
/** If a works council's engine is not known after this time, the configured one is used. */
export const companyTimeout = 10_000;
export const autocompleteMinimum = 3;
export const autocompleteDelay = 300;
/** Of a typed destination, in characters: a wish of several sentences. */
export const typedTextMaximum = 200;
/** Maximum number of recent searches, and their storage key. */
export const recentSearchesMaximum = 3;
export const recentSearchesKey = "ski-elements.recent-searches";
/** Maximum size of the shortlist, its storage key, and how many stays are compared at once. */
export const shortlistMaximum = 20;
export const shortlistKey = "ski-elements.shortlist";
export const comparedMaximum = 4;
/** Storage key of the price basis. */
export const priceBasisKey = "ski-elements.price-basis";
/** Storage key of the band by which a works council pays. */
export const contributionBandKey = "ski-elements.contribution-band";
/** Storage key of the zone whose school holidays are shown. */
export const schoolZoneKey = "ski-elements.school-zone";
/** Commits this close together share one history entry. */
export const historyDelay = 400;
/** Safari throws at 100 entries in 30 s; far below that further commits replace the entry. */
export const entryLimit = { count: 20, within: 10_000 };
/** A list that is replaced sooner than this shows no skeleton. */
export const skeletonDelay = 150;
/** A first list that arrives sooner than this shows none either: nothing is drawn before it. */
export const firstSkeletonDelay = 50;
/** A list that takes longer than this shows a message. */
export const slowListNotice = 10_000;
/** A mounted tag that no script has defined by then is reported. */
export const definitionWait = 5000;

/** The most cards on the first screen, and on a phone's: those after them may be drawn later. */
export const firstScreenCards = 4;
export const firstScreenCardsNarrow = 2;
export const scrollThrottle = 100;
export const resizeDebounce = 50;
/** A page that is being left is covered for at most this long, in case it is not left after all. */
export const leavingMaximum = 10_000;
export const mockDelay = 1000;

/** Months that a find covers: from a month, and from a start date. */
export const monthsFromMonth = 6;
export const monthsFromStart = 2;

/** Viewport width in px from which the desktop layout shows, and the search bar's own least width for it. */
export const desktopWidth = 1200;
/** From this width of the viewport, in px, the journey by train is shown whole, side by side. */
export const trainTimelineWidth = 768;
export const desktopBarWidth = 900;
/** px of own width under which the desktop bar grows denser, and then takes a second line. */
export const compactBarBelow = 1000;
export const twoLineBarBelow = 980;
/** Scrolled px after which the link back to the top shows. */
export const resultsBackToTop = 100;
export const galleryBackToTop = 300;
/** Assumed widths in px of the small, medium and large pictures of the catalog. */
export const pictureWidths: readonly [number, number, number] = [400, 800, 1600];
/** Minimum swipe in px that moves to another picture, in the gallery and on a card. */
export const gallerySwipe = 50;
export const cardSwipe = 40;
/** Maximum number of concurrent price calls. */
export const priceCallsAtOnce = 4;
/** ms after which a price call that is still running no longer keeps others waiting. */
export const priceCallStalledAfter = 8_000;
/** How many lists are cached for going back to them, and for how many ms. */
export const listsKept = 5;
export const listsKeptFor = 600_000;
/** How far outside the viewport a product's prices are looked up. */
export const priceMargin = "150%";

/** Maximum number of rooms that a party can choose. */
export const roomsMaximum = 6;

/** Works councils that pay the service fee, and those whose travellers are not the visitor's to change. */
export const feeCompanies: readonly string[] = ["cgos", "cgospm"];
export const blockedCompanies: readonly string[] = ["cgos", "cgospm", "cgosaura"];

/** The cookie of the results page's test, and the flags it switches. */
export const testCookieName = "se-results-test";
export const testCookieFlags: readonly FlagName[] = ["flightVersion"];

/** The cookie that keeps the result of an A/B test, its value while no variation switches anything, and its lifetime. */
export const experimentCookieName = "se-experiment";
export const experimentReference = "Reference";
export const experimentCookieDays = 365;
/** How often the page is checked for its experiment tool, and until when. */
export const experimentToolPoll = 100;
export const experimentToolTimeout = 10_000;
