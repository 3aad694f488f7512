import { times } from "../../calendar/times.js";

/** 16 random hexadecimal digits, by which the provider recognises an event that it receives again. */
export const createNonce = (): string =>
  times(16, () => Math.floor(Math.random() * 16).toString(16))
    .join("")
    .toUpperCase();
