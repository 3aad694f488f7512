import { createContext, useContext } from "react";

/** The custom element that a view is drawn in, as far as a view may know it. */
export interface Host {
  readonly element: HTMLElement;
  /**
   * Fires an event of the public contract on the element, bubbling and composed.
   * Answers false when it was cancelable and a listener prevented it.
   */
  dispatch(name: string, detail: unknown, options?: { cancelable?: boolean }): boolean;
}

export const HostContext = createContext<Host | null>(null);

/** The element of this view. Throws outside one: that is a mistake of ours, never of a host page. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("ski-elements: a view stands outside its element; wrap it in HostContext.");
  return host;
}
