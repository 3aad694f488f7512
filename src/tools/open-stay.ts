import type { ToolCall } from "./context.js";
import type { InputOf } from "./fields.js";
import type { stayFields } from "./inputs.js";
import { knownStay, pricedStay } from "./known-stay.js";
import { stayResult } from "./stay.js";
import { ToolFailure } from "./tool.js";

/** Opens the page of a stay, if the visitor agrees; where there is no visitor to ask, the address is for them to open. */
export async function openStay(call: ToolCall, { stay }: InputOf<typeof stayFields>) {
  const known = await knownStay(call, stay, "stay");
  const { search, reference } = known;
  if (call.propose === null) {
    const { name, url } = stayResult({ product: known.product, live: undefined, at: known.at }, search, reference.offerId);
    return { name, url, opened: false };
  }
  const priced = stayResult(await pricedStay(call, known), search, reference.offerId);
  if (priced.offer === null) throw new ToolFailure("not_offered", "stay", stay);
  return { name: priced.name, url: priced.url, opened: await call.propose({ kind: "open", stay: priced }) };
}
