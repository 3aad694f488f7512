import { expect } from "chai";
import { isInput, readRecording } from "./recording.js";
import { recordingOf } from "./testing/recording.driver.js";

describe("the file of a recording", () => {
  it("is read back as it was written", () => {
    const recording = recordingOf([{ type: "scroll", at: 5, top: 10 }]);
    expect(readRecording(JSON.stringify(recording))).to.deep.equal(recording);
  });

  it("is refused with the first part that is wrong", () => {
    const wrong = JSON.stringify({ ...recordingOf([]), events: [{ type: "scroll", at: -1, top: 10 }] });
    expect(() => readRecording(wrong)).to.throw(/This is no recording: events\.0\.at/);
    expect(() => readRecording("{}")).to.throw(/This is no recording: format/);
  });

  it("has what is done again, and what follows from it", () => {
    expect(isInput({ type: "scroll", at: 0, top: 1 })).to.equal(true);
    expect(isInput({ type: "announced", at: 0, tag: 0, text: "12 stays" })).to.equal(false);
  });
});
