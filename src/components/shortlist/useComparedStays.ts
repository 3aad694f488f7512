import { useEffect, useState } from "react";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import { createComparedStays, type ComparedStays } from "../../store/effects/results/compared-stays.js";
import { useActions } from "../../store/useSearch.js";

/** What is done with the compared stays. Their prices are checked each time the shortlist opens, and forgotten when it closes. */
export function useComparedStays(compared: readonly KeptStay[]): ComparedStays | null {
  const { shortlist } = useActions();
  const [stays] = useState(() => shortlist.compare(createComparedStays));
  useEffect(() => {
    stays?.requestPlaces();
    return () => stays?.forget();
  }, [stays]);
  useEffect(() => {
    for (const stay of compared) stays?.check(stayKey(stay));
  }, [stays, compared]);
  return stays;
}
