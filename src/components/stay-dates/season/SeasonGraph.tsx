import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type SyntheticEvent } from "react";
import type { Day } from "../../../calendar/day.js";
import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import { startAfterKey, type SeasonBar } from "../../../models/season-graph.js";
import { useSearch } from "../../../store/useSearch.js";
import { PriceBasis } from "../DatesLegend.js";
import { SeasonAxis, SeasonShades } from "./SeasonScale.js";
import { isRightToLeft, useRovingScroll } from "./useRovingScroll.js";
import { useChooseStay, useStayWords, type Season } from "./useSeason.js";

/** A bar for each start day or week, as high as its price. A bar is a button that chooses its stay; arrow keys move between bars. */
export function SeasonGraph({ model, graph, prices }: Pick<Season, "model" | "graph" | "prices">) {
  const text = useText();
  const { bars, axis, isByWeek } = graph;
  const scroller = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ readonly day: Day; readonly narrowing: string } | null>(null);
  const [pointed, setPointed] = useState<Day | null>(null);
  const starts = bars.map(({ stay }) => stay.start);
  const { id } = model.narrowing;
  const stops = [focused?.narrowing === id ? focused.day : null, model.chosen?.start, model.cheapest[0]?.start];
  const stop = stops.map((day) => bars.findIndex(({ stay }) => stay.start === day)).find((index) => index >= 0) ?? 0;
  useRovingScroll(scroller, id);

  const barAt = (index: number) => group.current?.querySelectorAll<HTMLButtonElement>("button")[index];
  function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    const next = startAfterKey(event.key, stop, starts, { rightToLeft: isRightToLeft(event.currentTarget) });
    if (next === null) return;
    event.preventDefault();
    barAt(next)?.focus();
  }
  const point = ({ target }: SyntheticEvent) =>
    setPointed(target instanceof Element ? (target.closest<HTMLElement>("[data-start]")?.dataset["start"] ?? null) : null);
  const leave = () => setPointed(null);
  const shown = bars.findIndex(({ stay }) => stay.start === pointed);

  return (
    <section className="season" part="season">
      <div className="season-head">
        <h2 className="season-title">{text(isByWeek ? "season.by_week" : "season.by_start")}</h2>
        <PriceBasis prices={prices} explained={false} />
      </div>
      <div className="plot">
        <SeasonAxis axis={axis} />
        <div className="plot-box" ref={scroller} onScroll={leave}>
          <div className="plot-body" style={{ "--bars": bars.length } as CSSProperties}>
            <SeasonShades graph={graph} />
            <div
              className="season-bars"
              ref={group}
              role="group"
              aria-label={text("season.graph")}
              onKeyDown={moveFocus}
              onPointerOver={point}
              onPointerLeave={leave}
              onFocus={point}
              onBlur={leave}
            >
              {bars.map((bar, index) => (
                <Bar
                  key={bar.stay.start}
                  bar={bar}
                  isStop={index === stop}
                  isChosen={bar.stay === model.chosen}
                  onFocus={() => setFocused({ day: bar.stay.start, narrowing: id })}
                />
              ))}
            </div>
            <Ticks bars={bars} />
          </div>
        </div>
        <BarNote bar={bars[shown]} at={() => barAt(shown)} />
      </div>
      <Cheapest model={model} />
    </section>
  );
}

interface BarProps {
  readonly bar: SeasonBar;
  readonly isStop: boolean;
  readonly isChosen: boolean;
  onFocus(): void;
}

function Bar({ bar: { stay, height, isOut, rank }, isStop, isChosen, onFocus }: BarProps) {
  const text = useText();
  const choose = useChooseStay();
  const words = useStayWords();
  const place = rank !== null && text("season.rank", { rank });
  return (
    <button
      type="button"
      className={`season-bar${isOut ? " is-out" : ""}`}
      part={isOut ? "season-bar season-bar-out" : "season-bar"}
      style={{ "--h": `${Math.round(height * 1000) / 10}%` } as CSSProperties}
      data-start={stay.start}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={words.name(stay, place, isOut && text("season.out"))}
      onFocus={onFocus}
      onClick={() => choose(stay)}
    >
      {rank !== null && <span className={`rank${rank === 1 ? " one" : ""}`}>{rank}</span>}
      <i />
    </button>
  );
}

/** The months under the bars that begin them. */
function Ticks({ bars }: { readonly bars: readonly SeasonBar[] }) {
  const format = useFormat();
  return (
    <div className="ticks" aria-hidden="true">
      {bars.map(({ stay, month }) => (
        <span key={stay.start}>{month !== null && format.monthName(month, "short")}</span>
      ))}
    </div>
  );
}

/** The stay of the bar that is pointed at or focused; its accessible name has the same. */
function BarNote({ bar, at }: { readonly bar: SeasonBar | undefined; readonly at: () => Element | undefined }) {
  const text = useText();
  const format = useFormat();
  const words = useStayWords();
  const guests = useSearch((search) => search.participants.length);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [own, plot, fill] = [note.current, note.current?.parentElement, at()?.querySelector("i")];
    if (!own || !plot || !fill) return;
    const [around, over, { width }] = [plot.getBoundingClientRect(), fill.getBoundingClientRect(), own.getBoundingClientRect()];
    const centre = over.left + over.width / 2 - around.left;
    const left = Math.max(0, Math.min(centre - width / 2, around.width - width));
    own.style.left = `${left}px`;
    own.style.top = `${over.top - around.top}px`;
    own.style.setProperty("--tip", `${centre - left}px`);
  });
  if (!bar) return null;
  return (
    <div ref={note} className="bar-note" part="season-note" aria-hidden="true">
      <b>{format.dayRange(bar.stay.start, bar.stay.end, { year: false })}</b>
      <span>{words.offer(bar.stay)}</span>
      <small>{[text("participant.guests", { count: guests }), words.count(bar.stay)].filter(Boolean).join(" · ")}</small>
    </div>
  );
}

/** The cheapest start as a text: news when a press narrows the starts. */
function Cheapest({ model: { cheapest } }: Pick<Season, "model">) {
  const text = useText();
  const format = useFormat();
  const words = useStayWords();
  const { max } = useSearch((search) => search.budget);
  const currency = useSearch((search) => search.settings.currency);
  const first = cheapest[0];
  return (
    <p className="season-cheapest" part="season-cheapest" role="status">
      {first !== undefined
        ? text("season.cheapest_start", { day: format.day(first.start, "weekday"), offer: words.offer(first) })
        : max !== null && text("season.none", { price: format.money(max, currency) })}
    </p>
  );
}
