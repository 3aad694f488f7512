import { useLayoutEffect, useState } from "react";
import { firstSkeletonDelay } from "../../domain/defaults.js";
import { isWaiting } from "../../models/results.js";
import type { SharedSearch } from "../../store/shared-search.js";
import { useSelected } from "../../store/useSearch.js";

/**
 * Requests the list of the search for a results view, and returns whether to draw the view: the first list has been answered, or has
 * taken so long that skeletons are drawn instead.
 */
export function useFirstList(search: SharedSearch, pageSize: number): boolean {
  useLayoutEffect(() => search.actions.results.attach({ pageSize }), [search, pageSize]);
  const isRequested = useSelected(search, ({ status }) => status === "ready");
  const isAnswered = useSelected(search, ({ products }) => !isWaiting(products));
  const [begun, setBegun] = useState<SharedSearch | null>(null);
  if (isAnswered && begun !== search) setBegun(search);
  useLayoutEffect(() => {
    if (!isRequested || isAnswered) return;
    const timer = setTimeout(() => setBegun(search), firstSkeletonDelay);
    return () => clearTimeout(timer);
  }, [search, isRequested, isAnswered]);
  return isAnswered || begun === search;
}
