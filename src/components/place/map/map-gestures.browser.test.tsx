import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { drawPlaces } from "./places.driver.js";

describe("the places on the map, by key and pointer,", () => {
  let drawn: Awaited<ReturnType<typeof drawPlaces>>;
  afterEach(() => drawn.view.remove());
  const shown = async (...given: Parameters<typeof drawPlaces>) => (drawn = await drawPlaces(...given));

  it("are one Tab stop on the map: arrows lead to the nearest that way, Home and End to the cheapest and the dearest", async () => {
    const { view, plain } = await shown();
    const focused = () => plain(view.root.activeElement?.getAttribute("aria-label") ?? "").split(",")[0];
    expect(view.parts("map-price").map((marker) => marker.tabIndex)).to.deep.equal([0, -1]);
    await view.act(() => view.parts("map-price")[0]?.focus());
    await view.act(() => sendKeys({ press: "ArrowUp" }));
    expect(focused()).to.equal("Avoriaz");
    await view.act(() => sendKeys({ press: "ArrowUp" }));
    expect(focused(), "nothing further north").to.equal("Avoriaz");
    await view.act(() => sendKeys({ press: "Home" }));
    expect(focused()).to.equal("Val Thorens");
    await view.act(() => sendKeys({ press: "End" }));
    expect(focused()).to.equal("Avoriaz");
  });

  it("are further apart after plus, by key or button, and back after minus", async () => {
    const { view, markerOf, distance } = await shown();
    const before = distance();
    expect(view.part("map-zoom-out").getAttribute("aria-disabled")).to.equal("true");
    await view.act(() => view.part("map-zoom-in").click());
    expect(distance()).to.be.closeTo(before * 1.6, 1);
    await view.act(() => markerOf(1)?.focus());
    await view.act(() => sendKeys({ press: "-" }));
    expect(distance()).to.be.closeTo(before, 1);
  });

  it("move with the pointer, and a drag that ends on a price does not press it", async () => {
    const { view, markerOf, search } = await shown();
    await view.act(() => view.part("map-zoom-in").click());
    await view.act(() => markerOf(1)?.focus());
    const marker = () => view.root.querySelector(".map-point")?.getBoundingClientRect() ?? new DOMRect();
    const before = marker();
    const price = view.part("map-price").getBoundingClientRect();
    const start: [number, number] = [Math.round(price.left + price.width / 2), Math.round(price.top + price.height / 2)];
    await sendMouse({ type: "move", position: start });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [start[0] - 10, start[1] - 20] });
    await sendMouse({ type: "move", position: [start[0] - 10, start[1] - 40] });
    await view.act(() => sendMouse({ type: "up" }));
    expect(marker().top - before.top).to.be.within(-41, -20);
    expect(search.callsOf("place.choose")).to.deep.equal([]);
  });

  it("leave page zoom and the history to the browser", async () => {
    const { view, markerOf, distance } = await shown();
    await view.act(() => markerOf(1)?.focus());
    const before = distance();
    const kept = ["-", "+", "ArrowLeft"].map((key) => {
      const press = new KeyboardEvent("keydown", {
        key,
        ctrlKey: key !== "ArrowLeft",
        altKey: key === "ArrowLeft",
        bubbles: true,
        cancelable: true,
      });
      return markerOf(1)?.dispatchEvent(press);
    });
    expect(kept).to.deep.equal([true, true, true]);
    expect(distance()).to.equal(before);
  });

  it("are sized and moved by two fingers, and stay where these left them", async () => {
    const { view, search, markerOf, distance } = await shown();
    const box = view.root.querySelector(".map-box");
    const { left, top } = box?.getBoundingClientRect() ?? new DOMRect();
    const touch = (type: string, pointerId: number, x: number, y: number) =>
      box?.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          pointerType: "touch",
          clientX: left + x,
          clientY: top + y,
          bubbles: true,
          isPrimary: pointerId === 901,
        }),
      );
    Object.assign(box ?? {}, { setPointerCapture: () => undefined });
    const before = distance();
    await view.act(() => {
      touch("pointerdown", 901, 100, 200);
      touch("pointerdown", 902, 200, 200);
      touch("pointermove", 901, 80, 220);
      touch("pointermove", 902, 280, 220);
    });
    const during = distance();
    expect(during).to.be.closeTo(before * 2, 2);
    await view.act(() => {
      touch("pointerup", 902, 280, 220);
      touch("pointerup", 901, 80, 220);
    });
    expect(distance()).to.be.closeTo(during, 2);
    const click = (detail: number) => markerOf(1)?.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
    await view.act(() => void click(1));
    expect(search.callsOf("place.choose"), "a browser may send a click after it").to.deep.equal([]);
    await view.act(() => void click(0));
    expect(search.callsOf("place.choose"), "a key presses all the same").to.have.lengthOf(1);
  });

  it("do not move under a press near the edge", async () => {
    const { view, search, markerOf } = await shown();
    await view.act(() => view.part("map-zoom-in").click());
    const box = view.root.querySelector(".map-box")?.getBoundingClientRect() ?? new DOMRect();
    const middleOf = (element: Element | null) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    };
    const by = box.bottom - 30 - middleOf(markerOf(1)).y;
    const start = { x: Math.round(box.left + 20), y: Math.round(box.top + box.height / 2) };
    await sendMouse({ type: "move", position: [start.x, start.y] });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: [start.x, Math.round(start.y + by / 2)] });
    await sendMouse({ type: "move", position: [start.x, Math.round(start.y + by)] });
    await view.act(() => sendMouse({ type: "up" }));
    const { x, y } = middleOf(markerOf(1));
    expect(y).to.be.within(box.bottom - 60, box.bottom);
    await view.act(() => sendMouse({ type: "click", position: [x, y] }));
    expect(middleOf(markerOf(1))).to.deep.equal({ x, y });
    expect(search.callsOf("place.choose").at(-1)).to.deep.equal([{ id: 1, type: "station", label: "Val Thorens" }]);
  });
});
