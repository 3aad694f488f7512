import type { FlagName } from "./flags.js";
import type { Locale } from "./locale.js";

/** What a seller may set otherwise, and the constants that belong to no other file. Times are milliseconds. */

/** Where the search leads, and where a lodging without a page of its own is shown. */
export const resultsPath = "/se-results";
export const productPath = "/product";
export const environmentPath = "/resultpage/config/env";
/** Under the menu domain; the image's name follows. */
export const bannerPath = "/content/banners";

/** Where a place page's results mount, and the header that stays in its place on a results page. */
export const resultsAreaId = "results-app";
export const headerSelector = ".header-top-bar";

/** Part of the host names of the seller's pages, and the hosts of images by locale; null and none: the menu domain's. */
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
/** Where a list is narrower than this, in px, a card shows fewer offers of a tab. */
export const offersRowWidth = 700;
export const offersPerTabNarrow = 2;
export const cardChipsMaximum = 5;
export const skeletonCards = 8;
/** Where a list with dates is empty: the choices whose stays are counted, and the dates that are shown. What has not come in time, in ms, is not advised. */
export const alternativesTimeout = 5000;
export const dropsCounted = 3;
export const nearDatesShown = 2;
/** Calls of products that an empty list is followed by at most; with the find of the dates that is six calls. */
export const alternativesCounted = 5;

export const requestTimeout = 90_000;
/** A visitor of a works council whose engine is not known by then starts with the configured one. */
export const companyTimeout = 10_000;
export const autocompleteMinimum = 3;
export const autocompleteDelay = 300;
/** Characters: no engine takes more, and no place is called so. */
export const placeTextMaximum = 100;
/** Number of cached answers; the oldest is dropped. */
export const autocompleteKept = 50;
/** Searches of a visitor that are offered again, and the name they are kept under. */
export const recentSearchesMaximum = 3;
export const recentSearchesKey = "ski-elements.recent-searches";
/** Stays that a visitor can keep, the name they are kept under, and how many of them are compared at once. */
export const shortlistMaximum = 20;
export const shortlistKey = "ski-elements.shortlist";
export const comparedMaximum = 4;
/** The name that what prices are for is kept under. */
export const priceBasisKey = "ski-elements.price-basis";
/** Commits this close together share one history entry. */
export const historyDelay = 400;
/** Safari throws at 100 entries in 30 s; far below that further commits replace the entry. */
export const entryLimit = { count: 20, within: 10_000 };
/** A list that is replaced sooner than this shows no skeleton. */
export const skeletonDelay = 150;
/** A list that takes longer than this says so. */
export const slowListNotice = 10_000;
/** A mounted tag that no script has defined by then is reported. */
export const definitionWait = 5000;

/** The most cards on the first screen: those after them may be drawn later. */
export const firstScreenCards = 4;
export const scrollThrottle = 100;
export const resizeDebounce = 50;
/** A page that is being left is covered this long at most: it may be that it stays. */
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
/** Scrolled px after which the way back to the top shows. */
export const resultsBackToTop = 100;
export const galleryBackToTop = 300;
/** px that the small, the medium and the large picture of the catalog are taken to be wide. */
export const pictureWidths: readonly [number, number, number] = [400, 800, 1600];
/** px that a finger or a mouse travels before it means another picture, in the gallery and on a card. */
export const gallerySwipe = 50;
export const cardSwipe = 40;
/** Price calls under way at a time; how many of their responses are kept, and for how many ms one is not requested again. */
export const priceCallsAtOnce = 4;
export const pricesKept = 500;
export const pricesKeptFor = 120_000;
/** How many lists are kept for the way back to them, and for how many ms. */
export const listsKept = 5;
export const listsKeptFor = 600_000;
/** How far outside the viewport a product's prices are looked up. */
export const priceMargin = "150%";

/** Rooms that a party can choose. */
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
