import { useLayoutEffect, useState } from "react";
import { forwardedQuery } from "../domain/forward.js";

/** Forms among the author's children send the forwarded parameters of the page too, unless they have fields of these names. */
export function useFallbackForms(element: HTMLElement, forward: string | undefined): void {
  const [arrivalQuery] = useState(() => window.location.search);
  useLayoutEffect(() => {
    if (!forward) return;
    const add = ({ formData, target }: FormDataEvent) => {
      if (!(target instanceof HTMLFormElement) || target.method !== "get") return;
      const own = new Set(formData.keys());
      const pairs = new URLSearchParams(forwardedQuery(forward, window.location.search, arrivalQuery));
      for (const [name, value] of pairs) if (!own.has(name)) formData.append(name, value);
    };
    element.addEventListener("formdata", add);
    return () => element.removeEventListener("formdata", add);
  }, [element, forward, arrivalQuery]);
}
