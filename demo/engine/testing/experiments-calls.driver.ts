import { type Ask, asker, createTestEngine } from "./engine.driver.js";
import type { RecordedEvent } from "../experiments/record.js";
import { siteCode } from "../experiments/site.js";

/** The calls of an experiments client, for the tests of the provider. */

export const sdkHeaders = { "x-kameleoon-sdk-type": "javascript", "x-kameleoon-sdk-version": "3.4.7" };
export const site = siteCode;

/** A nonce from a number. */
export const nonce = (number: number): string => number.toString(16).toUpperCase().padStart(16, "0");

/** `visitorCode=...` unless `who` names a parameter. */
const asQuery = (who: string): string => (who.includes("=") ? who : `visitorCode=${who}`);

export const trackingPath = (who: string): string =>
  `/experiments/data/visit/events?siteCode=${site}&${asQuery(who)}&sdkName=javascript&sdkVersion=3.4.7`;

export const visitorDataPath = (who: string, parts: string): string =>
  `/experiments/data/visit/visitor?siteCode=${site}&${asQuery(who)}&${parts}`;

/** Tracks events for a visitor: lines without their nonces, which count up from the given number. */
export async function track(ask: Ask, who: string, lines: readonly string[], firstNonce: number) {
  const body = lines.map((line, index) => `${line}&nonce=${nonce(firstNonce + index)}\n`).join("");
  return ask(trackingPath(who), { body, headers: { "content-type": "text/plain;charset=UTF-8" } });
}

/** The field that a refusal names. */
export const fieldOf = (body: unknown): unknown => (body as { field?: unknown }).field;

/** An engine of its own, and what it recorded of tracked events; `now` is their time. */
export function newEngine(now?: () => number) {
  const { app } = createTestEngine(now);
  const ask = asker(app);
  const recorded = async (after = 0) => {
    const { body } = await ask(`/engine/experiments/events?after=${after}`);
    return (body as { events: readonly RecordedEvent[] }).events;
  };
  return { app, ask, recorded };
}
