import { memo, useEffect, useRef } from "react";
import { isLastPage } from "../../domain/paging.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { LaterPageFailed } from "./LaterPageFailed.js";

/** How many stays are shown, and the button for more; a page that failed can be retried. */
export const MorePages = memo(function MorePages() {
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
});

/** When the button disappears with the last page, the line that says so gets its focus. */
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
