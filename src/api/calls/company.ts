import * as v from "valibot";
import { aborted, type Aborted, type Http } from "../../platform/http.js";
import type { Call, CallContract } from "../call.js";
import { isRecord } from "../../domain/is-record.js";
import { identifier } from "../shapes.js";
import { object } from "../object.js";

/** A works council, and where its search engine is looked up. */
interface CompanyRequest {
  readonly endpoint: URL;
  readonly companyName: string;
}

/** The part of the lookup's answer that is read. */
const shape = object({
  catalog: object({ engineId: identifier }),
  contribution: v.optional(
    v.pipe(v.unknown(), v.description("The rule by which it pays a part of a stay, as in docs/behaviour/works-councils.md.")),
  ),
});

/** What is read of the answer about a works council. */
export interface LookedUpCompany {
  readonly engineId: number;
  /** The rule by which it pays a part of a stay, as it is given; null without one. */
  readonly contribution: Readonly<Record<string, unknown>> | null;
}

/**
 * The search engine of a works council, and its contribution. Pages name the address of this call themselves, so `lookUpCompany` sends it instead of the
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
  read: ({ catalog, contribution }) => ({ engineId: catalog.engineId, contribution: isRecord(contribution) ? contribution : null }),
  mock: () => ({ engineId: 1, contribution: null }),
} satisfies Call<CompanyRequest, v.InferOutput<typeof shape>, LookedUpCompany>;

export const companyContract = {
  summary: "The search engine of a works council. Pages name the address of this call themselves.",
  query: object({ companyName: v.pipe(v.string(), v.nonEmpty()) }),
  meanings: { companyName: "Works council whose search engine is wanted." },
  unknown: "No works council has this name.",
} satisfies CallContract;

/**
 * The search engine of a works council and its contribution, over a client whose base is the endpoint's origin. Rejects with the client's errors
 * (`HTTP error! Status: 404`), and with `Did not receive engine id from endpoint`.
 */
export async function lookUpCompany(
  http: Pick<Http, "json">,
  endpoint: URL,
  companyName: string,
  signal: AbortSignal,
): Promise<LookedUpCompany | Aborted> {
  const body = await http.json(companyCall.name, { ...companyCall.write({ endpoint, companyName }), signal });
  if (body === aborted) return aborted;
  const answer = v.safeParse(shape, body);
  const company = answer.success ? companyCall.read(answer.output) : null;
  if (!company?.engineId) throw new Error("Did not receive engine id from endpoint");
  return company;
}
