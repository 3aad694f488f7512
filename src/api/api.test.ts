import { expect } from "chai";
import * as v from "valibot";
import { fakeClock } from "../platform/testing/fakes.js";
import { aborted } from "../platform/http.js";
import { withMemory, type Send } from "./api.js";
import type { Call } from "./call.js";
import { itself } from "./itself.js";

const shape = v.number();
const { signal } = new AbortController();

/** A call that answers how often it was sent, and remembers the latest two answers for a second. */
const counted: Call<string, number, number> = {
  name: "counted",
  method: "GET",
  path: "/",
  write: (text) => ({ query: { text } }),
  shape,
  read: itself,
  mock: () => 0,
  remembered: { most: 2, milliseconds: 1000, key: (text, locale) => `${locale} ${text}` },
};
const { remembered: _none, ...forgotten } = counted;

function openApi() {
  const sent: string[] = [];
  const clock = fakeClock();
  const send = (async (call: { readonly name: string }, request: string, given: AbortSignal) => {
    sent.push(`${call.name} ${request}`);
    if (request === "broken") throw new Error("broken");
    return given.aborted ? aborted : sent.length;
  }) as unknown as Send;
  return { api: withMemory(send, "fr-FR", clock), sent, clock };
}

describe("the answers of a call", () => {
  it("are requested each time where none is remembered", async () => {
    const { api, sent } = openApi();
    expect([await api.call(forgotten, "a", signal), await api.call(forgotten, "a", signal)]).to.deep.equal([1, 2]);
    expect(api.remembered(forgotten, "a")).to.equal(null);
    expect(sent).to.have.length(2);
  });

  it("are used again for an equal request, until they are too old", async () => {
    const { api, clock } = openApi();
    const at = clock.now();
    expect(api.remembered(counted, "a")).to.equal(null);
    expect(await api.call(counted, "a", signal)).to.equal(1);
    clock.advance(999);
    expect(await api.call(counted, "a", signal)).to.equal(1);
    expect(api.remembered(counted, "a")).to.deep.equal({ answer: 1, at });
    expect(await api.call(counted, "b", signal)).to.equal(2);
    clock.advance(1);
    expect(api.remembered(counted, "a")).to.equal(null);
    expect(await api.call(counted, "a", signal)).to.equal(3);
  });

  it("are the latest ones, as many as the call remembers", async () => {
    const { api } = openApi();
    for (const text of ["a", "b", "c"]) await api.call(counted, text, signal);
    expect(["a", "b", "c"].map((text) => api.remembered(counted, text)?.answer)).to.deep.equal([undefined, 2, 3]);
  });

  it("belong to the call: another call with an equal request has its own", async () => {
    const { api } = openApi();
    await api.call(counted, "a", signal);
    expect(await api.call({ ...counted, name: "other" }, "a", signal)).to.equal(2);
  });

  it("are not remembered where the call was aborted or failed", async () => {
    const { api, sent } = openApi();
    expect(await api.call(counted, "a", AbortSignal.abort())).to.equal(aborted);
    await api.call(counted, "broken", signal).catch(() => undefined);
    expect([api.remembered(counted, "a"), api.remembered(counted, "broken")]).to.deep.equal([null, null]);
    expect(sent).to.have.length(2);
  });

  it("are requested in the task that asks for them", () => {
    const { api, sent } = openApi();
    void api.call(counted, "a", signal);
    expect(sent).to.deep.equal(["counted a"]);
  });
});
