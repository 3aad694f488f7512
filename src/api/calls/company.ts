import * as v from "valibot";
import { aborted, type Aborted, type Http } from "../../platform/http.js";
import type { Call, CallContract } from "../call.js";
import { identifier } from "../shapes.js";
import { object } from "../object.js";

/** A works council, and where its search engine is looked up. */
interface CompanyRequest {
  readonly endpoint: URL;
  readonly companyName: string;
}

/** The part of the lookup's answer that is read. */
const shape = object({ catalog: object({ engineId: identifier }) });

/**
 * The search engine of a works council. Pages name the address of this call themselves, so `lookUpCompany` sends it instead of the
 * seller's client; its own path is the demo's.
 */
export const companyCall = {
  name: "company",
  method: "GET",
  path: "/company",
  write: ({ endpoint, companyName }) => ({
    path: endpoint.pathname,
    query: { ...Object.fromEntries(endpoint.searchParams), companyName },
  }),
  shape,
  read: ({ catalog }) => catalog.engineId,
  mock: () => 1,
} satisfies Call<CompanyRequest, v.InferOutput<typeof shape>, number>;

export const companyContract = {
  summary: "The search engine of a works council. Pages name the address of this call themselves.",
  query: object({ companyName: v.pipe(v.string(), v.nonEmpty()) }),
  meanings: { companyName: "Works council whose search engine is wanted." },
  unknown: "No works council has this name.",
} satisfies CallContract;

/**
 * The search engine of a works council, over a client whose base is the endpoint's origin. Rejects with the client's errors
 * (`HTTP error! Status: 404`), and with `Did not receive engine id from endpoint`.
 */
export async function lookUpCompany(
  http: Pick<Http, "json">,
  endpoint: URL,
  companyName: string,
  signal: AbortSignal,
): Promise<number | Aborted> {
  const body = await http.json(companyCall.name, { ...companyCall.write({ endpoint, companyName }), signal });
  if (body === aborted) return aborted;
  const answer = v.safeParse(shape, body);
  const engineId = answer.success ? companyCall.read(answer.output) : 0;
  if (engineId === 0) throw new Error("Did not receive engine id from endpoint");
  return engineId;
}
