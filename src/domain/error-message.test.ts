import { expect } from "chai";
import { errorMessage, valueText } from "./error-message.js";

describe("the message of an error", () => {
  it("is the message of an Error, and the text of any other value", () => {
    expect(errorMessage(new TypeError("not a number"))).to.equal("not a number");
    expect(errorMessage("stopped")).to.equal("stopped");
    expect(errorMessage(404)).to.equal("404");
    expect(errorMessage(undefined)).to.equal("undefined");
  });

  it("names an object that has no text", () => {
    expect(errorMessage(Object.create(null))).to.equal("an object");
    expect(
      valueText({
        toString: () => {
          throw new Error("no text");
        },
      }),
    ).to.equal("an object");
  });
});
