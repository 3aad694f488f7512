import { expect } from "@open-wc/testing";
import { draw, searchDriver } from "../stay-dates/search.driver.js";
import { PhotoGallery } from "./PhotoGallery.js";

const source = (turn: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2' data-name='own${turn}'/%3E`;

describe("the cover of a gallery", () => {
  it("lays out up to five pictures of the page in tiles, and shows the first alone where it is narrow", async () => {
    const own = (count: number) =>
      Array.from({ length: count }, (_, turn) => `<img alt="" width="1200" height="800" src="${source(turn)}" />`).join("");
    const boxes = (host: HTMLElement) =>
      [...host.children]
        .map((child) => child.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ width, height }) => `${Math.round(width)}x${Math.round(height)}`);
    const large = "492x340";
    const [small, wide] = ["246x166", "500x166"] as const;
    const layouts = [["1000x340"], ["661x340", "331x340"], ["661x340", "331x166", "331x166"], [large, wide, small, small]];
    for (const [index, layout] of [...layouts, [large, small, small, small, small], [large, small, small, small, small]].entries()) {
      const drawn = await draw(
        <PhotoGallery given={null} addsEntry={false} season="H" label={null} open={false} onOpenChange={() => undefined} />,
        { search: searchDriver(), children: own(index + 1) },
      );
      drawn.host.style.width = "1000px";
      expect(boxes(drawn.host), `${index + 1} pictures`).to.deep.equal(layout);
      drawn.host.style.width = "390px";
      expect(boxes(drawn.host)).to.deep.equal(["390x260"]);
      drawn.remove();
    }
  });
});
