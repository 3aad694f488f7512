import { applicationVersion } from "./application-version.js";
import { browser } from "./browser.js";
import type { Matches } from "./condition.js";
import { conversionLikelihood } from "./conversion-likelihood.js";
import { conversions } from "./conversions.js";
import { cookie } from "./cookie.js";
import { customDatum } from "./custom-datum.js";
import { deviceType, operatingSystem } from "./device.js";
import { exclusive } from "./exclusive.js";
import { geolocation } from "./geolocation.js";
import { pageTitle, pageUrl, previousPage, visitedPages } from "./pages.js";
import { sdkLanguage } from "./sdk-language.js";
import { segment } from "./segment.js";
import { targetFeatureFlag } from "./target-feature-flag.js";
import { visitorCode } from "./visitor-code.js";
import { firstVisit, lastVisit, newVisitors, sameDayVisits, visits } from "./visits.js";

/** The function of each targeting type. */
export const conditions: ReadonlyMap<string, Matches> = new Map(
  Object.entries({
    APPLICATION_VERSION: applicationVersion,
    BROWSER: browser,
    CONVERSIONS: conversions,
    COOKIE: cookie,
    CUSTOM_DATUM: customDatum,
    DEVICE_TYPE: deviceType,
    EXCLUSIVE_EXPERIMENT: exclusive,
    EXCLUSIVE_FEATURE_FLAG: exclusive,
    FIRST_VISIT: firstVisit,
    GEOLOCATION: geolocation,
    HEAT_SLICE: conversionLikelihood,
    LAST_VISIT: lastVisit,
    NEW_VISITORS: newVisitors,
    NUMBER_OF_VISITED_PAGES: visitedPages,
    OPERATING_SYSTEM: operatingSystem,
    PAGE_TITLE: pageTitle,
    PAGE_URL: pageUrl,
    PREVIOUS_PAGE: previousPage,
    SAME_DAY_VISITS: sameDayVisits,
    SDK_LANGUAGE: sdkLanguage,
    SEGMENT: segment,
    TARGET_FEATURE_FLAG: targetFeatureFlag,
    VISITOR_CODE: visitorCode,
    VISITS: visits,
  }),
);
