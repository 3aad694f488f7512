import { useEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { dateWords } from "../../calendar/date-words.js";
import { maskOf } from "../../calendar/locales.js";
import { endsInCentury, maskToken, namesMissingDay, parseValue, printValue } from "../../calendar/masks.js";
import type { PickerValue } from "../../calendar/moment.js";
import { useFormatLanguage, useText } from "../../i18n/useText.js";
import type { PickerProps } from "../calendar/picker-props.js";
import { isComposing } from "../controls/composition.js";
import { FieldMessage } from "../controls/FieldMessage.js";
import { useFieldMessage } from "../controls/useFieldMessage.js";
import { useLatest } from "../controls/useLatest.js";
import { useSheet } from "../controls/useSheet.js";
import formSheet from "../controls/form.css" with { type: "css" };

/** ms without another key until the typed text is parsed. */
const typingDelay = 1000;

export interface DateInputProps extends Pick<
  PickerProps,
  "value" | "mode" | "range" | "required" | "disabled" | "timeAccuracy" | "locale" | "label" | "error" | "resets" | "onRefuse" | "onSubmit"
> {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The keyboard of a phone stays closed until it is requested. */
  readonly keyboard: boolean;
  /** Accepts the typed text; returns why it is refused, or null. */
  readonly onType: (value: PickerValue) => string | null;
  readonly onPress: () => void;
  /** The months, or times, are requested by the keyboard: the focus goes there. */
  readonly onEnter: () => void;
}

/** The input of a standalone picker: a date in the digits and the order of the locale, typed or chosen. */
export function DateInput(props: DateInputProps) {
  useSheet(formSheet);
  const { value, mode, range, required, disabled, timeAccuracy, locale, label, input, onRefuse } = props;
  const text = useText();
  const language = useFormatLanguage();
  const mask = useMemo(() => maskOf(locale, mode, timeAccuracy), [locale, mode, timeAccuracy]);
  const words = useMemo(() => dateWords(locale), [locale]);
  const printed = printValue(value, mask, words);
  const { typed, problem: unread, notice, change, finish } = useTyping({ printed, resets: props.resets, read });
  // Further typing may correct it. Removing the message would move the content below during a press on it.
  const problem = unread ?? (typed === null ? props.error : null);
  const { describedBy, ...messageProps } = useFieldMessage(problem ?? notice);
  useEffect(() => onRefuse(unread), [unread, onRefuse]);
  const hint = useMaskHint(mask, range);
  const title = label || text(mode === "time" ? "calendar.time" : range ? "calendar.dates" : "calendar.date");

  function read(typedText: string, isPaused: boolean): Reading {
    const found = parseValue(typedText, mask, range, words);
    if (isPaused && endsInCentury(typedText, mask)) return { isTaken: false, problem: null };
    if (found === null) return { isTaken: false, problem: whyUnread(typedText) };
    if (found.start === null && required) return { isTaken: false, problem: null, notice: isPaused ? null : whyKept() };
    const isHalf = range && found.start?.day === found.end?.day && found.start?.time === found.end?.time;
    if (isHalf && isPaused) return { isTaken: false, problem: null };
    const problem = props.onType(found);
    return { isTaken: problem === null, problem };
  }
  function whyKept(): string | null {
    return printed === "" ? null : text("calendar.kept", { value: printed });
  }
  function whyUnread(typedText: string): string {
    return namesMissingDay(typedText, mask, words) ? text("calendar.no_such_day") : text("calendar.unreadable", { mask: hint });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === "Enter" && typed !== null) {
      event.preventDefault();
      if (finish()) props.onSubmit();
    } else if (event.key === "Enter") {
      props.onSubmit();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      finish();
      props.onEnter();
    }
  }

  return (
    <>
      <label className="field date-field" part="field">
        {/* The page's own label is shown next to the field. */}
        <span className={label ? "field-title sr" : "field-title"} part="field-title">
          {title}
        </span>
        <input
          ref={input}
          part="input field-value"
          lang={language}
          data-first-focus=""
          value={typed ?? printed}
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          inputMode={props.keyboard ? undefined : "none"}
          disabled={disabled}
          required={required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => change(event.currentTarget.value, event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)}
          onCompositionEnd={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={messageProps.onFocus}
          onBlur={() => {
            messageProps.onBlur();
            finish();
          }}
          onClick={props.onPress}
        />
      </label>
      <FieldMessage {...messageProps} />
    </>
  );
}

interface TypingOptions {
  readonly printed: string;
  readonly resets: number;
  /** Takes a text; after a pause what may go on is left for later. */
  readonly read: (text: string, isPaused: boolean) => Reading;
}

interface Reading {
  readonly isTaken: boolean;
  /** Why it cannot be taken. */
  readonly problem: string | null;
  /** Why the value stays, though the text is no problem. */
  readonly notice?: string | null;
}

/** The typed text, null while the value is shown; parsed after a pause, on Enter and on blur. */
function useTyping({ printed, resets, read }: TypingOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  /** The text accepted after a pause: it stays as typed until the field is left. */
  const [taken, setTaken] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest(read);
  useEffect(() => () => clearTimeout(timer.current), [printed, resets]);
  // A new value or a reset replaces the typed text.
  const [shown, setShown] = useState({ printed, resets });
  if (shown.printed !== printed || shown.resets !== resets) {
    setShown({ printed, resets });
    if (taken === null || shown.resets !== resets) setTyped(null);
    setProblem(null);
    setNotice(null);
  }

  function take(text: string, isPaused: boolean): boolean {
    const { isTaken, problem: found, notice: said = null } = latest.current(text, isPaused);
    setTaken(isPaused && isTaken ? text : null);
    setProblem(found);
    setNotice(said);
    return found === null;
  }
  return {
    typed,
    problem,
    notice,
    /** A text that an input method is still composing is not parsed after a pause. */
    change(text: string, isUnfinished = false) {
      setTyped(text);
      setTaken(null);
      setProblem(null);
      setNotice(null);
      clearTimeout(timer.current);
      if (!isUnfinished) timer.current = setTimeout(() => take(text, true), typingDelay);
    },
    /** Returns whether the text was accepted. A refused text stays to be corrected, with the reason. */
    finish(): boolean {
      clearTimeout(timer.current);
      const isRead = typed === null || typed === taken || take(typed, false);
      if (isRead) setTyped(null);
      setTaken(null);
      return isRead;
    },
  };
}

/** The mask in letters of the language: `jj/mm/aaaa`. */
function useMaskHint(mask: string, range: boolean): string {
  const text = useText();
  const [day = "d", month = "m", year = "y"] = text("calendar.letters");
  const one = mask.replace(maskToken, (token) => {
    if (token.startsWith("y")) return year.repeat(4);
    if (token.startsWith("M")) return month.repeat(token.length);
    if (token.startsWith("d")) return day.repeat(token.length);
    return token === "a" ? "am" : token.toLowerCase();
  });
  return range ? `${one} – ${one}` : one;
}
