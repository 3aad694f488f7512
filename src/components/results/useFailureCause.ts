import { useSyncExternalStore } from "react";
import { onConnectionChange } from "../../platform/page-lifecycle.js";

/** Whether the browser has a connection, as far as it knows. */
function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline);
}

/** Why a list failed to load, as far as the browser knows; also the message key of its title. */
export function useFailureCause(): "failed" | "offline" {
  return useOnline() ? "failed" : "offline";
}

const isOnline = () => navigator.onLine;
