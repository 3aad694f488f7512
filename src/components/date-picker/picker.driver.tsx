import { expect } from "@open-wc/testing";
import { useState } from "react";
import { PickerChoice } from "./deferred.js";
import { noDays } from "../../calendar/day-set.js";
import { limitsOf } from "../../calendar/limits.js";
import type { LimitOptions, Limits } from "../../calendar/limits.js";
import type { DayMark } from "../../calendar/marks.js";
import { noValue } from "../../calendar/moment.js";
import type { Moment, PickerValue } from "../../calendar/moment.js";
import { painted } from "../../../test/fixtures/painted.js";
import { draw } from "../stay-dates/search.driver.js";
import type { Drawn } from "../stay-dates/search.driver.js";
import type { PickerProps } from "../calendar/picker-props.js";
import { StandalonePicker } from "./StandalonePicker.js";
import "../../../test/fixtures/reportable-elements.js";

export const on = (day: string, time: string | null = null): Moment => ({ day, time });

/** Limits of a range, with the changes. */
export function limitsWith(changes: Partial<LimitOptions>): Limits {
  return limitsOf({ min: null, max: null, minNights: null, maxNights: null, closed: noDays, closedEnds: noDays, range: true, ...changes });
}

/** Limits with one closed day. */
export function limitsWithout(closedDay: string, changes: Partial<LimitOptions> = {}): Limits {
  const closed = {
    has: (one: string) => one === closedDay,
    firstIn: (from: string, to: string) => (from <= closedDay && to >= closedDay ? closedDay : null),
  };
  return limitsWith({ ...changes, closed });
}

export const noMarks: readonly DayMark[] = [];

export function markOf(key: string, changes: Partial<DayMark>): DayMark {
  return { key, highlight: null, dot: null, bar: null, content: null, label: null, popover: null, order: 0, customData: null, ...changes };
}

const usual: PickerProps = {
  value: noValue,
  mode: "date",
  range: false,
  timeAccuracy: 2,
  min: null,
  max: null,
  limits: limitsWith({}),
  marks: () => noMarks,
  pinnedMonth: null,
  columns: null,
  rows: 1,
  view: "monthly",
  page: null,
  turnedMonth: null,
  visibility: "click",
  inline: false,
  required: false,
  disabled: false,
  label: "",
  error: null,
  locale: "en-GB",
  firstWeekday: 2,
  today: "2027-02-03",
  resets: 0,
  onRefuse: () => undefined,
  onSubmit: () => undefined,
  onCommit: () => undefined,
  onPageChange: () => undefined,
};

/** Changes the props of the picker that is shown. */
let change: (props: Partial<PickerProps>) => void = () => undefined;

interface HeldProps {
  readonly props: Partial<PickerProps>;
  readonly commits: PickerValue[];
  readonly pages: string[];
}

function Held({ props, commits, pages }: HeldProps) {
  const [value, setValue] = useState(props.value ?? noValue);
  const [changes, setChanges] = useState<Partial<PickerProps>>({});
  change = ({ value: next, ...others }) => {
    if (next) setValue(next);
    setChanges((before) => ({ ...before, ...others }));
  };
  const commit = (next: PickerValue) => {
    commits.push(next);
    setValue(next);
  };
  return (
    <StandalonePicker {...usual} {...props} {...changes} value={value} onCommit={commit} onPageChange={(page) => void pages.push(page)} />
  );
}

/** Waits until the condition holds, for two seconds at most. */
async function until(condition: () => unknown) {
  for (let count = 0; count < 200 && !condition(); count += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(Boolean(condition()), String(condition)).to.equal(true);
}

/** A picker that keeps its committed value, with the actions and queries of tests. Each `show` renders a new one and waits for its months. */
export function createPicker({ waits = true } = {}) {
  let drawn: Drawn | null = null;
  const commits: PickerValue[] = [];
  const pages: string[] = [];
  const find = (selector: string) => drawn?.root.querySelector<HTMLElement>(selector) ?? null;
  const remove = () => {
    drawn?.remove();
    drawn = null;
  };
  return {
    /** What was committed, and the first months in view that were reported, since the last `show`. */
    commits,
    pages,
    remove,
    async show(props: Partial<PickerProps> = {}) {
      remove();
      commits.length = 0;
      pages.length = 0;
      if (waits) await PickerChoice.load();
      drawn = await draw(<Held props={props} commits={commits} pages={pages} />, { locale: "en-GB" });
      if (!props.inline) await until(() => find("input"));
    },
    async change(props: Partial<PickerProps>) {
      change(props);
      await painted();
    },
    find,
    all: (selector: string) => [...(drawn?.root.querySelectorAll<HTMLElement>(selector) ?? [])],
    part: (name: string) => find(`[part~="${name}"]`),
    day: (name: string) => find(`[data-day="${name}"]`),
    input: () => drawn?.root.querySelector<HTMLInputElement>("input") ?? null,
    focused: () => drawn?.root.activeElement ?? null,
    /** Whether a press in its middle reaches it. */
    isReached(element: HTMLElement | null) {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      const hit = drawn?.root.elementFromPoint(left + width / 2, top + height / 2);
      return element !== null && element.contains(hit ?? null);
    },
    /** Puts it into a box of this width, in px. */
    narrow(width: number) {
      if (drawn?.root.host instanceof HTMLElement) drawn.root.host.style.width = `${width}px`;
    },
    /** The sentences of the live regions. */
    announced: () => [...(drawn?.root.querySelectorAll('[role="status"]') ?? [])].map(({ textContent }) => textContent).join(""),
    async press(element: HTMLElement | null | undefined) {
      if (!element) throw new Error("nothing to press");
      element.click();
      await painted();
    },
    until,
  };
}
