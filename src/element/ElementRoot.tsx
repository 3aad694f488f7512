import { Suspense, useLayoutEffect, useSyncExternalStore } from "react";
import type { ComponentType } from "react";
import { HostContext } from "../components/controls/host.js";
import { coreOf } from "./core.js";
import { ErrorBoundary } from "./ErrorBoundary.js";
import type { ElementCore } from "./core.js";
import type { AttributeTable, Given, Values, ViewProps } from "./types.js";

/** The component that r2wc mounts: the view with its values, its host and a boundary for its errors. */
export function elementRoot<Table extends AttributeTable>(View: ComponentType<ViewProps<Table>>): ComponentType<{ container?: object }> {
  function Root({ values, host, reportError, fallback }: ElementCore) {
    const snapshot = useSyncExternalStore(values.subscribe, values.snapshot, values.snapshot);
    useLayoutEffect(() => fallback.remove(), [fallback]);
    return (
      <HostContext value={host}>
        <ErrorBoundary attempt={snapshot} onError={reportError}>
          <Suspense fallback={<slot />}>
            {/* The table that typed the view is the table that the values were read by. */}
            <View values={snapshot.values as Values<Table>} given={snapshot.given as Given<Table>} host={host} />
          </Suspense>
        </ErrorBoundary>
      </HostContext>
    );
  }
  return function ElementRoot({ container }) {
    const core = container instanceof ShadowRoot ? coreOf(container.host) : undefined;
    return core ? <Root {...core} /> : null;
  };
}
