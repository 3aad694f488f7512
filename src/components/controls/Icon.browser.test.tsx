import { expect } from "@open-wc/testing";
import Bath from "lucide/dist/esm/icons/bath.mjs";
import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import Star from "lucide/dist/esm/icons/star.mjs";
import { drawView } from "../../../test/fixtures/draw-view.js";
import { SkiPass, Skis } from "./glyphs.js";
import { Icon, type IconShape } from "./Icon.js";

const namespace = "http://www.w3.org/2000/svg";

/** The pixels an icon covers when each of its shapes is drawn separately. */
function extentOf(icon: IconShape) {
  const drawing = document.createElementNS(namespace, "svg");
  const group = document.createElementNS(namespace, "g");
  for (const [shape, attributes] of icon) {
    const element = document.createElementNS(namespace, shape);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    group.append(element);
  }
  drawing.append(group);
  document.body.append(drawing);
  const { x, y, width, height } = group.getBBox();
  drawing.remove();
  return { x, y, width, height };
}

describe("an icon", () => {
  const icons = { Bath, MapPin, SkiPass, Skis, Star };

  for (const [name, icon] of Object.entries(icons)) {
    it(`${name} covers the same pixels as its shapes, as one path and the shapes that are not paths`, async () => {
      const view = await drawView(<Icon icon={icon} />);
      const drawing = view.root.querySelector("svg");
      const { x, y, width, height } = drawing?.getBBox() ?? new DOMRect();
      const expected = extentOf(icon);
      for (const [side, value] of Object.entries({ x, y, width, height }))
        expect(value, side).to.be.closeTo(expected[side as keyof typeof expected], 0.01);
      expect(drawing?.querySelectorAll("path")).to.have.length(1);
      expect(drawing?.childElementCount).to.equal(1 + icon.filter(([shape]) => shape !== "path").length);
      await view.remove();
    });
  }

  it("is drawn in lines, with the colour and the size of its context", async () => {
    const view = await drawView(
      <span style={{ color: "rgb(1, 2, 3)" }}>
        <Icon icon={Skis} size={16} />
        <Icon icon={Star} filled />
      </span>,
    );
    const [lines, filled] = [...view.root.querySelectorAll("svg")].map((drawing) => {
      const { fill, stroke, strokeWidth, width } = getComputedStyle(drawing);
      return { fill, stroke, strokeWidth, width };
    });
    expect(lines).to.deep.equal({ fill: "none", stroke: "rgb(1, 2, 3)", strokeWidth: "1.75px", width: "16px" });
    expect(filled).to.deep.include({ fill: "rgb(1, 2, 3)", stroke: "none", width: "20px" });
    await view.remove();
  });
});
