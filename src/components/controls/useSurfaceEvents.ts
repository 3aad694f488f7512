import { useEffect } from "react";
import { useHost } from "./host.js";

/** Fires `ski-open` and `ski-close` of the surface that is open; null while none is. */
export function useSurfaceEvents(surface: string | null): void {
  const host = useHost();
  useEffect(() => {
    if (!surface) return;
    host.dispatch("ski-open", { surface });
    return () => void host.dispatch("ski-close", { surface });
  }, [surface, host]);
}
