import { expect, waitUntil } from "@open-wc/testing";
import { useEffect, useLayoutEffect, useState } from "react";
import { itOnReact } from "../../test/fixtures/it-on-react.js";
import { button, isFailed, recordErrors, rendered, renderMarkup, shown, showsFallback } from "./element.driver.js";
import type { ErrorLog, TestProps } from "./element.driver.js";

describe("an error inside an element", () => {
  let errors: ErrorLog;
  beforeEach(() => (errors = recordErrors()));
  afterEach(() => errors.stop());

  function expectOneReport(message: string): void {
    expect(errors.events).to.deep.equal([{ code: "render", message }]);
    expect(errors.console.map(([, error]) => String(error))).to.deep.equal([`Error: ${message}`]);
    expect(errors.console[0]?.[0]).to.match(/^ski-elements: <test-element-\d+> /);
    expect(errors.page).to.deep.equal([]);
  }

  function Breaks({ values }: TestProps) {
    if (values.sticky) throw new Error("broken on purpose");
    return <p>whole</p>;
  }

  it("of a render is one ski-error and one line in the console, and the children show", async () => {
    const element = await renderMarkup({ view: Breaks }, "sticky");
    expectOneReport("broken on purpose");
    expect(showsFallback(element)).to.equal(true);
    expect(isFailed(element)).to.equal(true);
  });

  it("of a later render takes the view away too", async () => {
    const element = await renderMarkup({ view: Breaks });
    expect(shown(element)).to.equal("whole");
    element.sticky = true;
    await rendered();
    expectOneReport("broken on purpose");
    expect(showsFallback(element)).to.equal(true);
  });

  for (const [name, useSomeEffect] of [
    ["an effect", useEffect],
    ["a layout effect", useLayoutEffect],
  ] as const) {
    it(`of ${name} is reported once, and the children show`, async () => {
      function View() {
        useSomeEffect(() => {
          throw new Error("broken effect");
        }, []);
        return <p>whole</p>;
      }
      const element = await renderMarkup({ view: View });
      await waitUntil(() => errors.events.length > 0, "the effect has run");
      expectOneReport("broken effect");
      expect(showsFallback(element)).to.equal(true);
    });
  }

  async function expectOneReportOfCleanup(useSomeEffect: typeof useEffect): Promise<void> {
    function View() {
      useSomeEffect(
        () => () => {
          throw new Error("broken cleanup");
        },
        [],
      );
      return <p>whole</p>;
    }
    const element = await renderMarkup({ view: View });
    const place = element.parentElement;
    const reports: unknown[] = [];
    element.addEventListener("ski-error", (event) => reports.push(event.detail));
    element.remove();
    await rendered();
    expect(reports).to.deep.equal([{ code: "render", message: "broken cleanup" }]);
    expect(errors.console.map(([, error]) => String(error))).to.deep.equal(["Error: broken cleanup"]);
    expect(errors.page).to.deep.equal([]);
    place?.append(element);
    await rendered();
    expect(shown(element)).to.equal("whole");
    expect(isFailed(element)).to.equal(false);
  }

  it("of a layout effect's cleanup while the element unmounts is reported once, and the element can be inserted again", () =>
    expectOneReportOfCleanup(useLayoutEffect));

  // By options of React's `createRoot`, which preact has not: there it is an error event of the page.
  itOnReact("of an effect's cleanup, which no boundary catches, is reported once, and the element can be inserted again", () =>
    expectOneReportOfCleanup(useEffect),
  );

  // Preact does not render a second time before it gives an error to the boundary.
  itOnReact("that no boundary catches, because React renders again without it, is reported once, and the view stays", async () => {
    let renders = 0;
    function View() {
      renders += 1;
      if (renders === 1) throw new Error("broken once");
      return <p>recovered</p>;
    }
    const element = await renderMarkup({ view: View });
    expect(shown(element)).to.equal("recovered");
    expect(isFailed(element)).to.equal(false);
    expect(errors.events).to.have.length(1);
    expect(errors.console).to.have.length(1);
    expect(errors.page).to.deep.equal([]);
  });

  it("of an event handler is an error event of the page, as of any listener, and the view works on", async () => {
    function View() {
      const [count, setCount] = useState(0);
      const press = () => {
        setCount(count + 1);
        if (count === 0) throw new Error("broken handler");
      };
      return (
        <button type="button" onClick={press}>
          {count}
        </button>
      );
    }
    const element = await renderMarkup({ view: View });
    button(element).click();
    await rendered();
    expect(errors.page.map(String)).to.deep.equal(["Error: broken handler"]);
    expect(errors.events).to.deep.equal([]);
    button(element).click();
    await rendered();
    expect(shown(element)).to.equal("2");
  });

  it("gives the view another render when a setting changes", async () => {
    const element = await renderMarkup({ view: Breaks }, "sticky");
    element.setAttribute("page-size", "4");
    await rendered();
    expect(showsFallback(element), "still broken").to.equal(true);
    expect(errors.events).to.have.length(2);
    element.removeAttribute("sticky");
    await rendered();
    expect(shown(element)).to.equal("whole");
    expect(isFailed(element)).to.equal(false);
    expect(errors.events).to.have.length(2);
  });

  it("is forgotten when the element is removed, so that the view renders when it is inserted again", async () => {
    let isBroken = true;
    function View() {
      if (isBroken) throw new Error("broken on purpose");
      return <p>whole</p>;
    }
    const element = await renderMarkup({ view: View });
    const place = element.parentElement;
    element.remove();
    await rendered();
    isBroken = false;
    place?.append(element);
    await rendered();
    expect(shown(element)).to.equal("whole");
    expect(isFailed(element)).to.equal(false);
  });

  it("leaves the other elements of the page alone", async () => {
    const whole = await renderMarkup();
    await renderMarkup({ view: Breaks }, "sticky");
    button(whole).click();
    await rendered();
    expect(shown(whole)).to.equal("1 20 false");
  });
});
