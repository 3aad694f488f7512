import { useMemo, useState } from "react";
import { comparedMaximum } from "../../domain/defaults.js";
import { toggleCompared } from "../../domain/compared-stays.js";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";

/** The stays that are compared, in the order of the list; at first its newest. */
export function useCompared(stays: readonly KeptStay[]) {
  const [keys, setKeys] = useState<readonly string[]>(() => stays.slice(0, comparedMaximum).map(stayKey));
  /** The visitor ticked more than the maximum. */
  const [refused, setRefused] = useState(false);
  const compared = useMemo(() => stays.filter((stay) => keys.includes(stayKey(stay))), [stays, keys]);
  return {
    compared,
    refused,
    add(key: string) {
      setRefused(false);
      setKeys([...compared.map(stayKey), key]);
    },
    toggle(key: string) {
      const standing = compared.map(stayKey);
      const next = toggleCompared(standing, key, comparedMaximum);
      setRefused(next === standing);
      setKeys(next);
    },
  };
}
