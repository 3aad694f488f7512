import { loadFile } from "../platform/missing-file.js";

/** The members of r2wc's class that are used: it mounts the view on connecting and unmounts it on disconnecting. */
export interface MountingElement extends HTMLElement {
  readonly container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** A class whose elements fire `ski-vitals`: measured from the first listener on, while they are mounted. */
export function measuredElement(Mounting: new () => MountingElement): new () => MountingElement {
  return class MeasuredElement extends Mounting {
    #isListened = false;
    #isMounted = false;
    #end: (() => void) | null = null;

    override addEventListener(...listener: Parameters<HTMLElement["addEventListener"]>): void {
      super.addEventListener(...listener);
      if (listener[0] !== "ski-vitals") return;
      this.#isListened = true;
      this.#update();
    }

    override connectedCallback(): void {
      super.connectedCallback();
      this.#isMounted = true;
      this.#update();
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback();
      this.#isMounted = false;
      this.#update();
    }

    #update(): void {
      if (this.#isListened && this.#isMounted) {
        this.#end ??= measure(this);
        return;
      }
      this.#end?.();
      this.#end = null;
    }
  };
}

/** Begins to measure once what measures is loaded; a failure to load it is in the console. Returns a function that ends it. */
function measure(element: MountingElement): () => void {
  let isEnded = false;
  let stop = () => {};
  const begin = async () => {
    const { watchVitals } = await loadFile(() => import("./vitals.js"));
    if (isEnded) return;
    stop = watchVitals(element, element.container, (detail) =>
      element.dispatchEvent(new CustomEvent("ski-vitals", { bubbles: true, composed: true, detail })),
    );
  };
  begin().catch(() => undefined);
  return () => {
    isEnded = true;
    stop();
  };
}
