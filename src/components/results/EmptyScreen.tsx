import type { Droppable } from "../../domain/alternatives.js";
import { useText } from "../../i18n/useText.js";
import { emptyListModel, emptyListParts, type Advice, type EmptyListModel } from "../../models/empty-list.js";
import { useActions, useParts, useSharedSearch } from "../../store/useSearch.js";
import { Button, TextButton } from "../controls/Button.js";
import { Skeleton } from "../controls/Skeleton.js";
import { ComingDates, Drop, NearestDates } from "./Alternatives.js";
import { Screen } from "./Screens.js";
import { useDrop } from "./useDrop.js";

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
function WayOut({ drops, comingDates, dates, advice, otherWay }: EmptyListModel) {
  return (
    <>
      {comingDates && <ComingDates {...comingDates} />}
      {drops.map((drop, place) => (
        <Drop key={place} drop={drop} first={place === 0} />
      ))}
      {advice && <AdviceButton advice={advice} second={comingDates !== null} />}
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

interface AdviceButtonProps {
  readonly advice: Advice;
  /** After dates that are known to have stays. */
  readonly second: boolean;
}

function AdviceButton({ advice, second }: AdviceButtonProps) {
  return advice.kind === "dates" ? <ChangeDates second={second} /> : <DropAdvice droppable={advice} />;
}

function ChangeDates({ second }: Pick<AdviceButtonProps, "second">) {
  const text = useText();
  const actions = useActions();
  return (
    <Button variant={second ? "line" : "primary"} onClick={() => actions.stayDates.open(true)}>
      {text("results.change_dates")}
    </Button>
  );
}

/** As `Drop`, where it is not known whether that leads to stays. */
function DropAdvice({ droppable }: { readonly droppable: Droppable }) {
  const { label, drop } = useDrop(droppable);
  return (
    <Button variant="primary" onClick={drop}>
      {label}
    </Button>
  );
}
