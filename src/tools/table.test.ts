import { expect } from "chai";
import { locales } from "../domain/locale.js";
import { toolErrorCodes, toolNames, type ToolErrorCode, type ToolName } from "../domain/tool-words.js";
import { muteConsole } from "../../test/fixtures/console.js";
import { toolTable } from "./table.js";
import { openTools, toolWordsOf } from "./testing/tools.driver.js";

const unreachable = () => Promise.reject(new TypeError("offline"));
const stay = "812~3~2027-02-06~2027-02-13~18-18~PF~93812";

async function errorOf(name: ToolName, input: unknown, options: Partial<Parameters<typeof openTools>[0]> = {}) {
  const answer = await openTools({ fetch: unreachable, ...options }).call(name, input);
  if (answer.ok) throw new Error(`${name} has a result.`);
  return answer.error;
}

describe("the table of tools", () => {
  let muted: ReturnType<typeof muteConsole>;
  beforeEach(() => {
    muted = muteConsole();
  });
  afterEach(() => muted.restore());

  it("describes every tool and field in the language of the search", () => {
    for (const locale of locales) {
      const { tools } = openTools({ locale, fetch: unreachable, propose: async () => true });
      expect(tools.map(({ name }) => name)).to.deep.equal(toolNames);
      for (const { name, description, inputSchema } of tools) {
        expect(description, name).to.equal(toolWordsOf(locale).tools[name]);
        for (const [field, { description: meaning = "" }] of Object.entries(inputSchema.properties ?? {}))
          expect(meaning.length, `${locale} ${name}.${field}`).to.be.above(5);
      }
    }
  });

  it("has no words that nothing uses", () => {
    const fields = Object.values(toolTable).flatMap((row) => [...Object.keys(row.fields.needed), ...Object.keys(row.fields.optional)]);
    const { fields: described, errors } = toolWordsOf("fr-FR");
    expect(Object.keys(described)).to.have.members([...new Set(fields)]);
    expect(Object.keys(errors)).to.have.members([...toolErrorCodes]);
  });

  it("marks the tools that may change what the visitor sees, of which a server has none", () => {
    const changing = (options: Partial<Parameters<typeof openTools>[0]>) =>
      openTools({ fetch: unreachable, ...options })
        .tools.filter(({ readOnly }) => !readOnly)
        .map(({ name }) => name);
    expect(changing({ propose: async () => true })).to.deep.equal(["search_stays", "open_stay"]);
    expect(changing({ propose: null })).to.deep.equal([]);
  });

  it("asks nobody on a server: no tool is described so, and no field is for it", async () => {
    for (const locale of locales) {
      const { tools } = openTools({ locale, fetch: unreachable, propose: null });
      const { open_stay: description } = toolWordsOf(locale).withoutVisitor;
      expect(description, locale).to.be.a("string");
      expect(tools.find(({ name }) => name === "open_stay")?.description, locale).to.equal(description);
      const fields = Object.keys(tools[0]?.inputSchema.properties ?? {});
      expect(fields, locale).to.include("limit").and.not.to.include("show");
    }
    expect(await errorOf("search_stays", { show: true }, { propose: null })).to.include({ code: "unknown_field", field: "show" });
  });

  const refusals: readonly (readonly [ToolErrorCode, string | null, ToolName, unknown])[] = [
    ["invalid_input", null, "search_stays", null],
    ["invalid_input", "budget", "search_stays", { budget: "2000" }],
    ["invalid_input", "childrenAges.1", "search_stays", { childrenAges: [8, 30] }],
    ["invalid_input", "arrival", "search_stays", { arrival: "2027-02-30" }],
    ["invalid_input", "arrival", "search_stays", { departure: "2027-02-13" }],
    ["invalid_input", "departure", "search_stays", { arrival: "2027-02-13", departure: "2027-02-06" }],
    ["invalid_input", null, "search_stays", []],
    ["invalid_input", "adults", "search_stays", { adults: 15, childrenAges: [1, 2, 3, 4, 5, 6] }],
    ["invalid_input", "stays.1", "compare_stays", { stays: [stay, stay] }],
    ["dates_passed", "month", "cheapest_dates", { month: "2026-01" }],
    ["invalid_input", "placeType", "cheapest_dates", { placeId: 3 }],
    ["invalid_input", "stay", "stay_details", {}],
    ["unknown_field", "price", "search_stays", { price: 1 }],
    ["dates_passed", "arrival", "where_to_go", { arrival: "2026-11-20" }],
    ["dates_passed", "stay", "open_stay", { stay: stay.replaceAll("2027-02", "2026-02") }],
    ["unknown_stay", "stays.1", "compare_stays", { stays: [stay, "the second one"] }],
    ["unavailable", null, "search_stays", {}],
    ["unavailable", null, "open_stay", { stay }],
  ];
  for (const [code, field, name, input] of refusals)
    it(`refuses with ${code}: ${name} ${JSON.stringify(input)}`, async () => {
      const error = await errorOf(name, input);
      expect(error).to.include({ code, field });
      expect(error.message.length).to.be.above(10);
      expect(error.help.length).to.be.above(10);
      expect(error.message + error.help).not.to.contain("{{");
    });

  it("describes a limit as the schema of the input does", async () => {
    expect((await errorOf("search_stays", { adults: 50 })).message).to.include("(maximum 20)");
    expect((await errorOf("cheapest_dates", { month: "2027-13" })).message).to.include("(pattern ^");
    expect((await errorOf("stay_details", {})).message).to.include("(required)");
    expect((await errorOf("compare_stays", { stays: [stay, stay] })).message).to.include("(uniqueItems)");
  });

  it("says that the search of the page could not start", async () => {
    expect(await errorOf("where_to_go", {}, { search: null })).to.include({ code: "not_ready" });
  });

  it("answers even what cannot be read, without an exception", async () => {
    const input = Object.defineProperty({}, "text", {
      enumerable: true,
      get() {
        throw new Error("no text");
      },
    });
    expect(await errorOf("search_stays", input)).to.include({ code: "unavailable" });
  });
});
