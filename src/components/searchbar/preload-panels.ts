import { preloadPlacement } from "../controls/usePanelPosition.js";
import { PlaceList } from "../place/deferred.js";
import { DatesPanel, FieldPanels } from "./deferred.js";
import type { FieldName } from "./fields.js";

/** Requests the panel of a field before it is pressed. */
export function preloadField(name: FieldName): void {
  const panel = name === "destination" ? PlaceList : name === "dates" ? DatesPanel : FieldPanels;
  void panel.preload("near");
  void preloadPlacement();
}

/** Requests every panel of the desktop bar. Never rejects. */
export async function preloadPanels(): Promise<void> {
  void preloadPlacement();
  await Promise.all([PlaceList, DatesPanel, FieldPanels].map((panel) => panel.preload("idle")));
}
