/**
 * What requests the file of a deferred view before the view is drawn:
 * - `start`: the element starts, together with the first calls of its search;
 * - `idle`: the first idle time of the browser after the first screen;
 * - `near`: the pointer or the focus reaches the control that opens the view.
 */
export type PreloadTrigger = "start" | "idle" | "near";

/** Every view that is not in the first load of its element, and what preloads it; the others load when they are drawn. */
export const deferredViews = {
  // Search bar
  PlaceList: ["idle", "near"],
  DatesPanel: ["idle", "near"],
  FieldPanels: ["idle", "near"],
  MobileFlow: ["idle", "near"],
  StickyBar: ["idle"],
  BannerImage: [],
  // Results
  Cards: ["start"],
  Filters: ["start"],
  ListScreens: ["idle"],
  DockModals: ["idle", "near"],
  ShortlistModal: ["near"],
  DatesModal: [],
  NumberedPages: [],
  // Date picker
  StayDatesPicker: ["start"],
  DateInput: ["start"],
  PickerChoice: ["start", "idle"],
  TimeFields: ["idle"],
  MonthChooser: [],
  WeekCalendar: [],
  // Gallery
  Visit: ["near"],
} as const satisfies Readonly<Record<string, readonly PreloadTrigger[]>>;

export type DeferredViewName = keyof typeof deferredViews;

/** The triggers of a view in the table. */
export type TriggerOf<Name extends DeferredViewName> = (typeof deferredViews)[Name][number];
