import { Suspense, useLayoutEffect, useSyncExternalStore } from "react";
import type { ComponentType } from "react";
import { HostContext } from "../components/controls/host.js";
import { keepFocus } from "../components/controls/kept-focus.js";
import { elementData } from "./element-data.js";
import { ErrorBoundary } from "./ErrorBoundary.js";
import { noFormState } from "./no-form.js";
import type { AttributeTable, Given, Values } from "./types/attributes.js";
import type { ViewProps } from "./types/definition.js";

interface ElementRootProps {
  /** What r2wc mounts in: the shadow root of the element. */
  readonly container: ShadowRoot;
}

const neverChanges = () => () => {};
const noForm = () => noFormState;

/** The component that is mounted in an element: the view with its values, its host and a boundary for its errors. */
export function elementRoot<Table extends AttributeTable>(View: ComponentType<ViewProps<Table>>): ComponentType<ElementRootProps> {
  return function ElementRoot({ container }) {
    const data = elementData(container.host);
    if (!data) throw new Error("ski-elements: mounted outside an element.");
    const { values, host, form, reportFailure, fallback } = data;
    const snapshot = useSyncExternalStore(values.subscribe, values.snapshot, values.snapshot);
    const formState = useSyncExternalStore(form?.subscribe ?? neverChanges, form?.state ?? noForm, form?.state ?? noForm);
    useLayoutEffect(() => fallback.remove(), [fallback]);
    useLayoutEffect(() => keepFocus(container), [container]);
    return (
      <HostContext.Provider value={host}>
        <ErrorBoundary attempt={snapshot} onError={reportFailure}>
          <Suspense fallback={<slot />}>
            {/* The table that typed the view is the table by which the values were read. */}
            <View values={snapshot.values as Values<Table>} given={snapshot.given as Given<Table>} host={host} form={formState} />
          </Suspense>
        </ErrorBoundary>
      </HostContext.Provider>
    );
  };
}
