import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { createFakeSearch, type FakeSearch } from "../../../test/fixtures/fake-search.js";
import { MobileFlow } from "./deferred.js";
import { StickyBar } from "./deferred-sticky.js";
import { drawView, type DrawnView, type DrawOptions } from "../../../test/fixtures/draw-view.js";
import type { Locale } from "../../domain/locale.js";
import type { Flags } from "../../domain/flags.js";
import type { Suggestion } from "../../domain/places.js";
import { topStationsOf } from "../../domain/top-stations.js";
import { loadTexts } from "../../i18n/texts.js";
import type { SearchState } from "../../store/state/types.js";
import type { FieldName } from "./fields.js";
import { preloadPanels } from "./preload-panels.js";
import { Searchbar, type SearchbarProps } from "./Searchbar.js";

export interface BarOptions extends Partial<SearchbarProps> {
  readonly state?: Partial<SearchState>;
  readonly settings?: Partial<SearchState["settings"]>;
  readonly flags?: Partial<Flags>;
  readonly locale?: Locale;
  readonly flight?: boolean;
  readonly theme?: "light" | "dark";
  /** px of the viewport. */
  readonly width?: number;
  readonly height?: number;
  /** px of the page's column that contains the bar; the viewport's width when absent. */
  readonly column?: number;
  /** The container of the bar; the body when absent. */
  readonly parent?: Element;
  readonly onDispatch?: DrawOptions["onDispatch"];
  /** Whether the views that the bar opens are loaded before it is drawn; true when absent. */
  readonly preloaded?: boolean;
}

export const suggestions: readonly Suggestion[] = [
  {
    type: "station",
    placeType: "station",
    placeId: 1,
    displayName: "Val Thorens",
    domain: "Les 3 Vallées",
    region: "Savoie",
    country: "France",
  },
  {
    type: "station",
    placeType: "parentStation",
    placeId: 3005,
    displayName: "Tignes Val Claret",
    domain: "Tignes",
    region: "Savoie",
    country: "France",
  },
  { type: "station", placeType: "domain", placeId: 1, displayName: "Les 3 Vallées", domain: "", region: "Savoie", country: "France" },
  { type: "station", placeType: "region", placeId: 9, displayName: "Vallée d’Aoste", domain: "", region: "", country: "Italie" },
  { type: "accomodation", liheId: 77, displayName: "Les Balcons de Val Thorens", productPageUrl: "/stay/77", stationName: "Val Thorens" },
];

/** A response of find without errors. */
export function findAnswer(part: Partial<NonNullable<SearchState["find"]["answer"]>> = {}): Pick<SearchState, "find"> {
  const { find } = createFakeSearch().snapshot();
  const answer = {
    count: 112,
    placeIds: null,
    destinationName: null,
    startDates: null,
    startPrices: null,
    lengths: null,
    priceGrid: null,
    endDates: null,
    packages: null,
    origins: null,
    capacity: null,
    ...part,
  };
  return { find: { ...find, status: "ready", answer } };
}

/** Sets the suggestions for a text. */
export function answered(search: FakeSearch, text: string, list: readonly Suggestion[] | null): void {
  const { autocomplete } = search.snapshot();
  search.update({ autocomplete: { ...autocomplete, status: list ? "ready" : "idle", text, suggestions: list } });
}

export interface BarDriver extends DrawnView {
  segment(field: FieldName): HTMLElement;
  input(): HTMLInputElement;
  /** The text of every element with a part. */
  texts(part: string): (string | undefined)[];
  open(field: FieldName): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  click(part: string, index?: number): Promise<void>;
  /** The field or the part that has the focus. */
  focused(): string | null;
  /** No violations for axe once animations have ended. */
  accessible(): Promise<void>;
  /** Runs every idle callback that is registered. Returns whether there was one. */
  idle(): Promise<boolean>;
  /** The longest that each registered idle callback may be delayed, in ms; undefined: without limit. */
  deadlines(): (number | undefined)[];
}

let lastHandle = 0;
/** In these tests the browser is idle when `idle` is called. */
const idleCallbacks = new Map<number, { readonly timeout: number | undefined; work(): void }>();
window.requestIdleCallback = (work, options) => {
  lastHandle += 1;
  idleCallbacks.set(lastHandle, { timeout: options?.timeout, work: () => work({ didTimeout: false, timeRemaining: () => 50 }) });
  return lastHandle;
};
window.cancelIdleCallback = (handle) => void idleCallbacks.delete(handle);

/** The module on a fake search whose dates open and close. */
export async function drawBar({
  state,
  settings,
  flags,
  locale = "fr-FR",
  flight = false,
  theme = "light",
  width = 1440,
  height = 900,
  column,
  parent,
  onDispatch,
  preloaded = true,
  ...props
}: BarOptions = {}): Promise<BarDriver> {
  idleCallbacks.clear();
  await setViewport({ width, height });
  document.body.style.width = column === undefined ? "" : `${column}px`;
  const texts = await loadTexts(locale);
  if (preloaded) await Promise.all([preloadPanels(texts), MobileFlow.load(texts), StickyBar.load()]);
  const base = createFakeSearch().snapshot();
  const search = createFakeSearch({
    settings: { ...base.settings, locale, flight, topStations: topStationsOf(locale), ...settings },
    flags: { ...base.flags, ...flags },
    ...state,
  });
  search.react("stayDates.open", search.openDates);
  const view = await drawView(<Searchbar layout={props.layout ?? "desktop"} sticky={props.sticky ?? false} />, {
    search,
    locale,
    theme,
    ...(parent && { parent }),
    ...(onDispatch && { onDispatch }),
  });
  const segment = (field: FieldName) => {
    const found = [...view.root.querySelectorAll<HTMLElement>(`[data-field="${field}"]`)].at(-1);
    if (!found) throw new Error(`No field "${field}" is drawn.`);
    return found;
  };
  const input = () => {
    const found = view.root.querySelector<HTMLInputElement>('[part="destination-input"]');
    if (!found) throw new Error("No destination input is drawn.");
    return found;
  };
  return {
    ...view,
    async accessible() {
      await view.still();
      await expect(view.host).shadowDom.to.be.accessible();
    },
    async idle() {
      const callbacks = [...idleCallbacks.values()];
      idleCallbacks.clear();
      await view.act(() => callbacks.forEach(({ work }) => work()));
      return callbacks.length > 0;
    },
    deadlines: () => [...idleCallbacks.values()].map(({ timeout }) => timeout),
    segment,
    input,
    texts: (part) => view.parts(part).map((element) => element.textContent?.trim()),
    open: (field) => view.act(() => segment(field).click()),
    press: (key) => view.act(() => sendKeys({ press: key })),
    type: (text) => view.act(() => sendKeys({ type: text })),
    click: (part, index = 0) => view.act(() => view.parts(part)[index]?.click()),
    focused: () => {
      const active = view.root.activeElement;
      return active?.closest<HTMLElement>("[data-field]")?.dataset["field"] ?? active?.getAttribute("part") ?? null;
    },
  };
}
