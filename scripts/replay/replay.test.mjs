import { expect } from "chai";
import { recordingOf } from "../../src/recorder/testing/recording.driver.ts";
import { testOf } from "./as-test.ts";
import { shrink, stepsOf } from "./shrink.ts";

const press = (name, at = 0) => ({ type: "press", at, target: { tag: 0, role: "button", name, nth: 0 } });

describe("the shortest recording", () => {
  const names = (recording) => stepsOf(recording).map(({ target }) => target.name);
  const recording = recordingOf("abcdefghij".split("").map((name, at) => press(name, at)));

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
