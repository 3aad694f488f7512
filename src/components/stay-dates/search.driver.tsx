import type { ReactNode } from "react";
import { expect } from "@open-wc/testing";
import { createRoot } from "react-dom/client";
import type { CatalogAnswer } from "../../api/calls/catalog.js";
import { addDays, monthOf, weekdayOf } from "../../calendar/day.js";
import type { Locale } from "../../domain/locale.js";
import { pickDay } from "../../domain/stay-dates.js";
import type { SchoolZone } from "../../domain/school-zones.js";
import type { StayLength } from "../../domain/stay-length.js";
import { wholeTexts } from "../../../test/fixtures/whole-texts.js";
import { TextContext } from "../../i18n/useText.js";
import type { Actions } from "../../store/actions.js";
import { dayChoices } from "../../store/stay-length.js";
import type { SharedSearch } from "../../store/shared-search.js";
import type { SearchState } from "../../store/state/types.js";
import { SharedSearchContext } from "../../store/useSearch.js";
import { animationsEnded } from "../../../test/fixtures/animations-ended.js";
import { createFakeSearch } from "../../../test/fixtures/fake-search.js";
import { painted } from "../../../test/fixtures/painted.js";
import controls from "../controls/controls.css" with { type: "css" };
import { HostContext } from "../controls/host.js";
import reset from "../controls/reset.css" with { type: "css" };
import tokens from "../controls/tokens.css" with { type: "css" };
import "../../../test/fixtures/reportable-elements.js";
import type { StayDatesPanelProps } from "./panel-props.js";
import { SeasonView } from "./season/deferred.js";
import { StayDatesPanel } from "./StayDatesPanel.js";

interface SearchDriverOptions {
  readonly today?: string;
  readonly state?: Partial<SearchState>;
  /** The response of the catalog; null fails. */
  readonly catalog?: (liheId: number) => Promise<CatalogAnswer | null>;
  /** Days the stay that starts on a day can end on. */
  readonly endDates?: (start: string) => readonly string[];
}

/** A search without calls whose dates follow presses as the shared search's do, and whose catalog is given. */
export function searchDriver({ today, state = {}, catalog, endDates = () => [] }: SearchDriverOptions = {}) {
  const fake = createFakeSearch(state, { today: today ?? "2026-11-21" });
  const { update } = fake;

  fake.react("stayDates.pick", (day: string) => {
    const { find, stayDates } = fake.snapshot();
    const next = pickDay(day, dayChoices(fake.snapshot()));
    const ends = next.pickedStart === null ? [] : endDates(next.pickedStart);
    update({ pickedStart: next.pickedStart, stayDates: next.range ?? stayDates, find: { ...find, endDates: ends } });
  });
  fake.react("stayDates.chooseLength", (stayLength: StayLength) => update({ stayLength, pickedStart: null }));
  fake.react("stayDates.chooseStay", (start: string, nights: number) => {
    const stayLength = fake.snapshot().stayLength === "any" ? "any" : nights;
    update({ stayDates: { start, end: addDays(start, nights) }, pickedStart: null, stayLength });
  });
  fake.react("stayDates.chooseZone", (zone: SchoolZone | null) => update({ schoolZone: zone ?? "none" }));
  fake.react("budget.set", ({ max = null }: { max?: number | null }) => update({ budget: { ...fake.snapshot().budget, max } }));
  fake.react("budget.clear", () => update({ budget: { ...fake.snapshot().budget, max: null } }));
  fake.react("stayDates.reset", () => update({ stayDates: { start: null, end: null }, pickedStart: null, datesOpen: true }));
  fake.react("stayDates.open", fake.openDates);

  const gallery: Actions["gallery"] = {
    async load(create, liheId) {
      await fake.actions.gallery.load(create, liheId);
      const put = (entry: SearchState["galleries"][number]) => update({ galleries: { ...fake.snapshot().galleries, [liheId]: entry } });
      put({ status: "loading", catalog: null });
      const answer = (await catalog?.(liheId)) ?? null;
      put({ status: answer ? "ready" : "failed", catalog: answer });
    },
  };
  return { ...fake, actions: { ...fake.actions, gallery } };
}

/** The response of find when stays begin on these days. */
export const foundDays = (startDates: readonly string[]): SearchState["find"] => ({
  status: "ready",
  request: null,
  answer: null,
  startDates,
  startPrices: {},
  lengths: [],
  outdated: false,
  endDates: [],
  coveredMonths: [],
  unknownPlaceId: null,
});

/** The response of find for one length of stay: its days with their prices, and the lengths that are sold. */
export const foundLength = (nights: number, prices: Readonly<Record<string, number>>): SearchState["find"] => ({
  ...foundDays(Object.keys(prices)),
  startPrices: Object.fromEntries(Object.entries(prices).map(([day, price]) => [day, { price, nights }])),
  lengths: [
    { nights: 3, count: 20 },
    { nights: 7, count: 62 },
    { nights: 14, count: 17 },
  ],
});

/** Every Saturday of the months from the first to the last. */
export function saturdays(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = `${first}-01`; monthOf(day) <= last; day = addDays(day, 1)) if (weekdayOf(day) === 7) days.push(day);
  return days;
}

export interface Drawn {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Events that the view dispatched through its element. */
  readonly events: { readonly name: string; readonly detail: unknown }[];
  /** No violations for axe once animations have ended. */
  accessible(): Promise<void>;
  remove(): void;
}

interface DrawOptions {
  readonly search?: SharedSearch | null;
  readonly locale?: Locale;
  /** Markup of the children that the page gave the element. */
  readonly children?: string;
}

/** Renders a view in a shadow root as its element would. */
export async function draw(view: ReactNode, { search = null, locale = "fr-FR", children = "" }: DrawOptions = {}): Promise<Drawn> {
  const host = document.createElement("div");
  host.innerHTML = children;
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [tokens, reset, controls];
  const texts = await wholeTexts(locale);
  const events: { name: string; detail: unknown }[] = [];
  const react = createRoot(root);
  react.render(
    <HostContext.Provider value={{ element: host, dispatch: (name, detail) => events.push({ name, detail }) > 0 }}>
      <TextContext.Provider value={texts}>
        <SharedSearchContext.Provider value={search}>{view}</SharedSearchContext.Provider>
      </TextContext.Provider>
    </HostContext.Provider>,
  );
  await painted();
  while (root.querySelector(".months > :not(.month)")) await painted();
  return {
    host,
    root,
    events,
    async accessible() {
      await animationsEnded(root);
      await expect(host).to.be.accessible();
    },
    remove() {
      react.unmount();
      host.remove();
    },
  };
}

export interface PanelOptions extends Pick<StayDatesPanelProps, "layout"> {
  readonly locale?: Locale;
}

/** Renders the panel of the dates in a locale and its currency. Returns the view, and how often it was closed. */
export async function drawPanel(search: ReturnType<typeof searchDriver>, { locale = "en-GB", layout = "columns" }: PanelOptions = {}) {
  const { settings } = search.snapshot();
  search.update({ settings: { ...settings, locale, currency: locale === "en-GB" ? "GBP" : "EUR" } });
  let done = 0;
  const drawn = await draw(<StayDatesPanel onDone={() => (done += 1)} layout={layout} />, { search, locale });
  return { drawn, done: () => done };
}

/** Renders the panel at the prices of the season. */
export async function drawSeason(search: ReturnType<typeof searchDriver>, options: PanelOptions = {}) {
  await SeasonView.load(await wholeTexts(options.locale ?? "en-GB"));
  const panel = await drawPanel(search, options);
  panel.drawn.root.querySelector<HTMLElement>('[part~="dates-views"] [value="season"]')?.click();
  await painted();
  return panel;
}
