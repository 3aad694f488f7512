import { useMemo, useState } from "react";
import { comparedMaximum } from "../../domain/defaults.js";
import { toggleCompared } from "../../domain/compared-stays.js";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";

/** The visitor tried to compare, or to keep, more than the maximum. */
export type Refusal = "compared" | "kept";

/** The stays that are compared, in the order of the list; at first its newest. */
export function useCompared(stays: readonly KeptStay[]) {
  const [keys, setKeys] = useState<readonly string[]>(() => stays.slice(0, comparedMaximum).map(stayKey));
  const [refused, setRefused] = useState<Refusal | null>(null);
  const compared = useMemo(() => stays.filter((stay) => keys.includes(stayKey(stay))), [stays, keys]);
  return {
    compared,
    refused,
    refuse: setRefused,
    add(key: string) {
      setRefused(null);
      setKeys([...compared.map(stayKey), key]);
    },
    toggle(key: string) {
      const standing = compared.map(stayKey);
      const next = toggleCompared(standing, key, comparedMaximum);
      setRefused(next === standing ? "compared" : null);
      setKeys(next);
    },
  };
}
