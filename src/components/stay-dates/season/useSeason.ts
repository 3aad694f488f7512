import { useMemo, useState } from "react";
import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import { seasonGraph, type SeasonGraph } from "../../../models/season-graph.js";
import { seasonModel, seasonParts, seasonPrices, type SeasonModel, type SeasonStay } from "../../../models/season.js";
import { useActions, useParts, useSearch } from "../../../store/useSearch.js";
import type { StartPrices } from "../useStartPrices.js";
import { useStayCount } from "../useStayCount.js";

export interface Season {
  readonly model: SeasonModel;
  readonly graph: SeasonGraph;
  /** As those of a calendar's days, for the texts that both views have. */
  readonly prices: StartPrices;
  /** Narrows the starts to the one of that id. */
  narrow(id: string): void;
}

/** The prices of the season for the length in force, and what they are narrowed to as long as they are in view. */
export function useSeason(): Season {
  const format = useFormat();
  const parts = useParts(seasonParts);
  const currency = useSearch((search) => search.settings.currency);
  const [narrowedTo, narrow] = useState("any");
  const model = useMemo(() => seasonModel(parts, narrowedTo), [parts, narrowedTo]);
  const graph = useMemo(() => seasonGraph(model), [model]);
  const prices = useMemo(
    () => ({ ...seasonPrices(model), money: (price: number) => format.money(price, currency) }),
    [model, format, currency],
  );
  return { model, graph, prices, narrow };
}

/** Chooses both dates of a stay, and lists the cheapest first: the price is what is chosen by. */
export function useChooseStay(): (stay: SeasonStay) => void {
  const actions = useActions();
  return ({ start, nights }) => actions.stayDates.chooseStay(start, nights, "price-asc");
}

/** The words of a stay: its length and price, its number of stays (empty where it is not known), and its name in full. */
export function useStayWords() {
  const text = useText();
  const format = useFormat();
  const currency = useSearch((search) => search.settings.currency);
  const offer = ({ nights, price }: SeasonStay) =>
    text("dates.nights_from", { nights: text("dates.nights", { count: nights }), price: format.money(price, currency) });
  const countOf = useStayCount();
  const count = (stay: SeasonStay) => countOf(stay.count);
  const name = (stay: SeasonStay, ...more: readonly (string | false)[]) =>
    [format.day(stay.start, "long"), offer(stay), count(stay), ...more].filter(Boolean).join(", ");
  return { offer, count, name };
}
