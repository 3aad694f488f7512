import { useLayoutEffect, useState } from "react";
import type { ComponentType } from "react";
import type { ElementHost } from "../element/types/host.js";
import { loadUntilThere } from "../platform/load-until-there.js";
import { loadFile } from "../platform/missing-file.js";

/**
 * The root of a view whose file is loaded when a tag first needs it. Until then the author's children show. A file that cannot be
 * loaded is reported once as `ski-error`, and requested again.
 */
export function deferredRoot<Props extends { readonly host: ElementHost }>(
  importRoot: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function DeferredRoot(props: Props) {
    const { host } = props;
    const [Root, setRoot] = useState(() => loaded);
    // An effect after the paint would request the file a frame later.
    useLayoutEffect(() => {
      let isShown = true;
      const load = async () => {
        loaded ??= await loadFile(importRoot);
        if (isShown) setRoot(() => loaded);
      };
      const end = loadUntilThere(load, (error) =>
        host.report({ code: "load", message: `A part of the element could not be loaded. ${String(error)}` }),
      );
      return () => {
        isShown = false;
        end();
      };
    }, [host]);
    return Root ? <Root {...props} /> : <slot />;
  };
}
