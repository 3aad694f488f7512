import { useState, type ComponentProps } from "react";
import { CouncilList } from "../contribution/deferred.js";
import { Cards } from "../products/deferred.js";
import { ListScreens } from "./deferred.js";
import { firstScreenCards, skeletonCards } from "../../domain/defaults.js";
import { useText } from "../../i18n/useText.js";
import { isPartyTooLarge } from "../../models/large-party.js";
import { useSearch } from "../../store/useSearch.js";
import type { CardMemory } from "../products/card-memory.js";
import { SkeletonCard } from "../products/SkeletonCard.js";
import { DeferredState } from "../controls/DeferredState.js";
import type { ListPhase } from "../../models/results.js";
import { useInert } from "../controls/useInert.js";
import { useMovedStays } from "./useMovedStays.js";
import { times } from "../../calendar/times.js";

interface ResultsListProps {
  readonly phase: ListPhase;
  readonly pageSize: number;
  readonly removeSoldOut: boolean;
}

/** Whom a party too large for its flight has to call: it cannot book the stays below here. */
export function LargePartyNote() {
  return useSearch(isPartyTooLarge) && <ListScreens phase="large-party" standIn={() => null} />;
}

/** Cards, or what replaces them. The former cards stay mounted under skeletons, so that showing them again is cheap. */
export function ResultsList({ phase, pageSize, removeSoldOut }: ResultsListProps) {
  const products = useSearch((search) => search.products.list);
  const { moved, onGone } = useMovedStays();
  const hasContribution = useSearch(({ settings }) => settings.contribution !== null);
  const dimmed = phase === "dimmed";
  const reachable = useInert(dimmed);
  const [memory] = useState<CardMemory>(() => ({ drawn: new WeakMap(), focus: new WeakMap() }));
  if (phase === "empty" || phase === "timeout" || phase === "failed")
    return <ListScreens phase={phase} standIn={(missing) => (missing.failed ? <DeferredState {...missing} /> : null)} />;
  const skeletons = Math.min(products.length || skeletonCards, pageSize);
  // Properties, not an element: one that a function captures keeps in memory, on preact, the list that was drawn for it.
  const cards = { products, moved, pageSize, memory, removeSoldOut, onGone, skeletons };
  return (
    <>
      {phase === "skeletons" && <Skeletons count={skeletons} />}
      {products.length > 0 && (
        <div className={dimmed ? "list-phase is-dimmed" : "list-phase"} hidden={phase === "skeletons"} ref={reachable}>
          {hasContribution ? (
            <CouncilList standIn={({ failed }) => (failed ? <ListedCards {...cards} /> : <Skeletons count={skeletons} />)}>
              <ListedCards {...cards} />
            </CouncilList>
          ) : (
            <ListedCards {...cards} />
          )}
        </div>
      )}
    </>
  );
}

interface ListedCardsProps extends Omit<ComponentProps<typeof Cards>, "standIn"> {
  /** How many are shown until the cards have loaded. */
  readonly skeletons: number;
}

function ListedCards({ skeletons, ...cards }: ListedCardsProps) {
  return <Cards {...cards} standIn={(missing) => (missing.failed ? <DeferredState {...missing} /> : <Skeletons count={skeletons} />)} />;
}

function Skeletons({ count }: { readonly count: number }) {
  const text = useText();
  return (
    <div className="list" part="skeletons" role="img" aria-label={text("results.loading")}>
      {times(count, (index) => (
        <SkeletonCard key={index} outline={index >= firstScreenCards} />
      ))}
    </div>
  );
}
