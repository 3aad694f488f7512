import type { Droppable } from "../../domain/alternatives.js";
import { emptyCause, type EmptyCause } from "../../domain/empty-list.js";
import { noTransport } from "../../domain/origins.js";
import { everySecond } from "../../domain/participants.js";
import { useFormat, useText } from "../../i18n/useText.js";
import { useActions, useSharedSearch, useSearch } from "../../store/useSearch.js";
import { Button, TextButton } from "../controls/Button.js";
import { choiceLabel } from "../criteria/labels.js";
import { removeChoice, useChoices } from "../criteria/useChoices.js";
import { Skeleton } from "../controls/Skeleton.js";
import { Drop, NearestDates } from "./Alternatives.js";
import { Screen } from "./Screens.js";

/** No stay matches: says what the search shows as the cause, and offers to change that. */
export function EmptyScreen() {
  const text = useText();
  const cause = useCause();
  const count = useSearch((search) => search.participants.length);
  const locked = useSearch((search) => search.participantsLocked);
  const counting = useSearch((search) => search.alternatives?.status === "loading");
  const reason = cause === "party" && locked ? "locked_party" : cause;
  const sentence = counting && cause !== "past" ? <Skeleton width={280} /> : text(`results.none_for_${reason}`, { count });
  return (
    <Screen illustration="signpost" part="empty" title={text("results.no_matches")} sentence={sentence}>
      <WayOut cause={cause} />
    </Screen>
  );
}

function useCause(): EmptyCause {
  const today = useSharedSearch().today();
  const stayDates = useSearch((search) => search.stayDates);
  const partySize = useSearch((search) => search.participants.length);
  const capacity = useSearch((search) => search.find.answer?.capacity ?? null);
  const { drops, dates } = useSearch((search) => search.alternatives) ?? { drops: [], dates: [] };
  const filtered = useChoices().length > 0;
  return emptyCause({
    stayDates,
    today,
    filtered,
    partySize,
    capacity,
    drops: drops.map(({ droppable }) => droppable),
    otherDates: dates.length > 0,
  });
}

/** What brings stays back, with their number; what may bring some back where that is not known. */
function WayOut({ cause }: { readonly cause: EmptyCause }) {
  const alternatives = useSearch((search) => search.alternatives);
  if (alternatives?.status === "loading") return <Skeleton width={240} height={52} radius={16} />;
  const drops = alternatives?.drops ?? [];
  return (
    <>
      {drops.map((drop, place) => (
        <Drop key={place} drop={drop} first={place === 0} />
      ))}
      {drops.length > 0 ? <OtherWay drops={drops.map(({ droppable }) => droppable)} /> : <EmptyScreenAction cause={cause} />}
      <NearestDates dates={alternatives?.dates ?? []} />
    </>
  );
}

/** What else may help, beside choices that are known to. */
function OtherWay({ drops }: { readonly drops: readonly Droppable[] }) {
  const text = useText();
  const actions = useActions();
  const dated = useSearch((search) => search.stayDates.start !== null);
  if (drops.some(({ kind }) => kind === "filters")) return null;
  if (drops[0]?.kind === "filter") return <ResetLink />;
  return dated && <TextButton onClick={() => actions.stayDates.open(true)}>{text("results.change_dates")}</TextButton>;
}

function EmptyScreenAction({ cause }: { readonly cause: EmptyCause }) {
  const text = useText();
  const actions = useActions();
  switch (cause) {
    case "filters":
      return <FilterRemoval />;
    case "party":
      return <SmallerParty />;
    case "past":
    case "dates":
      return <Action label={text("results.change_dates")} onPress={() => actions.stayDates.open(true)} />;
    default:
      return <WiderSearch />;
  }
}

function Action({ label, onPress }: { readonly label: string; onPress(): void }) {
  return (
    <Button variant="primary" onClick={onPress}>
      {label}
    </Button>
  );
}

/** Removes the last filter, or all of them. */
function FilterRemoval() {
  const text = useText();
  const { money } = useFormat();
  const actions = useActions();
  const budget = useSearch((search) => search.budget);
  const currency = useSearch((search) => search.settings.currency);
  const last = useChoices().at(-1);
  if (!last) return null;
  return (
    <>
      <Action
        label={text("results.remove", { choice: choiceLabel(last, budget, text, (amount) => money(amount, currency)) })}
        onPress={() => removeChoice(last, budget, actions)}
      />
      <ResetLink />
    </>
  );
}

function ResetLink() {
  const text = useText();
  const actions = useActions();
  return (
    <TextButton part="reset" onClick={() => actions.criteria.reset()}>
      {text("results.reset")}
    </TextButton>
  );
}

/** Searches for half of the party, or wider where the party is not the visitor's to change. */
function SmallerParty() {
  const text = useText();
  const actions = useActions();
  const party = useSearch((search) => search.participants);
  const locked = useSearch((search) => search.participantsLocked);
  const half = everySecond(party.map(({ age }) => age));
  if (locked) return <WiderSearch />;
  const travellers = text("results.travellers", { count: half.length });
  return <Action label={text("results.search_for", { travellers })} onPress={() => actions.participants.commit(half)} />;
}

/** Searches everywhere, or else in all packages, or else from every departure. */
function WiderSearch() {
  const text = useText();
  const actions = useActions();
  const somewhere = useSearch((search) => search.place !== null);
  const narrowed = useSearch((search) => search.packages.length > 0);
  const departs = useSearch(({ origin }) => origin !== null && origin !== noTransport);
  if (somewhere) return <Action label={text("results.search_everywhere")} onPress={() => actions.place.choose(null)} />;
  if (narrowed) return <Action label={text("package.all")} onPress={() => actions.packages.set([])} />;
  return departs && <Action label={text("origin_search.no_results_cta")} onPress={() => actions.origin.choose(null)} />;
}
