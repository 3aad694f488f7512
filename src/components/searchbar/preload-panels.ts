import { preloadPlacement } from "../controls/usePanelPosition.js";
import type { Texts } from "../../i18n/texts.js";
import { PlaceViews } from "../place/deferred.js";
import { DatesPanel, FieldPanels } from "./deferred.js";
import type { FieldName } from "./fields.js";

/** Requests the panel of a field, with its words, before it is pressed. */
export function preloadField(name: FieldName, texts: Texts): void {
  const panel = name === "destination" ? PlaceViews : name === "dates" ? DatesPanel : FieldPanels;
  void panel.preload("near", texts);
  void preloadPlacement();
}

/** Requests every panel of the desktop bar, with their words. Never rejects. */
export async function preloadPanels(texts: Texts): Promise<void> {
  void preloadPlacement();
  await Promise.all([PlaceViews, DatesPanel, FieldPanels].map((panel) => panel.preload("idle", texts)));
}
