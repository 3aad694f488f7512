import { calls, type DescribedCall } from "../../scripts/openapi-calls.js";
import { writtenOpenApiText } from "../../scripts/openapi.js";
import { misfits, type Schema } from "./json-schema.js";

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters: readonly Parameter[] }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A request in parts, as far as the document describes them. */
export interface DescribedRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** Checks values and requests against openapi.json; empty lists when they fit. */
export interface OpenApiReader {
  valueMisfits(schemaName: string, value: unknown): readonly string[];
  requestMisfits(call: DescribedCall, request: DescribedRequest): readonly string[];
}

/** The call with an id in the document. */
export function describedCall(id: string): DescribedCall {
  const call = calls.find((one) => one.id === id);
  if (!call) throw new Error(`openapi.json describes no call ${id}`);
  return call;
}

/** The parameters in the path of a request, by their names in the path of its call. */
export function inPathOf(call: DescribedCall, { path }: DescribedRequest): Readonly<Record<string, string>> {
  const segments = path.split("/");
  const parameters = call.path.split("/").flatMap((segment, at) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    return name === undefined ? [] : [[name, decodeURIComponent(segments[at] ?? "")]];
  });
  return Object.fromEntries(parameters);
}

/** Reads openapi.json. */
export async function readOpenApi(): Promise<OpenApiReader> {
  const document: Document = JSON.parse(await writtenOpenApiText());
  const find = (reference: string): Schema => document.components.schemas[reference.split("/").at(-1) ?? ""] ?? {};
  const valueMisfits = (name: string, value: unknown) => misfits({ $ref: `#/components/schemas/${name}` }, value, find);
  return {
    valueMisfits,
    requestMisfits(call, request) {
      const given = { query: new Map(Object.entries(request.query)), path: new Map(Object.entries(inPathOf(call, request))) };
      const wrong = (document.paths[call.path]?.[call.method]?.parameters ?? []).flatMap((one) => {
        if (one.in !== "query" && one.in !== "path") return [];
        const value = given[one.in].get(one.name);
        if (value === undefined) return one.required ? [`${one.name} is missing`] : [];
        return misfits(one.schema, value, find, one.name);
      });
      return call.body === undefined ? wrong : [...wrong, ...valueMisfits(call.body, JSON.parse(JSON.stringify(request.body)))];
    },
  };
}
