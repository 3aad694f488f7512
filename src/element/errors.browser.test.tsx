import { expect, waitUntil } from "@open-wc/testing";
import { useEffect, useLayoutEffect, useState } from "react";
import { translate } from "../../test/fixtures/translated.js";
import { itOnReact } from "../../test/fixtures/it-on-react.js";
import { errorMessage } from "../domain/error-message.js";
import { button, isFailed, recordErrors, rendered, renderMarkup, shown, showsFallback } from "./testing/element.driver.js";
import type { ErrorLog, TestProps } from "./testing/element.driver.js";

describe("an error inside an element", () => {
  let errors: ErrorLog;
  beforeEach(() => (errors = recordErrors()));
  afterEach(() => errors.stop());

  /** One event, and one line of ours in the console; React adds one of its own. */
  async function expectOneReport(message: string): Promise<void> {
    await waitUntil(() => errors.events.length > 0, "reported");
    expect(errors.events).to.deep.equal([{ code: "render", message }]);
    const ours = errors.console.filter(([line]) => String(line).startsWith("ski-elements: "));
    expect(ours.map(([, error]) => String(error))).to.deep.equal([`Error: ${message}`]);
    expect(ours[0]?.[0]).to.match(/^ski-elements: <test-element-\d+> /);
    expect(errors.page).to.deep.equal([]);
  }

  function Breaks({ values }: TestProps) {
    if (values.sticky) throw new Error("broken on purpose");
    return <p>whole</p>;
  }

  it("of a render is one ski-error and one line in the console, and the children show", async () => {
    const element = await renderMarkup({ view: Breaks }, "sticky");
    await expectOneReport("broken on purpose");
    expect(showsFallback(element)).to.equal(true);
    expect(isFailed(element)).to.equal(true);
  });

  it("of a later render removes the view too", async () => {
    const element = await renderMarkup({ view: Breaks });
    expect(shown(element)).to.equal("whole");
    element.sticky = true;
    await rendered();
    await expectOneReport("broken on purpose");
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
      await expectOneReport("broken effect");
      expect(showsFallback(element)).to.equal(true);
    });
  }

  for (const [name, useSomeEffect] of [
    ["an effect", useEffect],
    ["a layout effect", useLayoutEffect],
  ] as const) {
    it(`of the cleanup of ${name}, while the element unmounts, is reported once, and the element can be inserted again`, async () => {
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
      element.addEventListener("ski-error", (event) => reports.push(event.detail.message));
      element.remove();
      await rendered();
      // The boundary is being unmounted too: React gives the error to the page, and preact does so for an effect.
      expect([...reports, ...errors.page.map((error) => errorMessage(error))]).to.deep.equal(["broken cleanup"]);
      place?.append(element);
      await rendered();
      expect(shown(element)).to.equal("whole");
      expect(isFailed(element)).to.equal(false);
    });
  }

  // Preact does not render a second time before it gives an error to the boundary.
  itOnReact("of a render that succeeds the second time is an error event of the page, and the view is shown", async () => {
    let renders = 0;
    function View() {
      renders += 1;
      if (renders === 1) throw new Error("broken once");
      return <p>recovered</p>;
    }
    const element = await renderMarkup({ view: View });
    expect(shown(element)).to.equal("recovered");
    expect(isFailed(element)).to.equal(false);
    expect(errors.events).to.deep.equal([]);
    expect(errors.page).to.have.length(1);
  });

  it("of nodes that a page translator moved renders the view again into an empty root", async () => {
    function View({ values }: TestProps) {
      return (
        <p>
          {values.sticky && <b>new </b>}
          text
        </p>
      );
    }
    const element = await renderMarkup({ view: View });
    if (element.shadowRoot) translate(element.shadowRoot);
    element.sticky = true;
    await rendered();
    expect(shown(element)).to.equal("new text");
    expect(showsFallback(element)).to.equal(false);
    expect(isFailed(element)).to.equal(false);
    expect(errors.events).to.deep.equal([]);
    expect(errors.page).to.deep.equal([]);
  });

  it("of the DOM that happens again is reported once, and the children show", async () => {
    let renders = 0;
    function View() {
      useLayoutEffect(() => {
        renders += 1;
        throw new DOMException("lost node", "NotFoundError");
      }, []);
      return <p>whole</p>;
    }
    const element = await renderMarkup({ view: View });
    expect(errors.events).to.deep.equal([{ code: "render", message: "lost node" }]);
    expect(renders).to.equal(2);
    expect(showsFallback(element)).to.equal(true);
  });

  it("of an event handler is an error event of the page, as of any listener, and the view continues to work", async () => {
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
