import { useMemo, useState } from "react";
import { comparedMaximum } from "../../domain/defaults.js";
import { sideBySide, toggled } from "../../domain/side-by-side.js";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import { mediaLength } from "../../platform/font-size.js";
import { useMedia } from "../controls/useMedia.js";

export interface SideBySide {
  /** The compared stays that have a column, in the order of the list. */
  readonly shown: readonly KeptStay[];
  /** Gives a stay a column instead of another one, or takes it from the stay for another one. */
  toggle(key: string): void;
  /** Gives these stays a column. */
  show(keys: readonly string[]): void;
}

/** As many of the compared stays as have room beside one another. */
export function useSideBySide(compared: readonly KeptStay[]): SideBySide {
  const isMedium = useMedia(`(min-width: ${mediaLength(700)})`);
  const isWide = useMedia(`(min-width: ${mediaLength(960)})`);
  const room = isWide ? comparedMaximum : isMedium ? 3 : 2;
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const shown = useMemo(() => {
    const keys = sideBySide(compared.map(stayKey), wanted, room);
    return compared.filter((stay) => keys.includes(stayKey(stay)));
  }, [compared, wanted, room]);
  return {
    shown,
    toggle: (key) => setWanted(toggled(compared.map(stayKey), wanted, room, key)),
    show: (keys) => setWanted([...keys, ...wanted.filter((key) => !keys.includes(key))]),
  };
}
