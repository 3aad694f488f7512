const longestShown = 60;

/** A value for a message: short, on one line, and without calling code of the page. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value instanceof Date) return "a date";
  if (typeof value === "function") return "a function";
  if (typeof value === "object" && value !== null) return "an object";
  const text = String(value);
  const cut = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  return typeof value === "string" ? JSON.stringify(cut) : cut;
}

/** A value that the calendar cannot read. */
export class CalendarError extends RangeError {
  override readonly name = "CalendarError";
  /** The part of the value that is wrong, such as `[2].repeat.weeks[1]`, counted from 0; empty for the whole value. */
  readonly component: string;

  /** `given` is the value of the component; `expected` describes a correct one, such as "a whole number from 1 to 31". */
  constructor(component: string, given: unknown, expected: string) {
    super(`${component || "The value"} is ${shown(given)}; expected ${expected}.`);
    this.component = component;
  }
}
