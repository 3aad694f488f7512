import { useEffect } from "react";
import { useHost } from "./host.js";

/** Fires `ski-open` and `ski-close` for the open surface; null means none is open. */
export function useSurfaceEvents(surface: string | null): void {
  const host = useHost();
  useEffect(() => {
    if (!surface) return;
    host.dispatch("ski-open", { surface });
    return () => void host.dispatch("ski-close", { surface });
  }, [surface, host]);
}
