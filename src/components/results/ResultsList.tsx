import { useState } from "react";
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
import type { MissingView } from "../controls/deferredView.js";
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
  const skeletons = <Skeletons count={Math.min(products.length || skeletonCards, pageSize)} />;
  const standIn = (missing: MissingView) => (missing.failed ? <DeferredState {...missing} /> : skeletons);
  const cards = (
    <Cards
      products={products}
      moved={moved}
      pageSize={pageSize}
      memory={memory}
      removeSoldOut={removeSoldOut}
      onGone={onGone}
      standIn={standIn}
    />
  );
  return (
    <>
      {phase === "skeletons" && skeletons}
      {products.length > 0 && (
        <div className={dimmed ? "list-phase is-dimmed" : "list-phase"} hidden={phase === "skeletons"} ref={reachable}>
          {hasContribution ? <CouncilList standIn={({ failed }) => (failed ? cards : skeletons)}>{cards}</CouncilList> : cards}
        </div>
      )}
    </>
  );
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
