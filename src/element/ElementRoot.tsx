import type { R2WCBaseProps } from "@r2wc/core";
import { Suspense, useLayoutEffect, useSyncExternalStore } from "react";
import type { ComponentType } from "react";
import { HostContext } from "../components/controls/host.js";
import type { ElementData } from "./element-data.js";
import { ErrorBoundary } from "./ErrorBoundary.js";
import { noFormState } from "./no-form.js";
import type { AttributeTable, Given, Values, ViewProps } from "./types.js";

export type ElementRootProps = ElementData & R2WCBaseProps;

const neverChanges = () => () => {};
const noForm = () => noFormState;

/** The component that is mounted in an element: the view with its values, its host and a boundary for its errors. */
export function elementRoot<Table extends AttributeTable>(View: ComponentType<ViewProps<Table>>): ComponentType<ElementRootProps> {
  return function ElementRoot({ values, host, form, reportFailure, fallback }) {
    const snapshot = useSyncExternalStore(values.subscribe, values.snapshot, values.snapshot);
    const formState = useSyncExternalStore(form?.subscribe ?? neverChanges, form?.state ?? noForm, form?.state ?? noForm);
    useLayoutEffect(() => fallback.remove(), [fallback]);
    return (
      <HostContext value={host}>
        <ErrorBoundary attempt={snapshot} onError={reportFailure}>
          <Suspense fallback={<slot />}>
            {/* The table that typed the view is the table that the values were read by. */}
            <View values={snapshot.values as Values<Table>} given={snapshot.given as Given<Table>} host={host} form={formState} />
          </Suspense>
        </ErrorBoundary>
      </HostContext>
    );
  };
}
