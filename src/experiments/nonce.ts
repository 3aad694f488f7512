import { isText } from "./json.js";

/** 16 random hexadecimal digits, by which the provider recognises an event that it receives again. */
export const createNonce = (): string =>
  Array.from({ length: 16 }, () => Math.floor(Math.random() * 16).toString(16))
    .join("")
    .toUpperCase();

/** Whether what was stored is such a nonce. */
export const isNonce = (value: unknown): value is string => isText(value) && /^[0-9A-F]{16}$/.test(value);
