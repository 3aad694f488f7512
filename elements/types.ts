/** The types of the public contract, for pages that are written in TypeScript. */
export type { AbTestOptions } from "../src/app/ab-tests.js";
export type { SkiElements } from "../src/app/global.js";
export type { FindingCode } from "../src/diagnosis/codes.js";
export type { Diagnosis, Finding, Severity } from "../src/diagnosis/finding.js";
export type { Locale } from "../src/domain/locale.js";
export type { Recorder } from "../src/recorder/record.js";
export type { OwnTextKey, OwnTexts } from "../src/domain/own-texts.js";
export type { Product } from "../src/domain/products.js";
export type { ActiveExperiment, ExperimentTool } from "../src/experiments/ab-test/tool.js";
export type { PublicSearch as Search } from "../src/store/public-search.js";
export type { SkiEventDetails } from "./events.js";
export type { SkiDatePicker } from "./ski-date-picker.attributes.js";
export type { SkiGallery } from "./ski-gallery.attributes.js";
export type { SkiResults } from "./ski-results.attributes.js";
export type { SkiSearchbar } from "./ski-searchbar.attributes.js";
