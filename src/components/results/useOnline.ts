import { useSyncExternalStore } from "react";
import { onConnectionChange } from "../../platform/page-lifecycle.js";

/** Whether the browser has a connection, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline);
}

const isOnline = () => navigator.onLine;
