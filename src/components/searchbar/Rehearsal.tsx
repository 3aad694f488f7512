import { Suspense, use, useDeferredValue, useEffect, useState, type ReactNode } from "react";
import { isFlightVariant } from "../../domain/settings.js";
import { useSearch } from "../../store/useSearch.js";
import { useHost } from "../controls/host.js";
import { whenIdle } from "../controls/useWhenIdle.js";
import { Bar } from "./Bar.js";
import { fieldsOf } from "./fields.js";
import { LazyFlow, preloadPanels } from "./lazy-views.js";

const nothing = () => {};

/** What was rehearsed on this page: code is compiled once, however many bars there are. */
const rehearsed = new Set<string>();

/**
 * Loads what the module opens and draws each of it once, while the browser rests, for nobody to see: what a first drawing
 * takes longer, by code compiled and formats made, no press has to wait for. Nothing of it is kept, nor has it any effect.
 * A browser that never rests, or whose visitor asked to save data, does without.
 */
export function Rehearsal({ mobile }: { readonly mobile: boolean }) {
  const flightVariant = useSearch((search) => isFlightVariant(search.settings));
  const host = useHost();
  const fields = fieldsOf(flightVariant);
  const surfaces = mobile ? (["index", ...fields] as const) : fields;
  const form = surfaces.join();
  const [step, setStep] = useState(-1);
  // Drawn by and by, between what is more urgent.
  const surface = useDeferredValue(surfaces[step]);
  const [never] = useState(() => new Promise<never>(nothing));
  const more = step < surfaces.length;
  useEffect(() => {
    if (!more) return;
    let left = false;
    const stop = whenIdle(async () => {
      if (step < 0) {
        if (rehearsed.has(form) || savesData()) return;
        rehearsed.add(form);
        await (mobile ? LazyFlow.preload(host) : preloadPanels(host));
      }
      if (!left) setStep(step + 1);
    });
    return () => {
      left = true;
      stop();
    };
  }, [form, host, mobile, more, step]);
  if (surface === undefined) return null;
  const scene = mobile ? (
    <LazyFlow surface={{ open: surface, show: nothing }} onSubmit={nothing} standIn={() => null} />
  ) : (
    <Bar open={surface} onShow={nothing} onSubmit={nothing} />
  );
  return (
    <Suspense fallback={null}>
      {scene}
      <Unfinished until={never} />
    </Suspense>
  );
}

/** Whether the visitor asked for fewer bytes; browsers that do not say count as no. */
function savesData(): boolean {
  const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}

/** What waits for ever keeps all that stands beside it from being shown. */
function Unfinished({ until }: { readonly until: Promise<never> }): ReactNode {
  return use(until);
}
