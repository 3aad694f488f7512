/** Time and its timers. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The visitor's day, `yyyy-MM-dd`. */
  today(): string;
  setTimeout(action: () => void, milliseconds: number): number;
  /** Does nothing for a timer that has fired or was never set. */
  clearTimeout(timer: number | undefined): void;
}

/** The system clock. */
export function browserClock(): Clock {
  const timers = new Map<number, ReturnType<typeof globalThis.setTimeout>>();
  let last = 0;
  return {
    now: () => Date.now(),
    today: () => dayOf(new Date()),
    setTimeout(action, milliseconds) {
      const timer = ++last;
      const fire = () => {
        timers.delete(timer);
        action();
      };
      timers.set(timer, globalThis.setTimeout(fire, milliseconds));
      return timer;
    },
    clearTimeout(timer) {
      if (timer === undefined) return;
      globalThis.clearTimeout(timers.get(timer));
      timers.delete(timer);
    },
  };
}

/** The day of a date in the visitor's time zone, `yyyy-MM-dd`. */
export function dayOf(date: Date): string {
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return [String(date.getFullYear()).padStart(4, "0"), ...parts].join("-");
}
