import { useEffect, useRef, useState, type RefObject } from "react";
import { MobileFlow } from "./deferred.js";
import { StickyBar } from "./deferred-sticky.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { useHost } from "../controls/host.js";
import { DeferredState } from "../controls/DeferredState.js";
import { reportMissing } from "../controls/deferredView.js";
import { Modal } from "../controls/Modal.js";
import { Overlay } from "../controls/Overlay.js";
import { scrollingBoxes, visibleTop } from "../controls/scrollingBoxes.js";
import { mediaLength } from "../../platform/font-size.js";
import { useMedia } from "../controls/useMedia.js";
import { useScrolled } from "../controls/useScrolled.js";
import { AskedForPlaceContext } from "../place/asked-for-place.js";
import { MissingEndContext } from "../stay-dates/useDatesOpen.js";
import { Banner } from "./Banner.js";
import { Bar } from "./Bar.js";
import { TapTarget } from "./TapTarget.js";
import { useLayout } from "./useLayout.js";
import { useOpenSurface } from "./useOpenSurface.js";
import { usePanelPreload } from "./usePanelPreload.js";
import { useSubmit } from "./useSubmit.js";
import { useSheet } from "../controls/useSheet.js";
import searchbarSheet from "./searchbar.css" with { type: "css" };

export interface SearchbarProps {
  /** `auto`: the desktop bar where the viewport and the element are wide enough. */
  readonly layout: "auto" | "desktop" | "mobile";
  /** A slim sticky bar is shown at the top once this one has scrolled out. */
  readonly sticky: boolean;
}

/** The search module. */
export function Searchbar({ layout, sticky }: SearchbarProps) {
  useSheet(searchbarSheet);
  const text = useText();
  const title = useSearch((search) => search.settings.seTitle);
  const module = useRef<HTMLDivElement>(null);
  const drawn = useLayout(layout);
  const surface = useOpenSurface();
  const { leaving, missingEnd, askedForPlace, submit } = useSubmit(surface.show);
  // At 400 % zoom the viewport has no height to spare.
  const tall = useMedia(`(min-height: ${mediaLength(360)})`);
  const stuck = useStuck(module, sticky && tall);
  const [wasStuck, setWasStuck] = useState(stuck);
  // The other bar has its own text of the destination.
  if (wasStuck !== stuck) {
    setWasStuck(stuck);
    if (surface.open === "destination") surface.show(null);
  }
  const search = () => {
    surface.show(null);
    submit();
  };
  const mobile = drawn === "mobile";
  usePanelPreload({ mobile, sticky });
  return (
    <MissingEndContext.Provider value={missingEnd}>
      <AskedForPlaceContext.Provider value={askedForPlace}>
        <div ref={module} className={`searchbar ${drawn}`} part="searchbar">
          <Banner />
          {title && (
            <h2 className="searchbar-title" part="title">
              {title}
            </h2>
          )}
          {mobile ? (
            <TapTarget open={surface.open !== null} onOpen={() => surface.show("index")} />
          ) : (
            <Bar open={stuck ? null : surface.open} onShow={surface.show} onSubmit={search} />
          )}
        </div>
        {stuck && <StickyBar mobile={mobile} surface={surface} onSubmit={search} standIn={() => null} />}
        {mobile && surface.open && (
          <MobileFlow
            surface={surface}
            onSubmit={search}
            standIn={(missing) => (
              <Modal
                title={text("search_bar.index_title")}
                closeLabel={text("search_bar.close")}
                part="flow"
                onClose={() => surface.show(null)}
              >
                <DeferredState {...missing} />
              </Modal>
            )}
          />
        )}
        {leaving && <Overlay label={text("search_bar.loading")} />}
      </AskedForPlaceContext.Provider>
    </MissingEndContext.Provider>
  );
}

/** Whether the bar has scrolled out and the sticky one can replace it. */
function useStuck(module: RefObject<HTMLElement | null>, sticky: boolean): boolean {
  const host = useHost();
  const out = useScrolled(() => isScrolledOut(module.current), sticky);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!out) return;
    let wanted = true;
    void StickyBar.load().then((loaded) => {
      if (!wanted) return;
      setReady(loaded);
      if (!loaded) reportMissing(host);
    });
    return () => void (wanted = false);
  }, [out, host]);
  return out && ready;
}

function isScrolledOut(module: HTMLElement | null): boolean {
  return module !== null && module.getBoundingClientRect().bottom < visibleTop(scrollingBoxes(module)[0]);
}
