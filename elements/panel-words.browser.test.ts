import { expect, waitUntil } from "@open-wc/testing";
import { loadTexts } from "../src/i18n/texts.js";
import "./ski-gallery.js";
import "./ski-searchbar.js";
import { clear, complete, fakeSeller, freshStore, next, put, record } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";

const patience = { timeout: 8000 };

describe("the words of panels", () => {
  let seller: FakeSeller;
  beforeEach(() => (seller = fakeSeller()));
  afterEach(() => {
    clear();
    seller.restore();
  });

  const part = (element: HTMLElement, name: string) => element.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
  const textIn = (element: HTMLElement, name: string) => part(element, name)?.textContent ?? "";

  async function bar(locale: string) {
    const element = put("ski-searchbar", `store="${freshStore()}" layout="desktop" ${complete.replace("en-GB", locale)}`);
    await next(element, "ski-ready");
    return element;
  }
  async function openParticipants(element: HTMLElement) {
    element.shadowRoot?.querySelector<HTMLElement>("[data-field=participants]")?.click();
    await waitUntil(() => part(element, "panel") && !part(element, "loading"), "no panel is drawn", patience);
  }

  it("are the ones of each tag's locale, on one page", async () => {
    const [dutch, german] = [await bar("nl-NL"), await bar("de-DE")];
    await openParticipants(dutch);
    expect(textIn(dutch, "panel")).to.contain("Volwassenen").and.not.to.contain("Erwachsene");
    await openParticipants(german);
    expect(textIn(german, "panel")).to.contain("Erwachsene").and.not.to.contain("Volwassenen");
  });

  it("are there before an open panel changes its locale: it stays open, and shows no text that is missing", async () => {
    const element = await bar("en-GB");
    await openParticipants(element);
    const panel = part(element, "panel");
    const errors = record(element, "ski-error");
    const texts = new Set<string>();
    const observer = new MutationObserver(() => texts.add(textIn(element, "panel")));
    observer.observe(element.shadowRoot ?? element, { childList: true, characterData: true, subtree: true });
    element.setAttribute("locale", "fr-FR");
    await waitUntil(() => textIn(element, "panel").includes("Adultes"), "the panel stays in English", patience);
    observer.disconnect();
    expect(part(element, "panel") === panel, "the same panel").to.equal(true);
    expect([...texts].filter((shown) => !shown.includes("Adult"))).to.deep.equal([]);
    expect(errors).to.deep.equal([]);
  });

  it("are not loaded for a tag that opens none", async () => {
    const element = put("ski-gallery", `locale="fr-FR-CSE" engine-id="7" catalog-id="900"`);
    await next(element, "ski-ready");
    expect((await loadTexts("fr-FR-CSE")).panels.status()).to.equal("idle");
  });
});
