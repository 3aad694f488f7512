import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { useLayoutEffect, useRef } from "react";
import { isLastPage } from "../../domain/paging.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { activeElementBeside } from "../controls/focus.js";
import { useShownText } from "./useShownText.js";

/** How many stays are shown, and the button for more; a page that failed can be retried. Nothing under a list that is whole at once. */
export function MorePages() {
  const text = useText();
  const shownText = useShownText();
  const actions = useActions();
  const status = useSearch((search) => search.products.moreStatus);
  const reloading = useSearch((search) => search.products.status === "loading");
  const shown = useSearch((search) => search.products.list.length);
  const total = useSearch((search) => search.products.total);
  const firstPage = useSearch((search) => search.page === 1);
  const last = useSearch((search) => isLastPage(search.page, search.products.pageCount));
  const loading = status === "loading";
  const failed = status === "failed";
  const goesOn = !last || loading || failed;
  const { foot, extent, onMore } = useFocusOnward(shown, goesOn, failed || reloading);
  const waits = loading || reloading;
  if (!goesOn && firstPage) return null;
  return (
    <div ref={foot} className="more" part="more">
      <p ref={extent} tabIndex={-1}>
        {shownText(shown, total)}
      </p>
      {goesOn && (
        <>
          <div className="meter" aria-hidden="true">
            <i style={{ inlineSize: `${total > 0 ? Math.min(100, (shown / total) * 100) : 100}%` }} />
          </div>
          {failed && <p role="alert">{text("results.more_failed")}</p>}
          <Button
            part={failed ? "retry" : "show-more"}
            icon={failed ? RotateCw : undefined}
            aria-disabled={waits || undefined}
            onClick={() => {
              if (waits) return;
              onMore();
              if (failed) actions.results.retry();
              else actions.results.showMore();
            }}
          >
            {text(failed ? "results.retry" : loading ? "results.loading_more" : "results.show_more")}
          </Button>
        </>
      )}
    </div>
  );
}

/**
 * The focus moves to the first added card, unless the visitor has moved it; without one, to the line that states
 * that the list has ended. Where none are added because the page failed or another list loads, `ended`, it stays.
 */
function useFocusOnward(shown: number, goesOn: boolean, ended: boolean) {
  const foot = useRef<HTMLDivElement>(null);
  const extent = useRef<HTMLParagraphElement>(null);
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (ended) before.current = null;
  }, [ended]);
  // Before the focus of the button that is gone is given to the heading.
  useLayoutEffect(() => {
    if (before.current === null) return;
    const added = cardsBeside(foot.current)[before.current];
    if (!added && goesOn) return;
    before.current = null;
    const focused = foot.current && activeElementBeside(foot.current);
    if (focused && !foot.current?.contains(focused)) return;
    (added?.querySelector("a") ?? extent.current)?.focus({ preventScroll: true });
  }, [shown, goesOn]);
  return {
    foot,
    extent,
    onMore() {
      before.current = cardsBeside(foot.current).length;
    },
  };
}

function cardsBeside(foot: Element | null): readonly Element[] {
  return [...(foot?.parentElement?.querySelectorAll(".list > li h3") ?? [])];
}
