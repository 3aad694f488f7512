import { expect } from "chai";
import { createTurns } from "./output-turns.mjs";

describe("the output of checks that run side by side", () => {
  it("is written as it comes for the first, and for each other once all before it have ended", () => {
    let written = "";
    const nextTurn = createTurns((text) => void (written += text));
    const [first, second] = [nextTurn(), nextTurn()];
    first.write("a1 ");
    second.write("b1 ");
    first.write("a2 ");
    expect(written).to.equal("a1 a2 ");
    const third = nextTurn();
    third.write("c1 ");
    third.end();
    second.write("b2 ");
    first.end();
    expect(written).to.equal("a1 a2 b1 b2 ");
    second.write("b3 ");
    second.end();
    expect(written).to.equal("a1 a2 b1 b2 b3 c1 ");
    const last = nextTurn();
    last.write("d1");
    expect(written).to.equal("a1 a2 b1 b2 b3 c1 d1");
  });
});
