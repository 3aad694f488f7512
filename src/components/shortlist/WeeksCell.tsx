import { useEffect, useRef, useState, type ReactNode } from "react";
import { comparedMaximum, shortlistMaximum } from "../../domain/defaults.js";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import { unbroken } from "../../i18n/unbroken.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { otherWeek, weekChoices, type WeekChoice } from "../../models/stay-weeks.js";
import { useSearch } from "../../store/useSearch.js";
import { Button, TextButton } from "../controls/Button.js";
import { activeElementBeside } from "../controls/focus.js";
import { useCardSettings } from "../products/useCardSettings.js";
import { usePriceTexts } from "../products/usePriceTexts.js";
import { NotStated } from "./cells.js";

/** The maximum of stays is compared, or kept. */
type Refusal = "compared" | "kept";

export interface WeekPresses {
  /** The prices of the weeks are wanted. */
  show(): void;
  retry(key: string): void;
  choose(stay: KeptStay, to: KeptStay): void;
  /** Returns why the week is not added; null where it is. */
  add(stay: KeptStay, other: KeptStay): Refusal | null;
}

interface WeeksCellProps {
  readonly stay: KeptStay;
  readonly compared: readonly KeptStay[];
  readonly presses: WeekPresses;
}

/** The price of the lodging a week sooner and a week later: a press moves the stay there. */
export function WeeksCell({ stay, compared, presses }: WeeksCellProps) {
  const key = stayKey(stay);
  const status = useSearch(({ shortlist }) => shortlist.weeks[key]?.status ?? null);
  const cell = useFocusOnChosen(status === "ready");
  if (stay.stayDates.start === null || stay.stayDates.end === null) return <NotStated />;
  return (
    <div className="weeks-cell" ref={cell} tabIndex={-1}>
      {status === "ready" ? (
        <Weeks stay={stay} compared={compared} presses={presses} />
      ) : (
        <Wait status={status} onShow={presses.show} onRetry={() => presses.retry(key)} />
      )}
    </div>
  );
}

/** Keeps the focus of a press on "show" until the weeks are there, and then gives it to the chosen one. */
function useFocusOnChosen(isReady: boolean) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = cell;
    if (!isReady || !current || activeElementBeside(current) !== current) return;
    current.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  }, [isReady]);
  return cell;
}

interface WaitProps {
  readonly status: "loading" | "failed" | null;
  onShow(): void;
  onRetry(): void;
}

function Wait({ status, onShow, onRetry }: WaitProps): ReactNode {
  const text = useText();
  const pressed = (press: () => void) => (event: { readonly currentTarget: Element }) => {
    event.currentTarget.closest<HTMLElement>(".weeks-cell")?.focus();
    press();
  };
  if (status === "loading") return <p className="weeks-wait">{text("shortlist.weeks_loading")}</p>;
  if (status === null)
    return (
      <Button variant="quiet" size="md" className="show-weeks" part="show-weeks" onClick={pressed(onShow)}>
        {text("shortlist.show_weeks")}
      </Button>
    );
  return (
    <p className="weeks-wait">
      <span>{`${text("shortlist.weeks_failed")} `}</span>
      <TextButton part="retry" onClick={pressed(onRetry)}>
        {text("common.retry")}
      </TextButton>
    </p>
  );
}

function Weeks({ stay, compared, presses }: WeeksCellProps) {
  const text = useText();
  const { dayRange } = useFormat();
  const weeks = useSearch(({ shortlist }) => shortlist.weeks[stayKey(stay)]);
  const prices = useSearch(({ shortlist }) => shortlist.prices);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const choices = weekChoices({ stay, weeks, compared, prices });
  const other = otherWeek(choices);
  const { start, end } = other?.stayDates ?? { start: null, end: null };
  return (
    <>
      <div className="weeks" role="group" aria-label={text("shortlist.weeks_of", { name: stay.product.name })}>
        {choices.map((choice) => (
          <Week key={choice.stayDates.start} choice={choice} stay={stay} onChoose={(to) => presses.choose(stay, to)} />
        ))}
      </div>
      {other && start && end && (
        <TextButton part="add-week" className="add-week" onClick={() => setRefusal(presses.add(stay, other))}>
          {text("shortlist.add_week", { dates: dayRange(start, end) })}
        </TextButton>
      )}
      {refusal === "compared" && compared.length >= comparedMaximum && (
        <p className="weeks-refused" role="alert">
          {text("shortlist.compare_full", { count: comparedMaximum })}
        </p>
      )}
      {refusal === "kept" && (
        <p className="weeks-refused" role="alert">
          {text("shortlist.full", { count: shortlistMaximum })}
        </p>
      )}
    </>
  );
}

interface WeekProps {
  readonly choice: WeekChoice;
  readonly stay: KeptStay;
  onChoose(to: KeptStay): void;
}

function Week({ choice, stay, onChoose }: WeekProps) {
  const text = useText();
  const { day } = useFormat();
  const { price } = usePriceTexts({ ...useCardSettings(0), partySize: stay.ages.length });
  const { stayDates, isChosen, isCompared, isLowest, missing, otherRoom } = choice;
  const missingText = missing === "none" ? text("season.no_stay") : text("shortlist.not_stated");
  const content = (
    <>
      <span>{unbroken(day(stayDates.start ?? "", "dayMonth"))}</span>
      <b>{choice.price === null ? missingText : price(choice.price)}</b>
      {otherRoom !== null && <small className="other-room">{otherRoom}</small>}
      {isLowest && <small>{text("shortlist.lowest_week")}</small>}
      {isCompared && <small>{text("shortlist.week_compared")}</small>}
    </>
  );
  const to = choice.stay;
  if (isChosen || to)
    return (
      <button type="button" className="week" part="week" aria-pressed={isChosen} onClick={() => to && onChoose(to)}>
        {content}
      </button>
    );
  return <span className="week is-closed">{content}</span>;
}
