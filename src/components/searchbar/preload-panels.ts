import type { Host } from "../controls/host.js";
import { preloadPlacement } from "../controls/usePanelPosition.js";
import { LazySuggestions } from "../place/LazySuggestions.js";
import type { FieldName } from "./fields.js";
import { LazyDates } from "./LazyDates.js";
import { LazyFieldPanels } from "./LazyFieldPanels.js";

/** Requests the panel of a field before it is pressed. */
export function preloadField(name: FieldName): void {
  const panel = name === "destination" ? LazySuggestions : name === "dates" ? LazyDates : LazyFieldPanels;
  void panel.preload();
  void preloadPlacement();
}

/** Requests every panel of the desktop bar and adopts their style sheets in the root of `host`. Never rejects. */
export async function preloadPanels(host?: Host): Promise<void> {
  void preloadPlacement();
  await Promise.all([LazySuggestions, LazyDates, LazyFieldPanels].map((panel) => panel.preload(host)));
}
