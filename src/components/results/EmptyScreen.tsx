import { useText } from "../../i18n/useText.js";
import { emptyListModel, emptyListParts, type Advice, type EmptyListModel } from "../../models/empty-list.js";
import { useActions, useParts, useSearch, useSharedSearch } from "../../store/useSearch.js";
import { Button, TextButton } from "../controls/Button.js";
import { removeChoice, useChoiceLabel } from "../criteria/useChoices.js";
import { Skeleton } from "../controls/Skeleton.js";
import { Drop, NearestDates } from "./Alternatives.js";
import { Screen } from "./Screens.js";

/** No stay matches: names the cause, and offers to change it. */
export function EmptyScreen() {
  const text = useText();
  const parts = useParts(emptyListParts);
  const model = emptyListModel(parts, useSharedSearch().today());
  const { reason } = model;
  const sentence = reason === null ? <Skeleton width={280} /> : text(`results.none_for_${reason}`, { count: parts.participants.length });
  return (
    <Screen illustration="signpost" part="empty" title={text("results.no_matches")} sentence={sentence}>
      {model.waits ? <Skeleton width={240} height={52} radius={16} /> : <WayOut {...model} />}
    </Screen>
  );
}

/** Alternatives with their number of stays; suggestions if none are known. */
function WayOut({ drops, dates, advice, otherWay }: EmptyListModel) {
  return (
    <>
      {drops.map((drop, place) => (
        <Drop key={place} drop={drop} first={place === 0} />
      ))}
      {advice && <AdviceButton advice={advice} />}
      {otherWay && <OtherWay way={otherWay} />}
      <NearestDates dates={dates} />
    </>
  );
}

function OtherWay({ way }: { readonly way: "filters" | "dates" }) {
  const text = useText();
  const actions = useActions();
  if (way === "dates") return <TextButton onClick={() => actions.stayDates.open(true)}>{text("results.change_dates")}</TextButton>;
  return (
    <TextButton part="reset" onClick={() => actions.criteria.reset()}>
      {text("results.reset")}
    </TextButton>
  );
}

function AdviceButton({ advice }: { readonly advice: Advice }) {
  const label = useAdviceLabel(advice);
  const follow = useAdvice(advice);
  return (
    <Button variant="primary" onClick={follow}>
      {label}
    </Button>
  );
}

function useAdviceLabel(advice: Advice): string {
  const text = useText();
  const choiceLabel = useChoiceLabel();
  switch (advice.kind) {
    case "filter":
      return text("results.remove", { choice: choiceLabel(advice.choice) });
    case "party":
      return text("results.search_for", { travellers: text("results.travellers", { count: advice.ages.length }) });
    case "dates":
      return text("results.change_dates");
    case "place":
      return text("results.search_everywhere");
    case "packages":
      return text("package.all");
    case "origin":
      return text("origin_search.no_results_cta");
  }
}

function useAdvice(advice: Advice): () => void {
  const actions = useActions();
  const budget = useSearch((search) => search.budget);
  switch (advice.kind) {
    case "filter":
      return () => removeChoice(advice.choice, budget, actions);
    case "party":
      return () => actions.participants.commit(advice.ages);
    case "dates":
      return () => actions.stayDates.open(true);
    case "place":
      return () => actions.place.choose(null);
    case "packages":
      return () => actions.packages.set([]);
    case "origin":
      return () => actions.origin.choose(null);
  }
}
