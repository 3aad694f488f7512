import { useState } from "react";
import { activeTab, type OfferTab } from "../../domain/offers.js";
import type { Prestation } from "../../domain/products.js";
import type { CardSettings } from "./card-settings.js";

interface Choice {
  readonly code: string | null;
  readonly packages: unknown;
  readonly transfer: unknown;
  readonly prestations: unknown;
}

/**
 * The open tab of a card: the one pressed, as long as the search's packages, its transfer switch and the card's offers are
 * unchanged since the press; else the first of a selected package.
 */
export function useActiveTab(tabs: readonly OfferTab[], { packages, transfer }: CardSettings, prestations: readonly Prestation[]) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const holds = choice?.packages === packages && choice.transfer === transfer && choice.prestations === prestations;
  const chosen = holds ? tabs.find((tab) => tab.code === choice.code) : undefined;
  return {
    active: chosen ?? activeTab(tabs, packages),
    chosen: chosen !== undefined,
    choose: (code: string | null) => setChoice({ code, packages, transfer, prestations }),
  };
}
