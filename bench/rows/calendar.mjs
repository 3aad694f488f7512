/** Two months of a calendar until they are laid out: the first of a visit, those after it, and the month after. */
import { elementsPage, scriptPage } from "../harness/documents.mjs";
import { ours, oursLight } from "../harness/lists.mjs";
import { visit } from "../harness/visit.mjs";

const peer = "react-day-picker";
const repeats = 10;
const tags = ["ski-date-picker"];

async function drawAll(times) {
  const { mount, unmount, next, quiet } = globalThis.page;
  const cold = await mount();
  const warm = [];
  const nexts = [];
  for (let time = 0; time < times; time += 1) {
    await quiet();
    unmount();
    await quiet();
    warm.push(await mount());
    await quiet();
    nexts.push(await next());
  }
  return { cold, warm, "next month": nexts };
}

export const row = {
  name: "calendar",
  title: "Two months",
  rounds: 5,
  subjects: [
    { name: ours, path: "/months/ours", html: () => elementsPage("dist", "months-ours.js", tags) },
    { name: oursLight, path: "/months/ours-light", html: () => elementsPage("dist/light", "months-ours.js", tags) },
    {
      name: peer,
      path: "/months/react-day-picker",
      html: () => scriptPage("months-react-day-picker.jsx", { styles: ["/peers/react-day-picker/src/style.css"] }),
    },
  ],
  peer,
  limits: { cold: { ratio: 0.8 }, "next month": { ratio: 0.45 } },
  sample: ({ browser, origin, subject }) => visit(browser, origin + subject.path, (page) => page.evaluate(drawAll, repeats)),
};
