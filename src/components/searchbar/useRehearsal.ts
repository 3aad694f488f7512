import { useEffect, useState } from "react";
import { useHost } from "../controls/host.js";
import { whenIdle } from "../controls/useWhenIdle.js";
import { LazyFlow } from "./LazyFlow.js";
import { LazyRehearsal } from "./LazyRehearsal.js";
import { LazySticky } from "./LazySticky.js";
import { preloadPanels } from "./preload-panels.js";

/**
 * Loads what the module opens while the browser rests, and answers whether all of it is there to be rehearsed. Never where the
 * visitor asked to save data.
 */
export function useRehearsal(mobile: boolean, sticky: boolean): boolean {
  const host = useHost();
  const [ready, setReady] = useState<boolean | null>(null);
  useEffect(() => {
    let left = false;
    const stop = whenIdle(async () => {
      if (savesData()) return;
      const panels = mobile ? LazyFlow.preload(host) : preloadPanels(host);
      const files = [LazyRehearsal.preload(), panels, ...(sticky ? [LazySticky.preload(host)] : [])];
      const came = (await Promise.all(files)).every(Boolean);
      if (came && !left) setReady(mobile);
    });
    return () => {
      left = true;
      stop();
    };
  }, [host, mobile, sticky]);
  return ready === mobile;
}

/** Whether the visitor asked for fewer bytes; browsers that do not say count as no. */
function savesData(): boolean {
  const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}
