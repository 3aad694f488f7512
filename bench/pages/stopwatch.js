/** Time in the page: from an action until its effect is in the document and laid out. */

/** Lays out what changed. */
const layOut = () => document.body.getBoundingClientRect();

/**
 * Milliseconds from an action until `isDone`, with the layout of what it drew. The nodes that `rootsOf` returns after the action
 * and after each change are watched, so that the time ends with the task that made the last change and not with the next frame.
 */
export function timeUntil(action, rootsOf, isDone) {
  return new Promise((resolve, reject) => {
    layOut();
    const started = performance.now();
    const observer = new MutationObserver(check);
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error("The page has not shown within a minute what was expected."));
    }, 60_000);
    function watch() {
      for (const root of rootsOf()) observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    function check() {
      if (!isDone()) {
        watch();
        return;
      }
      layOut();
      const time = performance.now() - started;
      observer.disconnect();
      clearTimeout(timer);
      resolve(time);
    }
    action();
    check();
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Until what is in the document now is painted: a task after the next frame began. */
export async function painted() {
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Until what follows a drawing (effects, images, observers) is over. */
export async function quiet() {
  await nextFrame();
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, 80));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}

/** Elements in the document and in its shadow roots. */
export function countElements(root = document.documentElement) {
  let count = 0;
  for (const element of root.querySelectorAll("*")) count += 1 + (element.shadowRoot ? countElements(element.shadowRoot) : 0);
  return count;
}
