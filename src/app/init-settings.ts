import type { SearchOptions } from "../domain/options.js";
import type { GivenSettings } from "../domain/given-settings.js";

/** Overrides for a page, in addition to the options of the search. */
interface MountOptions {
  /** Id of the element that takes the results of a place page; `results-app` when absent. */
  readonly resultsAreaId?: string;
  /** Selector of the header bar that a results page makes static; `.header-top-bar` when absent. */
  readonly headerSelector?: string;
  /** Cards a page of results; 20 when absent. */
  readonly pageSize?: number;
}
type StartOptions = Partial<SearchOptions> & MountOptions;

/** Init settings: the attributes of the tags, and where to mount. */
export interface InitSettings extends Omit<GivenSettings, "options"> {
  /** Contains `se`: a search bar; `rp`: results; both or neither: both. */
  readonly appType?: string;
  /** Id of the element to mount into; `app` when absent. */
  readonly appElementID?: string;
  /** Name of the shared search; `default` when absent. */
  readonly store?: string;
  readonly theme?: "light" | "dark" | "auto";
  readonly options?: StartOptions;
}

/** Init settings, parsed. */
export interface StartValues {
  /** The settings passed to the tags: each value is well-formed. */
  readonly given: GivenSettings & Pick<InitSettings, "store" | "theme">;
  /** Which tags to mount, and where. */
  readonly appType: string;
  readonly appElementID: string;
  readonly mountOptions: MountOptions;
}
