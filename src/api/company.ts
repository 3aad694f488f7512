import * as v from "valibot";
import { aborted, type Aborted, type Http } from "../platform/http.js";
import { identifier } from "./shapes.js";

/** What a works council is called in the lookup's query. */
export const queryShape = v.object({ companyName: v.pipe(v.string(), v.nonEmpty()) });

/** The part of the lookup's answer that is read: the search engine of the works council. */
export const answerShape = v.object({ catalog: v.object({ engineId: identifier }) });

/**
 * The search engine of a works council: `GET {companiesEndpoint}?companyName=`, over a client whose base is the endpoint's
 * origin. Rejects with the client's errors (`HTTP error! Status: 404`), and with `Did not receive engine id from endpoint`.
 */
export async function lookUpCompany(
  http: Pick<Http, "json">,
  endpoint: URL,
  companyName: string,
  signal: AbortSignal,
): Promise<number | Aborted> {
  const query = { ...Object.fromEntries(endpoint.searchParams), companyName };
  const body = await http.json("company", { path: endpoint.pathname, query, signal });
  if (body === aborted) return aborted;
  const answer = v.safeParse(answerShape, body);
  if (!answer.success || answer.output.catalog.engineId === 0) throw new Error("Did not receive engine id from endpoint");
  return answer.output.catalog.engineId;
}
