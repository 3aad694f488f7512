import * as v from "valibot";
import { isRecord } from "../domain/is-record.js";
import { filled, toolNames, type ToolName, type ToolWords } from "../domain/tool-words.js";
import { HttpError, RequestError } from "../platform/http.js";
import { cheapestDates } from "./cheapest-dates.js";
import { compareStays } from "./compare-stays.js";
import { beginCall, type ToolCall, type ToolContext } from "./context.js";
import { inputSchema, inputShape, withoutFields, type Fields, type InputFields, type InputOf } from "./fields.js";
import { cheapestDatesFields, compareStaysFields, searchStaysFields, stayFields, whereToGoFields } from "./inputs.js";
import { openStay } from "./open-stay.js";
import { searchStays } from "./search-stays.js";
import { stayDetails } from "./stay-details.js";
import { ToolFailure, type Tool, type ToolError } from "./tool.js";
import { whereToGo } from "./where-to-go.js";

/** A row of the table: what a tool takes, and what it does. */
export interface ToolRow {
  readonly fields: InputFields<Fields, Fields>;
  readonly readOnly: boolean;
  /** The fields by which the visitor is asked for something; a server takes none of them. */
  readonly visitorFields: readonly string[];
  /** The input is of the fields. */
  run(call: ToolCall, input: never): Promise<object>;
}

type Run<Needed extends Fields, Optional extends Fields> = (
  call: ToolCall,
  input: InputOf<InputFields<Needed, Optional>>,
) => Promise<object>;

const reading = <Needed extends Fields, Optional extends Fields>(
  fields: InputFields<Needed, Optional>,
  run: Run<Needed, Optional>,
): ToolRow => ({ fields, readOnly: true, visitorFields: [], run });

const changing = <Needed extends Fields, Optional extends Fields>(
  fields: InputFields<Needed, Optional>,
  visitorFields: readonly (keyof Optional & string)[],
  run: Run<Needed, Optional>,
): ToolRow => ({ fields, readOnly: false, visitorFields, run });

export const toolTable: Readonly<Record<ToolName, ToolRow>> = {
  search_stays: changing(searchStaysFields, ["show"], searchStays),
  cheapest_dates: reading(cheapestDatesFields, cheapestDates),
  where_to_go: reading(whereToGoFields, whereToGo),
  stay_details: reading(stayFields, stayDetails),
  compare_stays: reading(compareStaysFields, compareStays),
  open_stay: changing(stayFields, [], openStay),
};

/** The tools for a page or a server, in the words of its locale. */
export function createTools(context: ToolContext, words: ToolWords): readonly Tool[] {
  return toolNames.map((name) => {
    const { fields: all, readOnly, visitorFields, run } = toolTable[name];
    const isServer = context.propose === null;
    const fields = isServer ? withoutFields(all, visitorFields) : all;
    const shape = inputShape(fields);
    return {
      name,
      description: (isServer && words.withoutVisitor[name]) || words.tools[name],
      inputSchema: inputSchema(fields, (field) => words.fields[field] ?? ""),
      readOnly: readOnly || isServer,
      async call(input = {}) {
        try {
          // A list has fields of its own, which the shape would read.
          const checked = v.safeParse(shape, Array.isArray(input) ? null : input);
          if (!checked.success) throw refusal(checked.issues[0]);
          return { ok: true, result: await run(await beginCall(context), checked.output as never) };
        } catch (error) {
          return { ok: false, error: toolError(failureOf(error, input), words) };
        }
      },
    };
  });
}

/** Limits by the words of JSON schemas, in which the input is described. */
const limits: Readonly<Record<string, string>> = {
  min_value: "minimum",
  max_value: "maximum",
  min_length: "minLength",
  max_length: "maxLength",
  regex: "pattern",
};

function refusal({ path, type, requirement, expected, received, message }: v.BaseIssue<unknown>): ToolFailure {
  const field = path?.map(({ key }) => String(key)).join(".") ?? null;
  if (expected === "never") return new ToolFailure("unknown_field", field);
  if (received === "undefined") return new ToolFailure("invalid_input", field, "required");
  if (type === "check_items") return new ToolFailure("invalid_input", field, "uniqueItems");
  const limit = limits[type];
  if (limit)
    return new ToolFailure("invalid_input", field, `${limit} ${requirement instanceof RegExp ? requirement.source : String(requirement)}`);
  return new ToolFailure("invalid_input", field, expected ? `${expected} ≠ ${received}` : message);
}

/** Anything else than a failure of a tool is a call of the seller's that failed, or a file that could not be loaded. */
function failureOf(error: unknown, input: unknown): ToolFailure {
  if (error instanceof ToolFailure) return error;
  const isUnknown = error instanceof HttpError && error.status === 404;
  if (isUnknown && isRecord(input) && input["placeId"] !== undefined)
    return new ToolFailure("unknown_place", "placeId", String(input["placeId"]));
  return new ToolFailure("unavailable", null, error instanceof RequestError ? error.message : String(error));
}

function toolError({ code, field, detail }: ToolFailure, { errors }: ToolWords): ToolError {
  const { message, help } = errors[code];
  const values = { field: field ?? "input", detail };
  return { code, field, message: filled(message, values), help: filled(help, values) };
}
