import type { ToolCall } from "./context.js";
import type { InputOf } from "./fields.js";
import type { stayFields } from "./inputs.js";
import { knownStay, pricedStay } from "./known-stay.js";
import { stayResult } from "./stay.js";

/** Opens the page of a stay, if the visitor agrees; where there is no visitor to ask, the address is for them to open. */
export async function openStay(call: ToolCall, { stay }: InputOf<typeof stayFields>) {
  const known = await knownStay(call, stay, "stay");
  const { product, search, reference, at } = known;
  const listed = stayResult({ product, live: undefined, at }, search, reference.offerId);
  const { name, url } = listed;
  if (call.propose === null) return { name, url, opened: false };
  const priced = stayResult(await pricedStay(call, known), search, reference.offerId);
  return { name, url, opened: await call.propose({ kind: "open", stay: { ...priced, url } }) };
}
