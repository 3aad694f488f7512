import { useEffect } from "react";
import { useHost } from "../controls/host.js";
import { whenIdle } from "../../platform/idle.js";
import { LazyFlow } from "./LazyFlow.js";
import { LazySticky } from "./LazySticky.js";
import { preloadPanels } from "./preload-panels.js";

/** Loads what the bar opens once the browser is idle, and adopts its style sheets. Never where the visitor asked to save data. */
export function usePanelPreload({ mobile, sticky }: { readonly mobile: boolean; readonly sticky: boolean }): void {
  const host = useHost();
  useEffect(
    () =>
      whenIdle(() => {
        if (savesData()) return;
        void (mobile ? LazyFlow.preload(host) : preloadPanels(host));
        if (sticky) void LazySticky.preload(host);
      }),
    [host, mobile, sticky],
  );
}

/** Whether the visitor asked for fewer bytes; browsers that do not say count as no. */
function savesData(): boolean {
  const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}
