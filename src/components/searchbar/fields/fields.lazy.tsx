import type { ComponentType } from "react";
import counters from "../../controls/counters.css" with { type: "css" };
import form from "../../controls/form.css" with { type: "css" };
import origin from "../../origin/panel/origin.css" with { type: "css" };
import { OriginPanel } from "../../origin/panel/OriginPanel.js";
import packages from "../../packages/panel/packages.css" with { type: "css" };
import { PackagesPanel } from "../../packages/panel/PackagesPanel.js";
import participants from "../../participants/panel/participants.css" with { type: "css" };
import { ParticipantsPanel } from "../../participants/panel/ParticipantsPanel.js";
import place from "../../place/suggestions/place.css" with { type: "css" };
import type { FieldPanelProps, PressedField } from "../fields.js";

const panels: Readonly<Record<Exclude<PressedField, "dates">, ComponentType<FieldPanelProps>>> = {
  origin: OriginPanel,
  participants: ParticipantsPanel,
  packages: PackagesPanel,
};

/** The panels of the fields that are neither typed nor a calendar. */
export function View({ name, ...props }: FieldPanelProps & { readonly name: Exclude<PressedField, "dates"> }) {
  const FieldPanel = panels[name];
  return <FieldPanel {...props} />;
}

export const sheets: readonly CSSStyleSheet[] = [form, counters, place, origin, participants, packages];
