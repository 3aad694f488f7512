import type { SearchOptions } from "../domain/options.js";
import type { GivenSettings } from "../domain/given-settings.js";

/** What a page may set otherwise, beside the options of the search. */
interface MountOptions {
  /** Id of the element that takes the results of a place page; `results-app` when absent. */
  readonly resultsAreaId?: string;
  /** Selector of the header bar that a results page makes static; `.header-top-bar` when absent. */
  readonly headerSelector?: string;
  /** Cards a page of results; 20 when absent. */
  readonly pageSize?: number;
}
type StartOptions = Partial<SearchOptions> & MountOptions;

/** Init settings, as attributes of the tags give them, and where to mount. */
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

/** Init settings as the tags read them. */
export interface StartValues {
  /** What the tags are given: each value is well-formed. */
  readonly given: GivenSettings & Pick<InitSettings, "store" | "theme">;
  /** Which tags, and where; no settings of the tags. */
  readonly appType: string;
  readonly appElementID: string;
  readonly mountOptions: MountOptions;
}
