import { KameleoonError } from "../common/errors.js";
import type { Cookie } from "./data.js";

/** The cookies of a string such as `document.cookie`, `key=value; key=value`. Throws CookieParse. */
export function cookieFromString(text: string): Cookie {
  if (text === "") throw new KameleoonError("CookieParse", "Cookie string can't be empty");
  const cookie = text.split("; ").map((pair) => {
    const [key, value] = pair.split("=");
    if (!key || !value) throw new KameleoonError("CookieParse", "Cookie string is not valid");
    return { key, value };
  });
  return { type: "cookie", cookie };
}
