import { useState } from "react";
import { cardModel, outlineModel, type CardInput, type CardModel, type TabChoice } from "../../models/card.js";

interface CardOptions extends Omit<CardInput, "choice"> {
  /** False: it is drawn as an outline. */
  readonly whole: boolean;
}

/** What a card shows, and how to open another of its tabs. */
export function useCardModel({ whole, ...card }: CardOptions): CardModel & { openTab(code: string | null): void } {
  const [choice, setChoice] = useState<TabChoice | null>(null);
  const model = whole ? cardModel({ ...card, choice }) : outlineModel;
  const { packages, transfer } = card.settings;
  return { ...model, openTab: (code) => setChoice({ code, packages, transfer, prestations: model.prestations }) };
}
