import type { Cookies } from "../../platform/cookies.js";
import { times } from "../../calendar/times.js";

/** Keeps the visitor code instead of the cookie. */
export interface VisitorCodeManager {
  getData(key: string): string | null | undefined;
  /** `maxAge` in seconds: 0 and an empty code remove it. */
  setData(data: {
    readonly visitorCode: string;
    readonly key: string;
    readonly domain: string | undefined;
    readonly maxAge: number;
    readonly path: string;
  }): void;
}

const key = "kameleoonVisitorCode";
const days = 365;
const secondsADay = 86_400;
const lengthMaximum = 255;

/** Keeps the visitor code between pages. */
export interface VisitorCodeStore {
  /** Null if none is kept. */
  read(): string | null;
  /** An empty code removes it. */
  write(visitorCode: string): void;
}

/** Throws a TypeError for a manager that lacks one of its functions. */
export function createVisitorCodeStore(cookies: Cookies, domain: string | undefined, manager?: VisitorCodeManager): VisitorCodeStore {
  const keeper: VisitorCodeManager = manager ?? {
    getData: (name) => cookies.get(name),
    setData: ({ visitorCode, maxAge }) => cookies.set(key, visitorCode, { days: maxAge / secondsADay, domain }),
  };
  if (typeof keeper.getData !== "function" || typeof keeper.setData !== "function")
    throw new TypeError("ski-elements: a visitorCodeManager needs the functions getData and setData; give both, or none for the cookie.");
  return {
    read() {
      const code = keeper.getData(key);
      return code && code.length <= lengthMaximum ? code : null;
    },
    write: (visitorCode) => keeper.setData({ visitorCode, key, domain, maxAge: visitorCode === "" ? 0 : days * secondsADay, path: "/" }),
  };
}

const length = 16;
/** Digits and lower-case letters. */
const radix = 36;

/** A new code of 16 digits and lower-case letters. `random` returns 0 to 1, without 1. */
export function generateVisitorCode(random: () => number): string {
  return times(length, () => Math.floor(random() * radix).toString(radix)).join("");
}
