import { useEffect, useRef } from "react";
import { isLastPage } from "../../domain/paging.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { LaterPageFailed } from "./LaterPageFailed.js";

/** How far the list has come, and the way on; a page that failed offers itself again. */
export function MorePages() {
  const text = useText();
  const { number } = useFormat();
  const actions = useActions();
  const status = useSearch((search) => search.products.moreStatus);
  const reloading = useSearch((search) => search.products.status === "loading");
  const shown = useSearch((search) => search.products.list.length);
  const total = useSearch((search) => search.products.total);
  const last = useSearch((search) => isLastPage(search.page, search.products.pageCount));
  const loading = status === "loading";
  const goesOn = !last || loading || status === "failed";
  const { extent, onMore } = useKeptFocus(goesOn);
  const waits = loading || reloading;
  return (
    <div className="more" part="more">
      <p ref={extent} tabIndex={-1}>
        {text("results.shown", { count: shown, shown: number(shown), total: number(total) })}
      </p>
      <div className="meter" aria-hidden="true">
        <i style={{ inlineSize: `${total > 0 ? Math.min(100, (shown / total) * 100) : 100}%` }} />
      </div>
      {status === "failed" && <LaterPageFailed />}
      {goesOn && status !== "failed" && (
        <Button
          part="show-more"
          aria-disabled={waits || undefined}
          onClick={() => {
            if (waits) return;
            onMore();
            actions.results.showMore();
          }}
        >
          {text(loading ? "results.loading_more" : "results.show_more")}
        </Button>
      )}
    </div>
  );
}

/** The button that goes with the last page leaves its focus to the line that says so. */
function useKeptFocus(goesOn: boolean) {
  const extent = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (goesOn || !pressed.current) return;
    pressed.current = false;
    extent.current?.focus({ preventScroll: true });
  }, [goesOn]);
  return {
    extent,
    onMore() {
      pressed.current = true;
    },
  };
}
