import { expect } from "chai";
import { isInput, readRecording } from "./recording.js";
import { recordingOf } from "./testing/recording.driver.js";

describe("the file of a recording", () => {
  it("is read back as it was written", () => {
    const recording = recordingOf([{ type: "scroll", at: 5, top: 10 }]);
    expect(readRecording(JSON.stringify(recording))).to.deep.equal(recording);
  });

  const { page: _page, ...pageless } = recordingOf([]);
  const answer = { type: "answer", at: 5, number: 3, status: 200, body: "a" } as const;
  const refusals: readonly (readonly [what: string, content: unknown, message: string])[] = [
    ["another file", {}, "This is not a recording of ski-elements."],
    ["a list", [], "This is not a recording of ski-elements."],
    ["a newer version", { ...recordingOf([]), version: 2 }, "This recording has version 2; this copy of ski-elements plays version 1."],
    ["a part that is missing", pageless, "This recording cannot be read: page is missing."],
    [
      "a part that is wrong",
      { ...recordingOf([]), events: [{ type: "scroll", at: -1, top: 10 }] },
      "This recording cannot be read: events.0.at is -1, but must be >=0.",
    ],
    ["a body that is missing", recordingOf([answer]), "This recording is not complete: the body of the answer to request 3 is missing."],
  ];
  for (const [what, content, message] of refusals)
    it(`is refused for ${what}`, () => {
      expect(() => readRecording(JSON.stringify(content))).to.throw(Error, message);
    });

  it("is refused where it is not JSON", () => {
    expect(() => readRecording("hello")).to.throw("This is not a recording of ski-elements: it is not JSON.");
  });

  it("has what is done again, and what follows from it", () => {
    expect(isInput({ type: "scroll", at: 0, top: 1 })).to.equal(true);
    expect(isInput({ type: "announced", at: 0, tag: 0, text: "12 stays" })).to.equal(false);
  });
});
