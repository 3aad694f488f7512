import { useRef, useState } from "react";
import { Filters } from "../criteria/deferred.js";
import { ShortlistModal } from "../shortlist/deferred.js";
import { DatesModal, DockModals, ListScreens, MorePages, NearStarts, NumberedPages } from "./deferred.js";
import { useText, useTexts } from "../../i18n/useText.js";
import { offersNearStarts, resultsModel, type ListPhase, type ListView, type Surface } from "../../models/results.js";
import { useSearch } from "../../store/useSearch.js";
import { LiveRegion } from "../controls/LiveRegion.js";
import { useWhenIdle } from "../controls/useWhenIdle.js";
import { Modal } from "../controls/Modal.js";
import { DeferredState } from "../controls/DeferredState.js";
import type { MissingView } from "../controls/deferredView.js";
import { Chips } from "../criteria/Chips.js";
import { FiltersSkeleton } from "../criteria/FiltersSkeleton.js";
import { ShortlistButton } from "../shortlist/ShortlistButton.js";
import { useDatesOpen } from "../stay-dates/useDatesOpen.js";
import { BackToTop } from "./BackToTop.js";
import { Dock } from "./Dock.js";
import { failureTexts } from "./failure-texts.js";
import { focusHeading } from "./list-heading.js";
import { ListHead } from "./ListHead.js";
import { PriceBasisMenu } from "./PriceBasisMenu.js";
import { LargePartyNote, ResultsList } from "./ResultsList.js";
import { SortMenu } from "./SortMenu.js";
import { TrainJourney } from "./TrainJourney.js";
import { useFocusInList } from "./useFocusInList.js";
import { useListInView } from "./useListInView.js";
import { useListView } from "./useListView.js";
import { useFailureCause } from "./useFailureCause.js";
import { useShownText } from "./useShownText.js";
import { useTotalText } from "./useTotalText.js";
import { useSurfaceEvents } from "../controls/useSurfaceEvents.js";
import { useWide } from "../controls/useWide.js";
import { useSheet } from "../controls/useSheet.js";
import resultsSheet from "./results.css" with { type: "css" };

interface ResultsProps {
  readonly paging: "more" | "pages";
  readonly pageSize: number;
  /** Sold-out lodgings are removed from the list instead of moved to the end of their page. */
  readonly removeSoldOut: boolean;
}

const modalTitles: Readonly<Record<Surface, string>> = {
  filters: "results.filters",
  sort: "sort.title",
  packages: "results.packages",
  shortlist: "shortlist.title",
  dates: "dates.title",
};

/** The results page: filters, list and their tools, beside one another or in full-screen modals. */
export function Results({ paging, pageSize, removeSoldOut }: ResultsProps) {
  useSheet(resultsSheet);
  const text = useText();
  const texts = useTexts();
  // The screen of a lost connection has to be loaded before it is lost.
  useWhenIdle(() => void ListScreens.preload("idle", texts));
  const wide = useWide();
  const [opened, setOpened] = useState<Surface | null>(null);
  const [datesOpen, openDates] = useDatesOpen("results");
  const close = () => (datesOpen ? openDates(false) : setOpened(null));
  const view = useListView();
  const { waits, surface, sorts, tools, ...model } = resultsModel(view, { paging, wide, opened, datesOpen });
  const area = useRef<HTMLElement>(null);
  const offersStarts = useSearch(offersNearStarts);
  useListInView(area, view);
  useSurfaceEvents(surface);
  useFocusInList(surface !== null);
  return (
    <div className={wide ? "results is-desktop" : "results is-mobile"} part="results">
      {wide ? <Sidebar /> : <Dock sortable={sorts} waits={waits} onOpen={setOpened} />}
      <section
        className="list-area"
        part="list-area"
        aria-label={text("results.list")}
        aria-busy={waits}
        data-next-focus="h2[tabindex]"
        ref={area}
      >
        <ListHead view={view}>
          {wide && <ShortlistButton part="shortlist-open" className="pill" onOpen={() => setOpened("shortlist")} />}
          {tools.priceBasis && <PriceBasisMenu />}
          {tools.sort && <SortMenu />}
        </ListHead>
        {wide && <Chips />}
        <LargePartyNote />
        <TrainJourney />
        {offersStarts && <NearStarts standIn={() => null} />}
        <ResultsList phase={view.phase} pageSize={pageSize} removeSoldOut={removeSoldOut} />
        {model.paging === "more" && <MorePages standIn={pagesMissing} />}
        {model.paging === "pages" && <NumberedPages standIn={pagesMissing} />}
      </section>
      <Announcer view={view} />
      <BackToTop />
      {surface && <OpenSurface surface={surface} onClose={close} />}
    </div>
  );
}

const pagesMissing = (missing: MissingView) => (missing.failed ? <DeferredState {...missing} /> : null);

/** The filters beside the list, and the way past them. */
function Sidebar() {
  const text = useText();
  return (
    <>
      <SkipFilters />
      <section className="sidebar" part="sidebar" aria-label={text("results.filters")}>
        <h2 className="sr">{text("results.filters")}</h2>
        <Filters standIn={(missing) => (missing.failed ? <DeferredState {...missing} /> : <FiltersSkeleton />)} />
      </section>
    </>
  );
}

/** What is open over the page; its title and close button are shown before its file has loaded. */
function OpenSurface({ surface, onClose }: { readonly surface: Surface; onClose(): void }) {
  const text = useText();
  const standIn = (missing: MissingView) => (
    <Modal title={text(modalTitles[surface])} closeLabel={text("results.close")} className="results-modal" onClose={onClose}>
      <DeferredState {...missing} />
    </Modal>
  );
  if (surface === "dates") return <DatesModal onClose={onClose} standIn={standIn} />;
  if (surface === "shortlist") return <ShortlistModal onClose={onClose} standIn={standIn} />;
  return <DockModals surface={surface} onClose={onClose} standIn={standIn} />;
}

/** Leads the keyboard past the filters to the heading of the list. */
function SkipFilters() {
  const text = useText();
  return (
    <button type="button" className="skip" part="skip" onClick={({ currentTarget }) => focusHeading(currentTarget.parentElement)}>
      {text("results.skip_filters")}
    </button>
  );
}

/** Announces how many stays there are, once the list has loaded, or that it failed; before, that it loads, and that it takes long. */
function Announcer({ view: { phase, answered, slow, count, total } }: { readonly view: ListView }) {
  const text = useText();
  const shownText = useShownText();
  const failure = useFailure(phase);
  const totalText = useTotalText(answered);
  if (failure) return <LiveRegion>{`${text(failureTexts[failure].title)}. ${text(failureTexts[failure].sentence)}`}</LiveRegion>;
  if (!answered) return <LiveRegion>{text(slow ? "results.slow" : "results.loading")}</LiveRegion>;
  // A single stay needs no second number for how many are shown.
  if (count === 0 || total === 1) return <LiveRegion>{`${totalText}.`}</LiveRegion>;
  return <LiveRegion>{`${totalText}. ${shownText(count, total)}`}</LiveRegion>;
}

/** Why the list is not shown; null if it is. */
function useFailure(phase: ListPhase): keyof typeof failureTexts | null {
  const cause = useFailureCause();
  if (phase === "timeout") return "timeout";
  return phase === "failed" ? cause : null;
}
