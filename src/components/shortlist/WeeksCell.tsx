import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import { unbroken } from "../../i18n/unbroken.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { otherWeek, weekChoices, type WeekChoice } from "../../models/stay-weeks.js";
import { useSearch } from "../../store/useSearch.js";
import { Button, TextButton } from "../controls/Button.js";
import { useCardSettings } from "../products/useCardSettings.js";
import { usePriceTexts } from "../products/usePriceTexts.js";
import { NotStated } from "./cells.js";

export interface WeekPresses {
  /** The prices of the weeks are wanted. */
  show(): void;
  retry(key: string): void;
  choose(stay: KeptStay, to: KeptStay): void;
  add(stay: KeptStay, other: KeptStay): void;
}

interface WeeksCellProps {
  readonly stay: KeptStay;
  readonly compared: readonly KeptStay[];
  readonly presses: WeekPresses;
}

/** The price of the lodging a week sooner and a week later: a press moves the stay there. */
export function WeeksCell({ stay, compared, presses }: WeeksCellProps) {
  const text = useText();
  const { dayRange } = useFormat();
  const key = stayKey(stay);
  const weeks = useSearch(({ shortlist }) => shortlist.weeks[key]);
  const prices = useSearch(({ shortlist }) => shortlist.prices[key]);
  if (stay.stayDates.start === null || stay.stayDates.end === null) return <NotStated />;
  if (!weeks)
    return (
      <Button variant="quiet" size="md" className="show-weeks" part="show-weeks" onClick={presses.show}>
        {text("shortlist.show_weeks")}
      </Button>
    );
  if (weeks.status === "loading") return <p className="weeks-wait">{text("shortlist.weeks_loading")}</p>;
  if (weeks.status === "failed")
    return (
      <p className="weeks-wait">
        <span>{`${text("shortlist.weeks_failed")} `}</span>
        <TextButton part="retry" onClick={() => presses.retry(key)}>
          {text("common.retry")}
        </TextButton>
      </p>
    );
  const choices = weekChoices({ stay, weeks, compared, prices });
  const other = otherWeek(choices);
  return (
    <>
      <div className="weeks" role="group" aria-label={text("shortlist.weeks_of", { name: stay.product.name })}>
        {choices.map((choice) => (
          <Week key={choice.stayDates.start} choice={choice} stay={stay} onChoose={(to) => presses.choose(stay, to)} />
        ))}
      </div>
      {other?.stayDates.start && other.stayDates.end && (
        <TextButton part="add-week" className="add-week" onClick={() => presses.add(stay, other)}>
          {text("shortlist.add_week", { dates: dayRange(other.stayDates.start, other.stayDates.end) })}
        </TextButton>
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
  const { stayDates, isChosen, isCompared, isLowest, missing } = choice;
  const missingText = missing === "none" ? text("season.no_stay") : text("shortlist.not_stated");
  const content = (
    <>
      <span>{unbroken(day(stayDates.start ?? "", "dayMonth"))}</span>
      <b>{choice.price === null ? missingText : price(choice.price)}</b>
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
