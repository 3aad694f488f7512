import type { Locale } from "../../../src/domain/locale.js";
import type { StayDates } from "../../../src/domain/stay-dates.js";
import { createFormat } from "../texts.js";

interface TitledSearch {
  readonly locale: Locale;
  readonly place: { readonly label: string } | null;
  readonly stayDates: StayDates;
}

/** The title of a page of results: the place and the dates of the search, then the title of the page itself. */
export function titleOf({ locale, place, stayDates: { start, end } }: TitledSearch, page: string): string {
  const format = createFormat(locale);
  const days = start && end ? format.dayRange(start, end) : start ? format.day(start) : "";
  const searched = [place?.label ?? "", days].filter(Boolean).join(", ");
  return searched === "" ? page : `${searched} – ${page}`;
}

/** Keeps the title of the page in step with its search, in a task after the one that changed it. */
export function followTitle(): void {
  const page = document.title;
  let timer = 0;
  const update = () => {
    // While the page is recorded, the library is there before any search.
    if (document.querySelector("ski-results")?.state !== "ready") return;
    const search = window.skiElements?.getSearch().snapshot();
    if (search) document.title = titleOf(search, page);
  };
  const follow = () => {
    clearTimeout(timer);
    timer = window.setTimeout(update);
  };
  for (const type of ["ski-ready", "ski-change", "ski-results-change"] as const) document.addEventListener(type, follow);
  follow();
}
