import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { calls, meanings, schemas, type DescribedCall } from "./openapi-calls.js";

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
        "Unknown keys of a request are passed over, wrong types refused.",
    },
    paths: Object.fromEntries(calls.map((call) => [call.path, { [call.method]: operation(call) }])),
    components: { schemas: toJsonSchemaDefs(schemas, conversion) },
  };
}

function operation(call: DescribedCall) {
  return {
    operationId: call.id,
    summary: call.summary,
    parameters: [...parameters(call.inPath, "path"), ...parameters(call.inQuery, "query"), languageHeader],
    ...(call.body && { requestBody: { required: true, content: json(call.body) } }),
    responses: {
      200: { description: "The answer.", content: call.answer ? json(call.answer) : { "text/plain": { schema: { type: "string" } } } },
      400: refusal("The request is wrong; `field` names where."),
      ...(call.unknown && { 404: refusal(call.unknown) }),
    },
  };
}

const languageHeader = {
  name: "Accept-Language",
  in: "header",
  description: "Locale with underscores (`fr_FR`), with hyphens for the catalog.",
  schema: { type: "string" },
};

function parameters(entries: DescribedCall["inQuery"], place: "path" | "query") {
  return Object.entries(entries).map(([name, shape]) => ({
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
