import { testsIn } from "./scripts/element-tests.mjs";
import { configOf } from "./web-test-runner.config.mjs";

/**
 * What the light build may do differently, since preact mounts, listens, schedules and moves the focus in its own way. All else is
 * the same code in both builds, and tested on React alone; the whole pages of test/pages/host-pages.spec.ts load the light build too.
 * Each line is a folder, or the tests of one subject in it.
 */
const differs = {
  "mounting, attributes, events, form values, errors": [
    "src/element/",
    "elements/autoloader",
    "elements/date-picker-form",
    "elements/date-picker-values",
    "elements/rendered-tags",
    "elements/shared-search",
    "elements/tags",
    "src/app/flags",
    "test/elements/",
  ],
  "focus, presses, panels, dialogs, pictures, views that load later": [
    "src/components/controls/",
    "src/components/date-picker/PickerLoading",
    "src/components/results/covering",
    "src/components/results/list-tools",
    "src/components/results/sort-hint",
    "src/components/results/waiting",
    "src/components/searchbar/Segment",
    "src/components/searchbar/panel-placement",
    "src/components/searchbar/useHeldPanel",
    "src/components/searchbar/usePanelPreload",
  ],
  "what a visitor types and ticks": [
    "src/components/criteria/budget",
    "src/components/criteria/filters",
    "src/components/date-picker/PickerField",
    "src/components/searchbar/destination-submit",
    "src/components/searchbar/destination-typing",
    "src/components/searchbar/participants-field",
    "src/components/stay-dates/stay-lengths",
  ],
  "what is drawn again": ["src/components/criteria/filter-redraws", "src/components/products/card-redraws"],
  "one journey of each noun": [
    "src/components/calendar/Calendar",
    "src/components/date-picker/PickerDays",
    "src/components/gallery/",
    "src/components/products/card-offers",
    "src/components/products/card-prices",
    "src/components/products/product-card",
    "src/components/results/results",
    "src/components/searchbar/MobileFlow",
    "src/components/searchbar/StickyBar",
    "src/components/searchbar/submit",
    "src/components/shortlist/shortlist",
    "src/components/stay-dates/StayDatesPanel",
  ],
};

export default configOf({ light: true, files: testsIn(Object.values(differs).flat()) });
