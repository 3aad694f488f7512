import { useLayoutEffect, useState } from "react";

/** What is shown when a press begins stays until the press ends: what arrives meanwhile would replace its target. */
export function useHeldDuringPress<Value>(value: Value) {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null);
  useLayoutEffect(() => {
    if (!held) return;
    // The click follows in the same task.
    const release = () => setTimeout(() => setHeld(null));
    const ends = ["pointerup", "pointercancel"] as const;
    for (const type of ends) document.addEventListener(type, release, true);
    return () => {
      for (const type of ends) document.removeEventListener(type, release, true);
    };
  }, [held]);
  return { shown: held ? held.value : value, hold: () => setHeld({ value }) };
}
