import { useCallback, useState } from "react";
import { useSearch } from "../../store/useSearch.js";

const none: ReadonlySet<number> = new Set();

/** The ids of the sold-out lodgings that left the screen, and so their place, in the list that is shown. */
export function useMovedStays() {
  const key = useSearch((search) => search.products.key);
  const [gone, setGone] = useState<{ key: string | null; ids: ReadonlySet<number> }>({ key, ids: none });
  const onGone = useCallback(
    (id: number) => setGone((known) => ({ key, ids: new Set(known.key === key ? known.ids : []).add(id) })),
    [key],
  );
  return { moved: gone.key === key ? gone.ids : none, onGone };
}
