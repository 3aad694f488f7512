import { Activity, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { isFlightVariant } from "../../domain/settings.js";
import { useSearch } from "../../store/useSearch.js";
import { useHost } from "../controls/host.js";
import { Panel } from "../controls/Panel.js";
import { whenIdle } from "../controls/useWhenIdle.js";
import { Bar } from "./Bar.js";
import { fieldsOf, type FieldName } from "./fields.js";
import { LazyFlow } from "./LazyFlow.js";

const nothing = () => {};

/** What was rehearsed on this page: code is compiled once, however many bars there are. */
const rehearsed = new Set<string>();

/** How any panel opens, the index of the mobile flow, or what a field opens. */
type Scene = "opening" | "index" | FieldName;

/**
 * Draws what the module opens and lays it out, each while the browser rests, and presses the field that stands first, for nobody
 * to see: what a first time takes longer, by code compiled, formats made, styles matched and text shaped, no press has to wait
 * for. Nothing of it is kept, nor has it any effect.
 */
export function Rehearsal({ mobile }: { readonly mobile: boolean }): ReactNode {
  const flightVariant = useSearch((search) => isFlightVariant(search.settings));
  const scenes: readonly Scene[] = [mobile ? "index" : "opening", ...fieldsOf(flightVariant)];
  const form = scenes.join();
  const [step, setStep] = useState(-1);
  const begun = step >= 0;
  useEffect(() => {
    if (begun || rehearsed.has(form)) return;
    return whenIdle(() => {
      rehearsed.add(form);
      setStep(0);
    });
  }, [begun, form]);
  const scene = scenes[step];
  const stage = useStage(scene !== undefined);
  if (scene === undefined) return null;
  const next = () => setStep(step + 1);
  return createPortal(
    scene === "opening" ? (
      <Opening onEnd={next} />
    ) : (
      <Play key={scene} stage={stage} onEnd={next}>
        {mobile ? (
          <LazyFlow surface={{ open: scene, show: nothing }} onSubmit={nothing} standIn={() => null} />
        ) : (
          <Bar open={scene === "index" ? null : scene} onShow={nothing} onSubmit={nothing} />
        )}
      </Play>
    ),
    stage,
  );
}

/** A root within the element's own, with its styles: out of reach of pointer, keyboard, screen readers and scripts, and unseen. */
function useStage(stands: boolean): ShadowRoot {
  const { element } = useHost();
  const [stage] = useState(() => {
    const place = document.createElement("div");
    place.inert = true;
    place.style.cssText = "position:fixed;inset:0;contain:strict;opacity:0;pointer-events:none";
    return place.attachShadow({ mode: "closed" });
  });
  // Before the effects of what is on it, and once every sheet has come.
  useInsertionEffect(() => {
    const root = element.shadowRoot;
    if (!stands || !root) return;
    dress(stage, root);
    root.append(stage.host);
    return () => stage.host.remove();
  }, [element, stage, stands]);
  return stage;
}

function dress(stage: ShadowRoot, { adoptedStyleSheets }: ShadowRoot): void {
  stage.adoptedStyleSheets = [...adoptedStyleSheets];
}

/**
 * An empty panel whose effects have run and ended before anything is painted, or any key can be pressed. It stays with the
 * viewport: any other would scroll the page until it is seen.
 */
function Opening({ onEnd }: { onEnd(): void }) {
  const place = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useLayoutEffect(onEnd, []);
  return (
    <>
      <div ref={place} />
      <Panel label="" anchor={place} fixed onExit={nothing}>
        {null}
      </Panel>
    </>
  );
}

interface PlayProps {
  readonly stage: ShadowRoot;
  readonly children: ReactNode;
  onEnd(): void;
}

/** Shows a scene for one frame and presses its first field. It stands in a hidden activity: none of its effects runs. */
function Play({ stage, children, onEnd }: PlayProps) {
  useEffect(() => {
    let left = false;
    let stop = nothing;
    const rest = () => void (stop = whenIdle(() => void play()));
    const play = async () => {
      // React draws what is hidden when it has nothing else to do.
      if (!stage.firstChild) return rest();
      show(stage);
      await nextFrame();
      await nextFrame();
      if (left) return;
      press(stage.querySelector("[data-field]"));
      onEnd();
    };
    rest();
    return () => {
      left = true;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once a scene
  }, []);
  return <Activity mode="hidden">{children}</Activity>;
}

function show(stage: ShadowRoot): void {
  for (const scene of stage.children) if (scene instanceof HTMLElement) scene.style.removeProperty("display");
  // Not opened: over everything it would be seen, and an open dialog takes the Escape of another.
  for (const surface of stage.querySelectorAll<HTMLElement>("[popover], dialog")) surface.style.display = "block";
}

/** The page hears nothing of it: the events do not leave the stage. */
function press(target: Element | null): void {
  for (const type of ["pointerdown", "pointerup"]) target?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
