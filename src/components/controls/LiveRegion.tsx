import type { ReactNode } from "react";

/** Announces its text to screen readers when it changes; invisible. */
export function LiveRegion({ children, urgent = false }: { readonly children: ReactNode; readonly urgent?: boolean }) {
  return (
    <div className="sr" part="live" role={urgent ? "alert" : "status"} aria-live={urgent ? "assertive" : "polite"}>
      {children}
    </div>
  );
}
