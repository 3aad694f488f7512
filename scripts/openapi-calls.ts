import type * as v from "valibot";
import type { Call, CallContract } from "../src/api/call.js";
import { callNames, calls as sellersCalls, type CallName } from "../src/api/calls.js";
import { problemShape } from "../src/api/problem.js";
import { amount, code, codeCount, day, identifier, numberCount } from "../src/api/shapes.js";

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** One call of the seller, as the document describes it. */
export interface DescribedCall extends Pick<CallContract, "summary" | "unknown"> {
  readonly id: CallName;
  readonly method: "get" | "post";
  readonly path: string;
  readonly inPath: Entries;
  readonly inQuery: Entries;
  readonly meanings: Readonly<Record<string, string>>;
  /** Names of the schemas of the body and of the answer; an answer without one is text. */
  readonly body?: string;
  readonly answer?: string;
}

const sellers: Readonly<Record<CallName, { readonly call: AnyCall; readonly contract: CallContract }>> = sellersCalls;
type AnyCall = Pick<Call<never, unknown, unknown>, "method" | "path" | "format" | "shape">;

const capitalised = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

function described(id: CallName): DescribedCall {
  const { call, contract } = sellers[id];
  return {
    id,
    method: call.method === "POST" ? "post" : "get",
    path: call.path,
    summary: contract.summary,
    inPath: contract.parameters?.entries ?? {},
    inQuery: contract.query.entries,
    meanings: contract.meanings ?? {},
    ...(contract.body && { body: `${capitalised(id)}Body` }),
    ...(call.format !== "text" && { answer: `${capitalised(id)}Answer` }),
    ...(contract.unknown !== undefined && { unknown: contract.unknown }),
  };
}

export const calls: readonly DescribedCall[] = callNames.map(described);

function schemasOf({ id, body, answer }: DescribedCall): Record<string, v.GenericSchema> {
  const { call, contract } = sellers[id];
  return {
    ...(body !== undefined && contract.body && { [body]: contract.body }),
    ...(answer !== undefined && { [answer]: call.shape }),
  };
}

/** The shapes under `components.schemas`, by name: those that calls share, those within bodies and answers, then bodies and answers. */
export const schemas: Record<string, v.GenericSchema> = {
  Identifier: identifier,
  Amount: amount,
  Code: code,
  Day: day,
  CodeCount: codeCount,
  NumberCount: numberCount,
  ...Object.assign({}, ...callNames.map((id) => sellers[id].contract.parts)),
  ...Object.assign({}, ...calls.map(schemasOf)),
  Problem: problemShape,
};
