import { expect } from "chai";
import * as v from "valibot";
import { muteConsole } from "../../test/fixtures/console.js";
import { scriptedHttp } from "../platform/testing/fakes.js";
import { itself } from "./itself.js";
import { AnswerError } from "./read-leniently.js";
import { createSend } from "./send.js";

describe("an answer of the wrong types", () => {
  let output: ReturnType<typeof muteConsole>;
  beforeEach(() => (output = muteConsole()));
  afterEach(() => output.restore());

  const shape = v.object({ total: v.number() });
  function failing(call: string, body?: unknown): Promise<unknown> {
    const send = createSend(scriptedHttp({ [call]: body }), "fr-FR", () => undefined);
    const total = { name: call, method: "GET", path: "/", write: () => ({}), shape, read: itself, mock: () => ({ total: 0 }) } as const;
    return send(total, null, new AbortController().signal).catch((error: unknown) => error);
  }

  it("ERR-06..08 is logged once a call name, with the call, the field and what to do, and thrown each time", async () => {
    expect(await failing("stays", { total: "many" })).to.be.instanceOf(AnswerError);
    expect(await failing("stays", 5)).to.be.instanceOf(AnswerError);
    expect(output.errors).to.have.length(1);
    expect(output.errors[0]?.map(String).join(" "))
      .to.match(/^Request failed: AnswerError: .*the call stays cannot be read at total: /)
      .and.contain("openapi.json");
    await failing("huts", null);
    expect(output.errors).to.have.length(2);
  });

  it("ERR-02 leaves what the client logged to the client", async () => {
    expect(await failing("lifts")).to.be.instanceOf(Error);
    expect(output.errors).to.deep.equal([]);
  });
});
