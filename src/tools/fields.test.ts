import { toJsonSchema } from "@valibot/to-json-schema";
import { expect } from "chai";
import * as v from "valibot";
import { inputSchema, inputShape } from "./fields.js";
import { toolTable } from "./table.js";

/** The converter has no description, and no word for a list without duplicates. */
const compared = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, one) =>
      (key === "description" && typeof one === "string") || (key === "uniqueItems" && one === true) ? undefined : one,
    ),
  );

describe("the fields of tools", () => {
  it("have a word for a list without duplicates in their JSON schema", () => {
    const { properties } = inputSchema(toolTable.compare_stays.fields, () => "");
    expect(properties?.["stays"]).to.include({ type: "array", uniqueItems: true });
  });

  for (const [name, { fields }] of Object.entries(toolTable)) {
    const shape = inputShape(fields);

    it(`have a JSON schema of what checks them: ${name}`, () => {
      const { $schema: _draft, ...schema } = toJsonSchema(shape, { errorMode: "ignore" });
      expect(compared(inputSchema(fields, () => "…"))).to.deep.equal(schema);
    });

    it(`refuse what is not among them: ${name}`, () => {
      for (const input of [null, "text", 1, [], { other: 1 }])
        expect(v.safeParse(shape, input).success, JSON.stringify(input)).to.equal(false);
    });
  }
});
