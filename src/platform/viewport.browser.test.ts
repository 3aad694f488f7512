import { expect } from "@open-wc/testing";
import { watchView } from "./viewport.js";

const height = 200;

describe("the view of a box that scrolls by itself", () => {
  let box: HTMLElement;
  afterEach(() => box.remove());

  /** What is told first of an element that stands so many pixels below the box's lower edge. */
  function firstTold(below: number, margin: string, style = ""): Promise<boolean> {
    box = document.createElement("div");
    box.style.cssText = `height: ${height}px; overflow: auto; ${style}`;
    const [room, element] = [document.createElement("div"), document.createElement("p")];
    room.style.height = `${height + below}px`;
    box.append(room, element);
    document.body.append(box);
    return new Promise((resolve) => {
      const stop = watchView(element, margin, (inside) => {
        queueMicrotask(() => stop());
        resolve(inside);
      });
    });
  }

  it("PRICE-01 is larger by the margin, as the page's own is", async () => {
    expect(await firstTold(height * 1.2, "150%")).to.equal(true);
    box.remove();
    expect(await firstTold(height * 1.8, "150%")).to.equal(false);
  });

  it("is no larger without one", async () => {
    expect(await firstTold(20, "0px")).to.equal(false);
  });
});
