import { expect } from "chai";
import { recordingOf } from "../../src/recorder/testing/recording.driver.ts";
import { createAnswers } from "./answers.ts";
import { testOf } from "./as-test.ts";
import { differences } from "./differences.ts";
import { faultsOf, mainFault } from "./faults.ts";
import { shrink, stepsOf } from "./shrink.ts";

const requestAt = (number, path, query = {}) => ({ type: "request", at: number, number, method: "GET", path, query });
const press = (name, at = 0) => ({ type: "press", at, target: { tag: 0, role: "button", name, nth: 0 } });
const failed = (call) => ({ type: "event", at: 1, tag: 0, name: "ski-error", detail: { code: "call-failed", message: "no", call } });

describe("the answers of a replay", () => {
  const end = (number) => ({ type: "answer", at: 9, number, status: 200, body: "a" });
  const answers = createAnswers({
    events: [requestAt(1, "/find", { a: "1" }), requestAt(2, "/find", { a: "2" }), requestAt(3, "/catalog")],
  });

  it("are for the request with the same parameters, whatever the order", () => {
    const waiting = [requestAt(1, "/find", { a: "1" }), requestAt(2, "/find", { a: "2" })];
    expect(answers.indexFor(end(2), waiting)).to.equal(1);
    expect(answers.indexFor(end(1), waiting)).to.equal(0);
  });

  it("are for a request of the same path whose parameters nothing else of the recording has", () => {
    const waiting = [requestAt(1, "/find", { a: "2" }), requestAt(2, "/find", { a: "3" })];
    expect(answers.indexFor(end(1), waiting)).to.equal(1);
    expect(answers.indexFor(end(3), waiting)).to.equal(-1);
    expect(answers.indexFor(end(9), waiting)).to.equal(-1);
  });
});

describe("the fault of a recording", () => {
  it("is the last that it has, by its code and call, or by the message of an error", () => {
    const events = [failed("find"), failed("products"), failed("find"), { type: "fault", at: 3, message: "TypeError: no" }];
    expect(faultsOf({ events })).to.deep.equal(["ski-error call-failed find", "ski-error call-failed products", "TypeError: no"]);
    expect(mainFault({ events: events.slice(0, 2) })).to.equal("ski-error call-failed products");
    expect(mainFault({ events: [] })).to.equal(null);
  });
});

describe("the differences of two recordings", () => {
  it("leave out times and the numbers of requests, and name the first of each kind", () => {
    const one = { events: [requestAt(1, "/find"), { type: "announced", at: 4, tag: 0, text: "12 stays" }] };
    const other = { events: [{ type: "announced", at: 7, tag: 0, text: "11 stays" }, requestAt(5, "/find"), failed("find")] };
    expect(differences(one, { events: one.events.map((event) => ({ ...event, at: 99 })) })).to.deep.equal([]);
    expect(differences(one, other).map(({ kind, index }) => [kind, index])).to.deep.equal([
      ["announced", 0],
      ["events", 0],
    ]);
  });
});

describe("the shortest recording", () => {
  const names = (recording) => stepsOf(recording).map(({ target }) => target.name);
  const recording = recordingOf([..."abcdefghij"].map((name, at) => press(name, at)));

  it("has only the steps that the fault needs, and all answers", async () => {
    const answer = { type: "answer", at: 3, number: 1, status: 200, body: "a" };
    const whole = { ...recording, events: [...recording.events, answer] };
    const shortest = await shrink(whole, async (shorter) => ["c", "h"].every((name) => names(shorter).includes(name)));
    expect(names(shortest)).to.deep.equal(["c", "h"]);
    expect(shortest.events).to.include(answer);
  });

  it("has no step if the fault shows without any, and all of them if each is needed", async () => {
    expect(names(await shrink(recording, async () => true))).to.deep.equal([]);
    expect(names(await shrink(recording, async (shorter) => names(shorter).length === 10))).to.have.length(10);
  });
});

describe("the test that is written of a recording", () => {
  it("lies beside it, and reads it", () => {
    const source = testOf("/project/found/slow.json", "ski-error call-failed find", "/project/scripts/");
    expect(source).to.include('from "../scripts/replay/play.js"').and.include('new URL("slow.json", import.meta.url)');
    expect(source).to.include('not.toContain("ski-error call-failed find")');
  });
});
