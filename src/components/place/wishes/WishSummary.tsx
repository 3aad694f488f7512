import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useMemo } from "react";
import { loadWishWords } from "../../../i18n/wish-words.js";
import { useText, useTexts } from "../../../i18n/useText.js";
import type { Span } from "../../../domain/wishes/parts.js";
import { withoutSpan } from "../../../domain/wishes/without-span.js";
import { wishParts, wishSummary } from "../../../models/wish-summary.js";
import { createPricedPlaces } from "../../../store/effects/priced-places.js";
import { createWishes } from "../../../store/effects/wishes.js";
import { useActions, useParts, useSearch, useSharedSearch } from "../../../store/useSearch.js";
import { Icon } from "../../controls/Icon.js";
import { LiveRegion } from "../../controls/LiveRegion.js";
import { useLatest } from "../../controls/useLatest.js";
import { useSheet } from "../../controls/useSheet.js";
import type { PlaceSearch } from "../usePlaceSearch.js";
import { useWishText } from "./useWishText.js";
import chipSheet from "../../controls/chip.css" with { type: "css" };
import wishSheet from "./wishes.css" with { type: "css" };

/** What was understood of the typed text, each part removable, and what was not. Nothing where the text is no wish. */
export function WishSummary({ search }: { readonly search: PlaceSearch }) {
  useSheet(chipSheet);
  useSheet(wishSheet);
  const text = useText();
  const today = useSharedSearch().today();
  const parts = useParts(wishParts);
  const summary = useMemo(() => wishSummary(parts, today), [parts, today]);
  useWishes(search);
  const wishText = useWishText(summary?.stayDates ?? noDates);
  if (summary === null || search.typed === null) return null;
  const typed = search.typed;
  const wordsOf = (spans: readonly Span[]) => spans.map(({ start, end }) => typed.slice(start, end));
  const labels = summary.understood.map(wishText);
  return (
    <div className="wish" part="wish">
      <div className="chips" role="group" aria-label={text("wish.title")}>
        {summary.understood.map((part, index) => (
          <WishChip key={part.span.start} label={labels[index] ?? ""} onRemove={() => search.type(withoutSpan(typed, part.span))} />
        ))}
      </div>
      <WordsNote title={text("wish.unknown")} words={wordsOf(summary.unknown)} part="wish-unknown" />
      <WordsNote title={text("wish.unmet")} words={wordsOf(summary.unmet.map(({ span }) => span))} part="wish-unmet" />
      <WordsNote title={text("wish.without_place")} words={wordsOf(summary.withoutPlace.map(({ span }) => span))} part="wish-unmet" />
      <LiveRegion>
        {[...labels, summary.unknown.length > 0 && text("wish.unknown"), ...wordsOf(summary.unknown)].filter(Boolean).join(", ")}
      </LiveRegion>
    </div>
  );
}

const noDates = { start: null, end: null };

interface WishChipProps {
  readonly label: string;
  onRemove(): void;
}

function WishChip({ label, onRemove }: WishChipProps) {
  const text = useText();
  return (
    <button
      type="button"
      className="chip"
      part="wish-chip"
      aria-label={text("filter.remove", { choice: label })}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRemove}
    >
      <span>{label}</span>
      <Icon icon={X} size={16} />
    </button>
  );
}

interface WordsNoteProps {
  readonly title: string;
  readonly words: readonly string[];
  readonly part: string;
}

/** Words of the text, each in quotes. */
function WordsNote({ title, words, part }: WordsNoteProps) {
  const text = useText();
  if (words.length === 0) return null;
  const quoted = words.map((one) => text("wish.quoted", { words: one }));
  return (
    <p className="wish-note" part={part}>
      {[title, quoted.join(", ")].join(" ")}
    </p>
  );
}

/** Wishes are read from now on, in the language of the tag. The places are requested, since their names are destinations; the text is read again once they arrive. */
function useWishes({ typed }: PlaceSearch): void {
  const actions = useActions();
  const { locale } = useTexts();
  const latest = useLatest(typed);
  const places = useSearch(({ pricedPlaces }) => pricedPlaces.list);
  useEffect(() => actions.place.showPriced(createPricedPlaces), [actions]);
  useEffect(() => {
    if (places !== null && latest.current !== null) actions.place.type(latest.current);
  }, [actions, places, latest]);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const words = await loadWishWords(locale);
      if (!wanted) return;
      actions.place.readWishes(createWishes, words);
      actions.place.type(latest.current ?? "");
    };
    // The field works as it did: the missing file is logged.
    read().catch(() => undefined);
    return () => void (wanted = false);
  }, [actions, locale, latest]);
}
