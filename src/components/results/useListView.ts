import { useEffect, useState } from "react";
import { skeletonDelay, slowListNotice } from "../../domain/defaults.js";
import { isWaiting, listParts, listView, type ListView } from "../../models/results.js";
import { useParts } from "../../store/useSearch.js";
import { useLasting } from "../controls/useLasting.js";

export function useListView(): ListView {
  const parts = useParts(listParts);
  const loading = useLasting(isWaiting(parts));
  const late = useLate(loading && parts.page === 1, skeletonDelay);
  const slow = useLate(loading, slowListNotice);
  return listView(parts, { loading, late, slow });
}

/** True once `active` has been true for a number of milliseconds. */
function useLate(active: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delay]);
  return active && late;
}
