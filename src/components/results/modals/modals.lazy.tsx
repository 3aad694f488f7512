import type { ComponentType } from "react";
import type { DockSurface } from "../dock-surface.js";
import { FiltersModal } from "./FiltersModal.js";
import { PackagesModal } from "./PackagesModal.js";
import { SortModal } from "./SortModal.js";

export interface ModalsProps {
  readonly surface: DockSurface;
  onClose(): void;
}

const modals: Readonly<Record<DockSurface, ComponentType<{ onClose(): void }>>> = {
  filters: FiltersModal,
  sort: SortModal,
  packages: PackagesModal,
};

/** What the dock opens over the whole screen. */
export function View({ surface, onClose }: ModalsProps) {
  const SurfaceModal = modals[surface];
  return <SurfaceModal onClose={onClose} />;
}

export { sheets } from "../../criteria/filters/filters.lazy.js";
