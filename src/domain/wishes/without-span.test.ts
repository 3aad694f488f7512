import { expect } from "chai";
import { withoutSpan } from "./without-span.js";

const without = (text: string, words: string) => withoutSpan(text, { start: text.indexOf(words), end: text.indexOf(words) + words.length });

describe("a text without a wish", () => {
  it("keeps the other words, with one space between them and no sign too many", () => {
    expect(without("week in March with dog", "in March")).to.equal("week with dog");
    expect(without("dog, March, sauna", "March")).to.equal("dog, sauna");
    expect(without("dog, March", "March")).to.equal("dog");
    expect(without("March, dog", "March")).to.equal("dog");
    expect(without("March", "March")).to.equal("");
  });
});
