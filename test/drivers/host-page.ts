import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { Demo, type TagFinder } from "./demo.js";

/** What the page recorded, stored under a symbol so that no name is added. */
interface Watch {
  readonly before: readonly string[];
  readonly reports: string[];
}

/** The names of the contract, of this recorder, and the indices of a window's frames. */
const kept = ["skiElements", "Symbol(ski-elements)", "Symbol(host-watch)", "0"];

/** A works council's engine, which its visitors' search needs: kept for the session without consent. */
const neededStorage = ["engineId", "engineIdCompany"];

/** Runs before any script of the page and its frames: records the names on `window`, and everything the policy refuses. */
function watchInPage(): void {
  const watch: Watch = { before: Reflect.ownKeys(window).map(String), reports: [] };
  Object.defineProperty(window, Symbol.for("host-watch"), { value: watch });
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    watch.reports.push(`${effectiveDirective}: ${blockedURI} ${sample}`),
  );
  addEventListener("unhandledrejection", ({ reason }) => watch.reports.push(`unhandled: ${String(reason)}`));
}

/** A page of a third party with the two tags in it, in French. */
export class HostPage extends Demo {
  constructor(
    page: Page,
    /** The frame that contains the tags, if it is not the page itself. */
    readonly frame: Page | FrameLocator = page,
    /** Finds the tags where the page hides them. */
    tags: TagFinder = frame,
  ) {
    super(page, "fr-FR", tags);
  }

  async open(address: string): Promise<void> {
    await this.page.addInitScript(watchInPage);
    await this.page.goto(address);
  }

  /** Waits until the bar's search is set up, so that the bar is complete. */
  async ready(): Promise<void> {
    await expect(this.bar.and(this.frame.locator(":state(ready)"))).toBeAttached();
  }

  get html() {
    return this.frame.locator(":root");
  }

  async choosePlace(): Promise<void> {
    await this.destination.click();
    await this.option.filter({ hasText: "Val Thorens" }).click();
    await expect(this.destination).toHaveValue("Val Thorens");
  }

  override async chooseDates(): Promise<void> {
    await super.chooseDates();
    await expect(this.segment("dates")).toContainText("–");
  }

  async chooseGuests(): Promise<void> {
    await this.segment("participants").click();
    await this.increase("children").click();
    await this.validate.click();
    await expect(this.segment("participants")).toContainText("1 enfant");
  }

  async choosePackage(): Promise<void> {
    await this.segment("packages").click();
    await this.panel("packages").getByRole("checkbox", { disabled: false, checked: false }).first().click();
    await this.validate.click();
    await expect(this.panel("packages")).toBeHidden();
  }

  /** Presses the search button where the results are on the same page, and checks that the page is notified. */
  async pressSearch(): Promise<void> {
    await this.html.evaluate((html) =>
      html.ownerDocument.addEventListener("ski-search", () => html.ownerDocument.body.setAttribute("data-notified", ""), { once: true }),
    );
    await this.searchButton.click();
    await expect(this.frame.locator("body[data-notified]")).toBeAttached();
  }

  async seeResults(): Promise<void> {
    await expect(this.total).toContainText("Val Thorens");
    await expect(this.cards.first()).toBeVisible();
  }

  async filterWifi(): Promise<void> {
    await this.filter(this.words.criteria.wifi).click();
    await expect(this.filter(this.words.criteria.wifi)).toBeChecked();
    await this.seeStays();
  }

  async sortByPrice(): Promise<void> {
    await this.sortBy(this.words.sort.price_asc);
    await this.seeStays();
  }

  /** Scrolls to the list: inside a dialog or a frame, prices load once they are in view. */
  private async seeStays(): Promise<void> {
    await expect(async () => {
      await this.cards.first().scrollIntoViewIfNeeded({ timeout: 2000 });
      await expect(this.stayLinks.first()).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 30_000 });
  }

  /** Opens the first stay in its own tab, and returns. */
  async openStayAndComeBack(): Promise<void> {
    const [stay] = await Promise.all([this.page.context().waitForEvent("page"), this.stayLinks.first().click()]);
    await stay.waitForLoadState();
    expect(new URL(stay.url()).hash).toMatch(/BeginDate=.*EndDate=.*dated=1/);
    await expect(stay.locator("ski-gallery")).toBeVisible();
    await stay.close();
    await expect(this.cards.first()).toBeVisible();
    await expect(this.filter(this.words.criteria.wifi)).toBeChecked();
  }

  /**
   * What each part of the bar looks like, as far as a page's sheet could reach it; font families are the page's to give, and so is the
   * colour of what lies on its ground.
   */
  look(): Promise<string[]> {
    return this.bar.evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll("[part]") ?? [])].map((part) => {
        const style = getComputedStyle(part);
        const { display, fontSize, fontStyle, fontWeight, lineHeight, cursor } = style;
        const color = part.matches(".searchbar") ? "the page's" : style.color;
        const { letterSpacing, textAlign, textTransform, whiteSpace, margin, borderRadius } = style;
        const text = { fontSize, fontStyle, fontWeight, lineHeight, color, letterSpacing, textAlign, textTransform, whiteSpace };
        return `${part.getAttribute("part")} ${JSON.stringify({ ...text, display, cursor, margin, borderRadius })}`;
      }),
    );
  }

  /** Leaves a panel in each possible way, and checks where the focus moves. */
  async leavePanels(elsewhere: Locator): Promise<void> {
    const dates = this.segment("dates");
    await dates.focus();
    await this.page.keyboard.press("Enter");
    await expect(this.panel("dates")).toBeVisible();
    await expect(this.panel("dates").locator(":focus")).toHaveCount(1);
    await this.page.keyboard.press("Escape");
    await expect(this.panel("dates")).toBeHidden();
    await expect(dates).toBeFocused();
    await this.page.keyboard.press("Tab");
    await expect(this.segment("participants")).toBeFocused();

    await this.segment("participants").click();
    await this.increase("adults").click();
    await expect(this.panel("participants")).toBeVisible();
    await elsewhere.click();
    await expect(this.panel("participants")).toBeHidden();
    await this.segment("packages").click();
    await dates.click();
    await expect(this.panel("packages")).toBeHidden();
    await expect(this.panel("dates")).toBeVisible();
    await this.page.keyboard.press("Escape");
  }

  /** What the page has recorded so far; only names on `window` that are not in the contract. */
  async watched() {
    const seen = await this.html.evaluate(readWatch);
    return { ...seen, added: seen.added.filter((name) => !kept.includes(name)) };
  }

  /**
   * Nothing refused, nothing thrown, nothing on `window` but the names of the contract and the page's own, no style in the
   * document, and nothing stored that needs consent.
   */
  async expectUntouched(own: readonly string[] = []): Promise<void> {
    const seen = await this.watched();
    expect(seen.added.filter((name) => !own.includes(name))).toEqual([]);
    expect(seen.reports).toEqual([]);
    expect(seen.styles).toEqual([]);
    expect(seen.stored.filter((name) => !neededStorage.includes(name))).toEqual([]);
    const cookies = (await this.page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => !["participants-ages", "capacity", "company", "companyLang"].includes(name))).toEqual([]);
    expect(this.problems).toEqual([]);
  }
}

/** The recorded data, and the content of the document and its storages; runs in the page, hence one function. */
function readWatch(html: Element) {
  const document = html.ownerDocument;
  const view = document.defaultView;
  const watch = view && (Reflect.get(view, Symbol.for("host-watch")) as Watch);
  if (!view || !watch) throw new Error("The page was not watched.");
  const before = new Set(watch.before);
  const storageKeys = (kind: "localStorage" | "sessionStorage"): string[] => {
    try {
      return Object.keys(view[kind]);
    } catch {
      return [];
    }
  };
  return {
    reports: watch.reports,
    added: Reflect.ownKeys(view)
      .map(String)
      .filter((name) => !before.has(name)),
    styles: [
      ...[...document.querySelectorAll("style, [style]")].map(({ outerHTML }) => outerHTML),
      ...document.adoptedStyleSheets.map(() => "adopted"),
    ],
    stored: [...storageKeys("localStorage"), ...storageKeys("sessionStorage")],
  };
}
