import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { largestBodies } from "../demo/engine/service/body-limits.js";
import { calls, schemas, type DescribedCall } from "./openapi-calls.js";

const conversion: ConversionConfig = {
  target: "draft-2020-12",
  typeMode: "input",
  ignoreActions: ["finite", "check"],
  overrideRef: ({ referenceId }) => reference(referenceId),
};

/** The seller's calls as an OpenAPI 3.1 document, made from the shapes that the client and the engine use. */
export function openApiDocument() {
  return {
    openapi: "3.1.0",
    info: {
      title: "Ski stays",
      version: "1",
      description:
        "The calls of a seller of ski stays. Answers are read tolerantly: ids may be numbers or digits, lists may be missing. " +
        "Unknown keys of a request are passed over; wrong types, and a key given twice, are refused. HEAD is answered as GET, without a body.",
    },
    paths: Object.fromEntries(calls.map((call) => [call.path, { [call.method]: operation(call) }])),
    components: { schemas: toJsonSchemaDefs(schemas, conversion) },
  };
}

function operation(call: DescribedCall) {
  return {
    operationId: call.id,
    summary: call.summary,
    parameters: [...parameters(call, "path"), ...parameters(call, "query"), languageHeader],
    ...(call.body && { requestBody: { required: true, content: json(call.body) } }),
    responses: {
      200: { description: "The answer.", content: call.answer ? json(call.answer) : { "text/plain": { schema: { type: "string" } } } },
      400: refusal("The request is wrong; `field` names where."),
      ...(call.unknown && { 404: refusal(call.unknown) }),
      405: { ...refusal("The path has no such method."), headers: { Allow: allowHeader } },
      413: refusal(
        call.body
          ? `The body is larger than ${largestBodies.call} bytes; the connection is closed.`
          : "The request has a body; the connection is closed.",
      ),
      431: refusal("The address and the headers are too large; the connection is closed."),
      503: { ...refusal("What would answer cannot be reached for now."), headers: { "Retry-After": retryHeader } },
    },
  };
}

const allowHeader = { description: "The methods of the path.", required: true, schema: { type: "string" } };

const retryHeader = { description: "Seconds until another try.", required: true, schema: { type: "integer" } };

const languageHeader = {
  name: "Accept-Language",
  in: "header",
  description: "Locale with underscores (`fr_FR`), with hyphens for the catalog.",
  schema: { type: "string" },
};

function parameters({ inPath, inQuery, meanings }: DescribedCall, place: "path" | "query") {
  return Object.entries(place === "path" ? inPath : inQuery).map(([name, shape]) => ({
    name,
    in: place,
    required: shape.type !== "optional",
    ...(meanings[name] && { description: meanings[name] }),
    schema: parameterSchema(shape),
  }));
}

function parameterSchema(shape: v.GenericSchema) {
  const { $schema: _dialect, ...schema } = toJsonSchema(shape, conversion);
  return schema;
}

function refusal(description: string) {
  return { description, content: { "application/problem+json": { schema: { $ref: reference("Problem") } } } };
}

function json(name: string) {
  return { "application/json": { schema: { $ref: reference(name) } } };
}

function reference(name: string): string {
  return `#/components/schemas/${name}`;
}
