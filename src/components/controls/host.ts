import { createContext, useContext } from "react";

/** The parts of the custom element that its view may use. */
export interface Host {
  readonly element: HTMLElement;
  /**
   * Fires an event of the public contract on the element, bubbling and composed.
   * Returns false when it was cancelable and a listener prevented it.
   */
  dispatch(name: string, detail: unknown, options?: { cancelable?: boolean }): boolean;
}

export const HostContext = createContext<Host | null>(null);

/** The element of this view. Throws outside one: an error of the library, never of a host page. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("ski-elements: HostContext is missing.");
  return host;
}
