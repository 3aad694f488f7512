import { ErrorBoundary } from "./ErrorBoundary.js";

/** Where r2wc keeps the React root of an element. */
const contextKey = Symbol.for("r2wc.context");

type Report = (error: unknown) => void;

/**
 * Leads the errors of an element's React root to `report` instead of the page's `error` event, which is React's default.
 * r2wc calls `createRoot` without options, so the three hooks are set on the root it made, before its first render.
 * A root of another shape (preact's) is left as it is: the error boundary then stands alone.
 */
export function reportRootErrors(element: object, report: Report): void {
  const internals = field(field(field(element, contextKey), "root"), "_internalRoot");
  if (typeof internals !== "object" || internals === null || !("onUncaughtError" in internals)) return;
  Object.assign(internals, {
    onUncaughtError: report,
    onRecoverableError: report,
    // Our own boundary reports by itself.
    onCaughtError: (error: unknown, { errorBoundary }: { errorBoundary?: unknown }) => {
      if (!(errorBoundary instanceof ErrorBoundary)) report(error);
    },
  });
}

function field(value: unknown, key: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
