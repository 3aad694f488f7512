import { expect } from "chai";
import { createCommands } from "./commands.js";

describe("the commands of the player", () => {
  it("run one after the other, and a later one ends the one before it", async () => {
    const done: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const ended = new Promise<void>((resolve) => {
      const command = createCommands((failure, isLast) => {
        done.push(`end ${failure} ${isLast}`);
        if (isLast) resolve();
      });
      command(async (isLast) => {
        await held;
        done.push(`first ${isLast()}`);
        throw new Error("no");
      });
      command(async (isLast) => void done.push(`second ${isLast()}`));
    });
    release();
    await ended;
    expect(done).to.deep.equal(["first false", "end no false", "second true", "end null true"]);
  });
});
