import type { ToolCall } from "./context.js";
import type { InputOf } from "./fields.js";
import type { stayFields } from "./inputs.js";
import { knownStay } from "./known-stay.js";
import { stayResult } from "./stay.js";

/** Opens the page of a stay, if the visitor agrees; where there is no visitor to ask, the address is for them to open. */
export async function openStay(call: ToolCall, { stay }: InputOf<typeof stayFields>) {
  const { product, search, reference, at } = await knownStay(call, stay, "stay");
  const { name, url } = stayResult({ product, live: undefined, at }, search, reference.offerId);
  const opened = call.propose !== null && (await call.propose({ kind: "open", name, url }));
  return { name, url, opened };
}
