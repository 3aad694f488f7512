import type { ComponentType } from "react";
import type { DockSurface } from "../../models/results.js";
import { FiltersModal } from "./FiltersModal.js";
import { PackagesModal } from "./PackagesModal.js";
import { SortModal } from "./SortModal.js";

export interface DockModalsProps {
  readonly surface: DockSurface;
  onClose(): void;
}

const surfaceModals: Readonly<Record<DockSurface, ComponentType<{ onClose(): void }>>> = {
  filters: FiltersModal,
  sort: SortModal,
  packages: PackagesModal,
};

/** What the dock opens over the whole screen. */
export function DockModals({ surface, onClose }: DockModalsProps) {
  const SurfaceModal = surfaceModals[surface];
  return <SurfaceModal onClose={onClose} />;
}
