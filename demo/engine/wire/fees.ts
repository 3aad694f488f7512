import type { Visitor } from "../answers.js";
import type { WireFee } from "./shapes.js";

const serviceFee = 24;

/** What the prices contain besides the stay; works councils pay no service fee. */
export function feesOf(visitor: Visitor): readonly WireFee[] {
  return visitor.worksCouncil ? [] : [{ id: "service", price: serviceFee }];
}
