import { expect } from "@open-wc/testing";
import { useEffect } from "react";
import { itOnReact } from "../../test/fixtures/it-on-react.js";
import { isFailed, recordErrors, rendered, renderMarkup, shown } from "./element.driver.js";
import type { ErrorLog } from "./element.driver.js";

describe("an error that no boundary catches", () => {
  let errors: ErrorLog;
  beforeEach(() => (errors = recordErrors()));
  afterEach(() => errors.stop());

  // By options of React's `createRoot`, which preact has not: there it is an error event of the page.
  itOnReact(
    "such as that of an effect's cleanup while the element unmounts is reported once, and the element can be inserted again",
    async () => {
      function View() {
        useEffect(
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
    },
  );

  // Preact does not render a second time before it gives an error to the boundary.
  itOnReact("because React renders again without it is reported once, and the view stays", async () => {
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
});
