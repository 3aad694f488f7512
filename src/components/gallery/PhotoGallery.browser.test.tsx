import { expect, waitUntil } from "@open-wc/testing";
import { useState } from "react";
import { Visit } from "./deferred.js";
import type { CatalogAnswer } from "../../api/calls/catalog.js";
import { loadTexts } from "../../i18n/texts.js";
import { readsBackwards } from "../../../test/fixtures/reads-backwards.js";
import { draw, searchDriver } from "../stay-dates/search.driver.js";
import { painted } from "../../../test/fixtures/painted.js";
import { bareTextsIn, translate } from "../../../test/fixtures/translated.js";
import type { Drawn } from "../stay-dates/search.driver.js";
import { CatalogGallery } from "./CatalogGallery.js";
import { PhotoGallery } from "./PhotoGallery.js";
import type { OpeningProps } from "./PhotoGallery.js";
import type { GivenPictures } from "./pictures.js";

const drawing = (size: string, name: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2' data-name='${name}-${size}'/%3E`;
const picture = (name: string) => ({ img: drawing("s", name), imgMedium: drawing("m", name), imgXL: drawing("l", name) });
const named = (...names: string[]) => names.map(picture);
const catalog: CatalogAnswer = {
  picturesLodging: named("general"),
  picturesLodgingWinter: named("w1", "w2", "w3", "w4", "w5"),
  picturesLodgingSummer: named("s1", "s2", "s3", "s4", "s5"),
  picturesAccomodation: named("room1", "room2"),
};

type HeldProps = Partial<OpeningProps> & { readonly pictures?: GivenPictures };

function Held({ pictures, ...given }: HeldProps) {
  const [open, setOpen] = useState(false);
  const props = { season: "H", label: null, open, onOpenChange: setOpen, ...given } as const;
  return pictures ? <PhotoGallery given={pictures} addsEntry={false} {...props} /> : <CatalogGallery liheId={7} {...props} />;
}

describe("Gallery", () => {
  let drawn: Drawn;
  afterEach(() => drawn.remove());

  before(async () => Visit.load(await loadTexts("fr-FR")));

  async function shown(props: HeldProps = {}, answer: CatalogAnswer | null = catalog) {
    let settle: () => void = () => undefined;
    const search = searchDriver({ catalog: () => new Promise((done) => (settle = () => done(answer))) });
    drawn = await draw(<Held {...props} />, { search });
    return {
      search,
      settle: async () => {
        settle();
        await painted();
        await painted();
      },
    };
  }
  const part = (name: string) => drawn.root.querySelector<HTMLElement>(`[part~="${name}"]`);
  const all = (name: string) => [...drawn.root.querySelectorAll<HTMLElement>(`[part~="${name}"]`)];
  const press = async (element: Element | null | undefined) => {
    if (!(element instanceof HTMLElement)) throw new Error("nothing to press");
    element.focus();
    element.click();
    await painted();
  };
  const key = async (name: string) => {
    drawn.root.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, composed: true }));
    await painted();
  };
  /** What the browser does for Escape on the top dialog. */
  const escape = async () => {
    const top = [...drawn.root.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
    if (top?.dispatchEvent(new Event("cancel", { cancelable: true }))) top.close();
    await painted();
  };
  const hasFocus = (element: Element | null | undefined) => drawn.root.activeElement === element;
  const counter = () => part("counter")?.textContent;
  const visit = async () => {
    await shown({ pictures: catalog });
    await press(part("cover"));
  };
  const view = async (index: number) => {
    await visit();
    await press(all("photo")[index]);
  };
  /** A picture loads once it is in view. */
  const shows = (place: () => Element | null | undefined, source: string) =>
    waitUntil(() => [...(place()?.querySelectorAll("img") ?? [])].some((image) => image.getAttribute("src") === source), `no ${source}`);

  it("keeps working once a page translator has changed its texts", async () => {
    await visit();
    for (const step of [() => press(all("photo")[2]), () => key("ArrowRight"), escape, escape, () => press(part("cover"))]) {
      expect(bareTextsIn(drawn.root)).to.deep.equal([]);
      translate(drawn.root);
      await step();
    }
    expect(all("photo").length).to.be.above(3);
  });

  it("GAL-01..02 opens on a press, and loads the catalog once", async () => {
    const { search, settle } = await shown();
    expect(search.callsOf("gallery.load"), "before a press").to.deep.equal([]);
    await press(part("cover"));
    await settle();
    expect(part("visit")).to.exist;
    await escape();
    expect(part("visit")).to.not.exist;
    await press(part("cover"));
    expect(part("visit")).to.exist;
    expect(search.callsOf("gallery.load")).to.deep.equal([[7]]);
    expect(drawn.events.map(({ name }) => name)).to.deep.equal(["ski-open", "ski-close", "ski-open"]);
  });

  it("names a photo by its description in the catalog, else by its number", async () => {
    const rooms = [{ ...picture("room1"), alt: "La cuisine" }, picture("room2")];
    await shown({ pictures: { ...catalog, picturesAccomodation: rooms } });
    await press(part("cover"));
    const names = all("photo").map((photo) => photo.getAttribute("aria-label")?.replace(/\s/g, " "));
    expect(names.slice(-2)).to.deep.equal(["Agrandir : La cuisine", "Agrandir : Le logement, photo 7 sur 7"]);
    await press(all("photo").at(-2));
    expect(part("viewer")?.querySelector(".viewer-slide:not([aria-hidden]) img")?.getAttribute("alt")).to.equal("La cuisine");
  });

  it("GAL-25 is busy while it loads, and shows a message without a dialog when the photos cannot be loaded", async () => {
    const { search, settle } = await shown({}, null);
    await press(part("cover"));
    expect(part("cover")?.getAttribute("aria-busy")).to.equal("true");
    expect(part("cover-label")?.textContent).to.equal("Chargement des photos…");
    await settle();
    expect(part("cover")?.getAttribute("aria-busy")).to.equal(null);
    expect(part("cover-label")?.textContent).to.equal("Les photos ne sont pas disponibles pour le moment.");
    expect(drawn.root.querySelector("dialog")).to.not.exist;
    expect(drawn.events).to.deep.equal([{ name: "ski-close", detail: { surface: "gallery" } }]);
    await press(part("cover"));
    expect(search.callsOf("gallery.load"), "another press tries again").to.have.length(2);
  });

  it("keeps the page's own picture on the cover until the visit is loaded, but no other child", async () => {
    const own = `<img alt="" width="1200" height="675" src="${drawing("m", "own")}" />`;
    drawn = await draw(<Held />, { search: searchDriver(), children: own });
    const [assigned] = part("cover")?.querySelector("slot")?.assignedElements() ?? [];
    drawn.host.style.width = "390px";
    const { width, height } = assigned?.getBoundingClientRect() ?? {};
    expect({ width, height }).to.deep.equal({ width: 390, height: 260 });
    drawn.remove();
    drawn = await draw(<Held />, { search: searchDriver(), children: `${own}<a href="/photos">Photos</a>` });
    expect(drawn.root.querySelector("slot")).to.not.exist;
  });

  it("shows given pictures without a call or a search", async () => {
    drawn = await draw(<Held pictures={named("a", "b")} />);
    await press(part("cover"));
    expect(part("visit")?.textContent).to.contain("2 photos");
  });

  it("GAL-03..04 GAL-13..14 GAL-20..21 visits the residence, then the accommodation, under a strip of miniatures", async () => {
    await visit();
    expect(all("section").map((section) => section.querySelector("h3")?.textContent)).to.deep.equal([
      "La résidence 5 photos",
      "Le logement 2 photos",
    ]);
    expect(all("miniature")).to.have.length(7);
    await shows(() => all("miniature")[0], drawing("s", "w1"));
    await shows(() => all("photo")[0], drawing("m", "w1"));
  });

  it("GAL-17 shows the given season, else the season of the search's dates", async () => {
    drawn = await draw(<Held season="E" pictures={catalog} />);
    await press(part("cover"));
    await shows(() => all("photo")[0], drawing("m", "s1"));
    drawn.remove();
    const summer = searchDriver({ state: { stayDates: { start: "2027-07-03", end: "2027-07-10" } }, catalog: async () => catalog });
    drawn = await draw(<Held season={null} />, { search: summer });
    await press(part("cover"));
    await shows(() => all("photo")[0], drawing("m", "s1"));
  });

  it("GAL-05..07 GAL-15 GAL-22 GAL-26 views one picture full screen, counts it, and wraps both ways", async () => {
    await view(6);
    expect(counter()).to.equal("7 / 7");
    expect(part("viewer")?.getBoundingClientRect().width).to.equal(innerWidth);
    await press(part("next"));
    expect(counter()).to.equal("1 / 7");
    await press(part("previous"));
    expect(counter()).to.equal("7 / 7");
    const shownSlide = () => drawn.root.querySelector(".viewer-slide:not([aria-hidden])");
    await shows(shownSlide, drawing("m", "room2"));
    expect(shownSlide()?.querySelectorAll("img"), "the screen has no more pixels than the medium one").to.have.length(1);
    await press(part("zoom"));
    await shows(shownSlide, drawing("l", "room2"));
  });

  it("steps by arrow keys", async () => {
    await view(0);
    await key("ArrowRight");
    expect(counter()).to.equal("2 / 7");
    await key("ArrowLeft");
    await key("ArrowLeft");
    expect(counter()).to.equal("7 / 7");
  });

  it("runs from right to left: headings are above their pictures, words read from left to right, arrows step the other way", async () => {
    document.documentElement.dir = "rtl";
    try {
      await visit();
      const box = (name: string) => part(name)?.getBoundingClientRect();
      const section = drawn.root.querySelector(".visit-title")?.getBoundingClientRect();
      expect(box("sheet-title")?.right).to.equal(section?.right);
      expect(box("close")?.right).to.be.at.most(box("sheet-title")?.left ?? 0);
      expect(readsBackwards(drawn.root)).to.deep.equal([]);
      await press(all("photo")[0]);
      expect(box("previous")?.left).to.be.above(box("next")?.right ?? Infinity);
      const first = counter();
      await key("ArrowLeft");
      expect(counter()).to.not.equal(first);
      await key("ArrowRight");
      expect(counter()).to.equal(first);
      expect(readsBackwards(drawn.root)).to.deep.equal([]);
    } finally {
      document.documentElement.removeAttribute("dir");
    }
  });

  it("GAL-23 steps by a swipe of 50 px, not by less", async () => {
    await view(0);
    const main = drawn.root.querySelector(".viewer-main");
    const swipe = async (from: number, to: number) => {
      for (const [type, clientX] of [
        ["pointerdown", from],
        ["pointerup", to],
      ] as const) {
        main?.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, clientX }));
      }
      await painted();
    };
    await swipe(300, 251);
    expect(counter()).to.equal("1 / 7");
    await swipe(300, 250);
    expect(counter()).to.equal("2 / 7");
    await swipe(250, 300);
    expect(counter()).to.equal("1 / 7");
  });

  it("chooses by miniature, the current one marked", async () => {
    await view(0);
    const miniatures = () => [...(part("viewer")?.querySelectorAll<HTMLElement>('[part="miniature"]') ?? [])];
    await press(miniatures()[3]);
    expect(counter()).to.equal("4 / 7");
    expect(miniatures().findIndex((miniature) => miniature.hasAttribute("aria-current"))).to.equal(3);
  });

  it("GAL-27 closes the viewer, then the visit, by Escape, and gives the focus back each time", async () => {
    await view(2);
    await escape();
    expect(part("viewer")).to.not.exist;
    expect(part("visit")).to.exist;
    expect(hasFocus(all("photo")[2])).to.equal(true);
    await escape();
    expect(part("visit")).to.not.exist;
    expect(hasFocus(part("cover"))).to.equal(true);
  });

  it("GAL-27 returns the focus in browsers where a press does not focus a button", async () => {
    await shown({ pictures: catalog });
    part("cover")?.click();
    await painted();
    all("photo")[2]?.click();
    await painted();
    await escape();
    expect(hasFocus(all("photo")[2])).to.equal(true);
    await escape();
    expect(hasFocus(part("cover"))).to.equal(true);
  });

  it("GAL-08 offers the way back to the top after 300 px", async () => {
    await visit();
    const body = drawn.root.querySelector<HTMLElement>(".visit-body");
    const scrollTo = async (top: number) => {
      if (body) body.scrollTop = top;
      await painted();
      await painted();
    };
    await scrollTo(300);
    expect(part("scroll-top")).to.not.exist;
    await scrollTo(320);
    await press(part("scroll-top"));
    await painted();
    expect(body?.scrollTop).to.equal(0);
  });

  it("LAY-14 draws miniatures 125 px wide", async () => {
    await visit();
    expect(all("miniature")[0]?.getBoundingClientRect().width).to.equal(125);
  });

  it("is accessible as a cover, a visit and a viewer", async () => {
    await shown({ pictures: catalog });
    await drawn.accessible();
    await press(part("cover"));
    await drawn.accessible();
    await press(all("photo")[1]);
    await drawn.accessible();
  });
});
