import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { useRef } from "react";
import { pageWindow } from "../../domain/page-window.js";
import { isLastPage } from "../../domain/paging.js";
import { useText } from "../../i18n/useText.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { Icon } from "../controls/Icon.js";
import { useSheet } from "../controls/useSheet.js";
import pagesSheet from "./pages.css" with { type: "css" };

/** Numbered pages around the current one. */
export function NumberedPages() {
  useSheet(pagesSheet);
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
        <p role="alert">{text("results.more_failed")}</p>
        <Button part="retry" icon={RotateCw} onClick={() => actions.results.retry()}>
          {text("results.retry")}
        </Button>
      </div>
    );
  }
  if (pageCount <= 1) return null;
  const { pages, lastJump } = pageWindow(page, pageCount);
  const show = (target: number) => {
    // A new page is shown from its beginning.
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
