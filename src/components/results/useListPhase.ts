import { useEffect, useState } from "react";
import { skeletonDelay, slowListNotice } from "../../domain/defaults.js";
import type { Product } from "../../domain/products.js";
import { useSearch } from "../../store/useSearch.js";
import { useLasting } from "../controls/useLasting.js";

/**
 * What is shown as the list. `dimmed`: the former list, inert, while the next one loads; `failed`: the first page failed to
 * load.
 */
export type ListPhase = "cards" | "dimmed" | "skeletons" | "empty" | "timeout" | "failed";

export interface ListView {
  readonly phase: ListPhase;
  /** It is waited for longer than usual. */
  readonly slow: boolean;
  /** The list is that of the search as it is now. */
  readonly answered: boolean;
  readonly products: readonly Product[];
}

export function useListPhase(): ListView {
  const status = useSearch((search) => search.products.status);
  const products = useSearch((search) => search.products.list);
  const firstPage = useSearch((search) => search.page === 1);
  const waiting = status === "loading" || status === "idle";
  const loading = useLasting(waiting);
  const late = useLate(loading && firstPage, skeletonDelay);
  const slow = useLate(loading, slowListNotice);
  const phase = phaseOf();
  return { phase, slow, products, answered: !waiting && (phase === "cards" || phase === "empty") };

  function phaseOf(): ListPhase {
    if (loading) return products.length === 0 || late ? "skeletons" : "dimmed";
    if (status === "timeout") return "timeout";
    if (status === "failed" && (firstPage || products.length === 0)) return "failed";
    return products.length === 0 ? "empty" : "cards";
  }
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
