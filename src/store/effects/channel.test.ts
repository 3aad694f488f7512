import { expect } from "chai";
import { createChannel } from "./channel.js";

describe("a channel", () => {
  it("aborts the previous turn and keeps the newest current", () => {
    const channel = createChannel();
    const first = channel.start();
    const second = channel.start();
    expect([first.signal.aborted, first.current]).to.deep.equal([true, false]);
    expect([second.signal.aborted, second.current]).to.deep.equal([false, true]);
  });

  it("has no current turn once stopped", () => {
    const channel = createChannel();
    const turn = channel.start();
    channel.stop();
    expect([turn.signal.aborted, turn.current]).to.deep.equal([true, false]);
  });
});
