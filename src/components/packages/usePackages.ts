import { useState } from "react";
import type { PackageCode } from "../../domain/packages.js";
import { packagesModel, packagesParts, type PackagesModel } from "../../models/packages.js";
import { useActions, useParts } from "../../store/useSearch.js";

export interface Packages extends PackagesModel {
  toggle(code: PackageCode): void;
  switchTransfer(on: boolean): void;
}

/** The packages a visitor can choose from, with the number of stays of each. */
export function usePackages(): Packages {
  const actions = useActions();
  const parts = useParts(packagesParts);
  const [dropped, setDropped] = useState<readonly PackageCode[]>([]);
  const [formerStays, setFormerStays] = useState(parts.stays);
  if (parts.stays !== null && parts.stays !== formerStays) setFormerStays(parts.stays);
  return {
    ...packagesModel(parts, { dropped, formerStays }),
    toggle(code) {
      if (parts.selected.includes(code)) setDropped([...dropped, code]);
      actions.packages.toggle(code);
    },
    switchTransfer(on) {
      setDropped([]);
      actions.origin.switchTransfer(on);
    },
  };
}
