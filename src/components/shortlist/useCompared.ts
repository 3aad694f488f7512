import { useMemo, useState } from "react";
import { comparedMaximum } from "../../domain/defaults.js";
import { toggleCompared, type KeptStay } from "../../domain/shortlist.js";

/** The stays that are compared, in the order of the list; at first its newest. */
export function useCompared(stays: readonly KeptStay[]) {
  const [ids, setIds] = useState<readonly number[]>(() => stays.slice(0, comparedMaximum).map(({ product }) => product.id));
  /** The visitor tried to compare more than the maximum. */
  const [refused, setRefused] = useState(false);
  const compared = useMemo(() => stays.filter(({ product }) => ids.includes(product.id)), [stays, ids]);
  return {
    compared,
    refused,
    toggle(productId: number) {
      const standing = compared.map(({ product }) => product.id);
      const next = toggleCompared(standing, productId, comparedMaximum);
      setRefused(next === standing);
      setIds(next);
    },
  };
}
