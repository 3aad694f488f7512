import type { ComponentType } from "react";
import type { FieldPanelProps } from "../controls/field-panel.js";
import { OriginPanel } from "../origin/OriginPanel.js";
import { PackagesPanel } from "../packages/PackagesPanel.js";
import { ParticipantsPanel } from "../participants/ParticipantsPanel.js";
import type { PressedField } from "./fields.js";

const panels: Readonly<Record<Exclude<PressedField, "dates">, ComponentType<FieldPanelProps>>> = {
  origin: OriginPanel,
  participants: ParticipantsPanel,
  packages: PackagesPanel,
};

/** The panels of the fields that are neither typed nor a calendar. */
export function FieldPanels({ name, ...props }: FieldPanelProps & { readonly name: Exclude<PressedField, "dates"> }) {
  const FieldPanel = panels[name];
  return <FieldPanel {...props} />;
}
