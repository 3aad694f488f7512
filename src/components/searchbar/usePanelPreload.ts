import { useEffect } from "react";
import { MobileFlow } from "./deferred.js";
import { StickyBar } from "./deferred-sticky.js";
import { whenIdle } from "../../platform/idle.js";
import { preloadPanels } from "./preload-panels.js";

/** Loads what the bar opens once the browser is idle. Never where the visitor asked to save data. */
export function usePanelPreload({ mobile, sticky }: { readonly mobile: boolean; readonly sticky: boolean }): void {
  useEffect(
    () =>
      whenIdle(() => {
        if (savesData()) return;
        void (mobile ? MobileFlow.preload("idle") : preloadPanels());
        if (sticky) void StickyBar.preload("idle");
      }),
    [mobile, sticky],
  );
}

/** Whether the visitor asked for fewer bytes; browsers that do not say count as no. */
function savesData(): boolean {
  const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}
