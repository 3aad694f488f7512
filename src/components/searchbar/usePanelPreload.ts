import { useEffect } from "react";
import { useTexts } from "../../i18n/useText.js";
import { MobileFlow } from "./deferred.js";
import { StickyBar } from "./deferred-sticky.js";
import { whenIdle } from "../../platform/idle.js";
import { preloadPanels } from "./preload-panels.js";

/** ms: the longest delay, for a page that is never idle. */
const timeout = 5000;

/** Loads what the bar opens once the browser is idle, or after five seconds. Never where the visitor asked to save data. */
export function usePanelPreload({ mobile, sticky }: { readonly mobile: boolean; readonly sticky: boolean }): void {
  const texts = useTexts();
  useEffect(
    () =>
      whenIdle(
        () => {
          if (savesData()) return;
          void (mobile ? MobileFlow.preload("idle", texts) : preloadPanels(texts));
          if (sticky) void StickyBar.preload("idle");
        },
        { timeout },
      ),
    [mobile, sticky, texts],
  );
}

/** Whether the visitor asked for fewer bytes; browsers that do not say count as no. */
function savesData(): boolean {
  const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}
