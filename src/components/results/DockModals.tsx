import type { ComponentType } from "react";
import { sheets as filterSheets } from "../criteria/filters.lazy.js";
import type { DockSurface } from "./dock-surface.js";
import { FiltersModal } from "./FiltersModal.js";
import { PackagesModal } from "./PackagesModal.js";
import { SortModal } from "./SortModal.js";
import counters from "../controls/counters.css" with { type: "css" };
import packages from "../packages/packages.css" with { type: "css" };
import modals from "./modals.css" with { type: "css" };

export interface ModalsProps {
  readonly surface: DockSurface;
  onClose(): void;
}

const surfaceModals: Readonly<Record<DockSurface, ComponentType<{ onClose(): void }>>> = {
  filters: FiltersModal,
  sort: SortModal,
  packages: PackagesModal,
};

/** What the dock opens over the whole screen. */
export function View({ surface, onClose }: ModalsProps) {
  const SurfaceModal = surfaceModals[surface];
  return <SurfaceModal onClose={onClose} />;
}

export const sheets: readonly CSSStyleSheet[] = [...filterSheets, counters, packages, modals];
