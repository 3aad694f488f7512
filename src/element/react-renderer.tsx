import type { R2WCRenderer } from "@r2wc/core";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { elementData } from "./element-data.js";
import type { ElementRootProps } from "./ElementRoot.js";

/**
 * Mounts React in the shadow root of an element, for `@r2wc/core`. An error that no boundary catches, such as that of a
 * cleanup while unmounting, is reported; without these options it would be an `error` event of the page. The `createRoot`
 * of preact takes no options: there these are `error` events of the page.
 */
export const reactRenderer: R2WCRenderer<ElementRootProps, Root> = {
  mount(container, ElementRoot) {
    const data = container instanceof ShadowRoot ? elementData(container.host) : undefined;
    if (!data) throw new Error("ski-elements: mounted outside an element.");
    const root = createRoot(container, {
      onUncaughtError: data.reportError,
      onRecoverableError: data.reportError,
      // The error boundary of the element reports what it catches.
      onCaughtError: () => {},
    });
    // Preact renders at once: a microtask later the values have what the page sets in the same task.
    queueMicrotask(() => root.render(<ElementRoot {...data} />));
    return root;
  },
  // A view subscribes to its values.
  update() {},
  unmount(root) {
    root.unmount();
  },
};
