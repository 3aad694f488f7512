import { useSyncExternalStore } from "react";
import { onConnectionChange } from "../../platform/page-lifecycle.js";

/** Whether the browser reports a connection. */
function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline);
}

/** Why a list failed to load, as reported by the browser. */
export function useFailureCause(): "failed" | "offline" {
  return useOnline() ? "failed" : "offline";
}

const isOnline = () => navigator.onLine;
