import { deferredView, panelView } from "../controls/deferredView.js";

/** The image over the bar, which few pages have. */
export const BannerImage = deferredView("BannerImage", () => import("./BannerImage.js"));

/** The months under their field. */
export const DatesPanel = deferredView("DatesPanel", () => import("./DatesPanel.js"));

/** The panels of origin, participants and packages. */
export const FieldPanels = panelView("FieldPanels", () => import("./FieldPanels.js"));

/** The search on a small screen: an index, and one step a screen. */
export const MobileFlow = panelView("MobileFlow", () => import("./MobileFlow.js"));
