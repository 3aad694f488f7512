import { ChevronLeft, ChevronRight, RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { isLastPage, pageWindow } from "../../domain/paging.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { Icon } from "../controls/Icon.js";

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

function LaterPageFailed() {
  const text = useText();
  const actions = useActions();
  return (
    <>
      <p role="alert">{text("results.more_failed")}</p>
      <Button part="retry" icon={RotateCw} onClick={() => actions.results.retry()}>
        {text("results.retry")}
      </Button>
    </>
  );
}

/** Numbered pages around the current one. */
export function NumberedPages() {
  const text = useText();
  const actions = useActions();
  const page = useSearch((search) => search.page);
  const pageCount = useSearch((search) => search.products.pageCount);
  const loading = useSearch((search) => search.products.status === "loading");
  const failed = useSearch((search) => search.products.status === "failed");
  const list = useRef<HTMLElement>(null);
  if (failed) {
    return (
      <div className="more" part="more">
        <LaterPageFailed />
      </div>
    );
  }
  if (pageCount <= 1) return null;
  const { pages, lastJump } = pageWindow(page, pageCount);
  const show = (target: number) => {
    // Read from its beginning, as any new page is.
    list.current?.closest(".list-area")?.scrollIntoView({ block: "start" });
    actions.results.showPage(target);
  };
  return (
    <nav ref={list} className="pages" part="pages" aria-label={text("page.navigation")}>
      <button
        type="button"
        part="page-previous"
        aria-label={text("page.previous")}
        disabled={page <= 1 || loading}
        onClick={() => show(page - 1)}
      >
        <Icon icon={ChevronLeft} mirrors />
      </button>
      {pages.map((target) => (
        <button
          type="button"
          key={target}
          part={target === page ? "page page-on" : "page"}
          className={target === page ? "is-on" : ""}
          aria-label={text("page.number", { page: target })}
          aria-current={target === page ? "page" : undefined}
          disabled={loading && target !== page}
          onClick={() => target !== page && show(target)}
        >
          {target}
        </button>
      ))}
      {lastJump && (
        <>
          <span className="gap" aria-hidden="true">
            …
          </span>
          <button
            type="button"
            part="page page-last"
            aria-label={text("page.last", { page: pageCount })}
            disabled={loading}
            onClick={() => show(pageCount)}
          >
            {pageCount}
          </button>
        </>
      )}
      <button
        type="button"
        part="page-next"
        aria-label={text("page.next")}
        disabled={isLastPage(page, pageCount) || loading}
        onClick={() => show(page + 1)}
      >
        <Icon icon={ChevronRight} mirrors />
      </button>
    </nav>
  );
}
