import type { ReactNode } from "react";

/** Speaks its text when it changes; shows nothing. */
export function LiveRegion({ children, urgent = false }: { readonly children: ReactNode; readonly urgent?: boolean }) {
  return (
    <div className="sr" part="live" role={urgent ? "alert" : "status"} aria-live={urgent ? "assertive" : "polite"}>
      {children}
    </div>
  );
}
