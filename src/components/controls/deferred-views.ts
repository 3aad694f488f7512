import type { WordPart } from "../../domain/markets.js";

/**
 * What requests the file of a deferred view before the view is drawn:
 * - `start`: the element starts, together with the first calls of its search;
 * - `idle`: the first idle time of the browser after the first screen;
 * - `near`: the pointer or the focus reaches the control that opens the view.
 */
type PreloadTrigger = "start" | "idle" | "near";

interface DeferredViewRow {
  readonly preload: readonly PreloadTrigger[];
  /** `panels`: it is drawn once the words of panels are loaded too, which are requested along with its file. */
  readonly words: WordPart;
}

/** Every view that is not in the first load of its element, and what preloads it; the others load when they are drawn. */
export const deferredViews = {
  // Search bar
  PlaceViews: { preload: ["idle", "near"], words: "panels" },
  PlacesView: { preload: [], words: "panels" },
  WishSummary: { preload: [], words: "panels" },
  DatesPanel: { preload: ["idle", "near"], words: "screens" },
  FieldPanels: { preload: ["idle", "near"], words: "panels" },
  MobileFlow: { preload: ["idle", "near"], words: "panels" },
  StickyBar: { preload: ["idle"], words: "screens" },
  BannerImage: { preload: [], words: "screens" },
  SeasonView: { preload: [], words: "panels" },
  LeftOfDates: { preload: [], words: "panels" },
  // Results
  Cards: { preload: ["start"], words: "screens" },
  CardJourney: { preload: [], words: "panels" },
  PriceParts: { preload: ["near"], words: "screens" },
  CouncilList: { preload: [], words: "panels" },
  LeftToPay: { preload: [], words: "panels" },
  LeftBudgetField: { preload: [], words: "panels" },
  Filters: { preload: ["start"], words: "screens" },
  ListScreens: { preload: ["idle"], words: "panels" },
  DockModals: { preload: ["idle", "near"], words: "panels" },
  ShortlistModal: { preload: ["near"], words: "panels" },
  DatesModal: { preload: [], words: "screens" },
  NearStarts: { preload: [], words: "panels" },
  TrainTimeline: { preload: [], words: "screens" },
  MorePages: { preload: [], words: "screens" },
  NumberedPages: { preload: [], words: "screens" },
  // Date picker
  DateInput: { preload: ["start"], words: "screens" },
  PickerChoice: { preload: ["start", "idle"], words: "screens" },
  TimeFields: { preload: ["idle"], words: "screens" },
  MonthChooser: { preload: [], words: "screens" },
  WeekCalendar: { preload: [], words: "screens" },
  // Gallery
  Visit: { preload: ["near"], words: "panels" },
} as const satisfies Readonly<Record<string, DeferredViewRow>>;

export type DeferredViewName = keyof typeof deferredViews;

/** The triggers of a view in the table. */
export type TriggerOf<Name extends DeferredViewName> = (typeof deferredViews)[Name]["preload"][number];

/** The names of the views with a part of the words. */
export type NameWith<Part extends WordPart> = {
  [Name in DeferredViewName]: (typeof deferredViews)[Name]["words"] extends Part ? Name : never;
}[DeferredViewName];
