/**
 * One photo large: from the click on its thumbnail until it is laid out, and a swipe by mouse to the next one. PhotoSwipe moves
 * the photos with the finger and reports the new photo after its animation; ours changes the photo at the end. Then a visit of
 * many photos, which PhotoSwipe does not have.
 */
import { elementsPage, scriptPage } from "../harness/documents.mjs";
import { ours, oursLight } from "../harness/lists.mjs";
import { processorTimeOf } from "../harness/processor.mjs";
import { visit } from "../harness/visit.mjs";

const peer = "PhotoSwipe";
const repeats = 4;
const steps = 12;
const many = 300;
/** The photos are measured in the first frame and drawn in the second. */
const manyOpened = `visit of ${many} photos, painted twice`;
const tags = ["ski-gallery"];

async function mount() {
  await globalThis.page.mount();
  await globalThis.page.quiet();
}

/** Over most of the viewport, so that the photo changes however slow the swipe is. A frame passes between two moves. */
const [from, to] = [1200, 200];
async function swipe(page, processorTime) {
  const before = await processorTime();
  const shown = page.evaluate(() => globalThis.page.nextSwipe());
  await page.mouse.move(from, 450);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(from + ((to - from) * step) / steps, 450);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.mouse.up();
  const time = await shown;
  await page.waitForTimeout(600);
  await page.evaluate(() => globalThis.page.quiet());
  return { time, processor: (await processorTime()) - before };
}

export const row = {
  name: "gallery",
  title: "A photo in the viewer",
  rounds: 5,
  subjects: [
    { name: ours, path: "/viewer/ours", html: () => elementsPage("dist", "viewer-ours.js", tags) },
    { name: oursLight, path: "/viewer/ours-light", html: () => elementsPage("dist/light", "viewer-ours.js", tags) },
    {
      name: peer,
      path: "/viewer/photoswipe",
      html: () => scriptPage("viewer-photoswipe.js", { styles: ["/peers/photoswipe/dist/photoswipe.css"] }),
    },
  ],
  peer,
  limits: { [manyOpened]: { value: 300 } },
  sample: ({ browser, origin, subject }) =>
    visit(browser, origin + subject.path, async (page) => {
      const processorTime = await processorTimeOf(page);
      await page.evaluate(mount);
      const cold = await page.evaluate(() => globalThis.page.open());
      await page.waitForTimeout(600);
      const swipes = [];
      for (let time = 0; time < repeats; time += 1) swipes.push(await swipe(page, processorTime));
      return {
        "open, cold": cold,
        "swipe, from its end to the next photo": swipes.map(({ time }) => time),
        "swipe, processor, animation included": swipes.map(({ processor }) => processor),
        ...(subject.name !== peer && { [manyOpened]: await page.evaluate((count) => globalThis.page.openVisit(count), many) }),
      };
    }),
};
