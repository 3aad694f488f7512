import { expect } from "chai";
import { bodiesByPath } from "./bodies-by-path.js";
import type { RecordedEvent } from "./recording.js";

describe("the bodies of a recording", () => {
  const request = (number: number, path: string): RecordedEvent => ({ type: "request", at: 0, number, method: "GET", path, query: {} });
  const answer = (number: number, body: string): RecordedEvent => ({ type: "answer", at: 0, number, status: 200, body });

  it("are beside those of the same path, in the order of their answers", () => {
    const events = [
      request(1, "/product"),
      request(2, "/count"),
      request(3, "/product"),
      answer(3, "body 1"),
      answer(2, "body 2"),
      answer(1, "body 3"),
    ];
    const bodies = { "body 1": "[3]", "body 2": "{}", "body 3": "[1]" };
    expect(Object.entries(bodiesByPath(events, bodies))).to.deep.equal([
      ["body 2", "{}"],
      ["body 1", "[3]"],
      ["body 3", "[1]"],
    ]);
  });

  it("are all kept", () => {
    expect(bodiesByPath([], { "body 1": "{}" })).to.deep.equal({ "body 1": "{}" });
  });
});
