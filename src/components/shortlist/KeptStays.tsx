import HeartOff from "lucide/dist/esm/icons/heart-off.mjs";
import { useRef } from "react";
import { comparedMaximum } from "../../domain/defaults.js";
import { isMoved, isOfSearch } from "../../domain/compared-stays.js";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { RoundButton } from "../controls/Button.js";
import { Checkbox } from "../controls/Checkbox.js";
import { StayLink } from "./StayLink.js";
import { useStayName } from "./useStayName.js";

interface KeptStaysProps {
  readonly stays: readonly KeptStay[];
  readonly compared: readonly KeptStay[];
  onToggle(key: string): void;
  onRemove(stay: KeptStay): void;
}

/** Each stay with its dates and party; it can be chosen for the comparison, opened and removed. */
export function KeptStays({ stays, compared, onToggle, onRemove }: KeptStaysProps) {
  const text = useText();
  const nameOf = useStayName(stays);
  const list = useRef<HTMLUListElement>(null);
  const removeAt = (stay: KeptStay, index: number) => {
    onRemove(stay);
    focusBeside(list.current, index);
  };
  return (
    <>
      <h3 className="shortlist-title">{text("shortlist.choose", { count: comparedMaximum })}</h3>
      <ul className="kept-stays" part="kept-stays" role="list" ref={list}>
        {stays.map((stay, index) => (
          <li key={stayKey(stay)} className="kept-stay" part="kept-stay">
            <Checkbox className="pick compare" checked={compared.includes(stay)} onChange={() => onToggle(stayKey(stay))}>
              <span className="sr">{text("shortlist.compare", { name: nameOf(stay) })}</span>
            </Checkbox>
            <div className="grow">
              <StayLink stay={stay} />
              <SearchOf stay={stay} />
            </div>
            <RoundButton
              icon={HeartOff}
              part="remove-kept"
              label={text("shortlist.remove", { name: nameOf(stay) })}
              onClick={() => removeAt(stay, index)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The focus moves to the stay that follows the removed one, or to the last; without any, to the title. */
function focusBeside(list: HTMLElement | null, index: number): void {
  const buttons = [...(list?.querySelectorAll<HTMLElement>("button") ?? [])].filter((_, at) => at !== index);
  const next = buttons[Math.min(index, buttons.length - 1)] ?? list?.closest("dialog")?.querySelector<HTMLElement>(".sheet-title");
  next?.focus();
}

/** The dates and the party that the stay was kept for, and whether they match the search. */
function SearchOf({ stay }: { readonly stay: KeptStay }) {
  const text = useText();
  const { dayRange } = useFormat();
  const ofSearch = useSearch((search) => isOfSearch(stay, search));
  const { start, end } = stay.stayDates;
  const travellers = text("results.travellers", { count: stay.ages.length });
  return (
    <p className="kept-search">
      <span>
        {start && end ? text("results.stay", { dates: dayRange(start, end), travellers }) : text("results.no_dates", { travellers })}
      </span>
      {!ofSearch && !isMoved(stay) && <span className="kept-other">{` ${text("shortlist.other_search")}`}</span>}
    </p>
  );
}
