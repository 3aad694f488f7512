/**
 * Takes from React what no element here can reach: it renders on the client alone, into shadow roots, and asks neither for
 * hydration nor view transitions, fragment handles, documents' own tags or lists of boundaries.
 * Each name is a function of react-dom that only such a feature calls.
 */
import { parseAst } from "rollup/parseAst";

/** By feature: functions that may become empty, since nothing that is used reads what they answer. */
const unreached = {
  viewTransitions: `startViewTransition trackEnterViewTransitions applyViewTransitionToHostInstances
    applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions
    commitEnterViewTransitions commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions
    restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
    measureViewTransitionHostInstancesRecursive measureNestedViewTransitions scheduleViewTransitionEvent
    applyViewTransitionName restoreViewTransitionName createViewTransitionInstance getViewTransitionName
    getViewTransitionClassName reportViewTransitionError recursivelyTraverseAfterMutationEffects
    commitAfterMutationEffectsOnFiber flushAfterMutationEffects`,
  fragmentHandles: `FragmentInstance addFragmentHandleToFiber addFragmentHandleToInstance commitNewChildToFragmentInstance
    deleteChildFromFragmentInstance commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects
    commitFragmentInstanceDeletionEffects`,
  hydration: `throwOnHydrationMismatch prepareToHydrateHostInstance popToNextHostParent popHydrationState resetHydrationState
    queueHydrationError upgradeHydrationErrorsToRecoverable updateDehydratedSuspenseComponent clearHydrationBoundary
    hideOrUnhideDehydratedBoundary canHydrateInstance canHydrateTextInstance canHydrateHydrationBoundary
    registerSuspenseInstanceRetry getNextHydratable getNextHydratableInstanceAfterHydrationBoundary
    getParentHydrationBoundary mountHostRootWithoutHydrating retrySuspenseComponentWithoutHydrating
    pushDehydratedActivitySuspenseHandler getBumpedLaneForHydration getBumpedLaneForHydrationByLane
    commitActivityHydrationCallbacks commitSuspenseHydrationCallbacks retryDehydratedSuspenseBoundary
    attemptContinuousHydration attemptHydrationAtCurrentPriority attemptExplicitHydrationTarget clearIfContinuousEvent
    accumulateOrCreateContinuousQueuedReplayableEvent queueIfContinuousEvent attemptReplayContinuousQueuedEvent
    attemptReplayContinuousQueuedEventInMap replayUnblockedEvents scheduleCallbackIfUnblocked scheduleReplayQueueIfNeeded
    retryIfBlockedOn ReactDOMHydrationRoot checkForUnmatchedText pushMaterializedTreeId`,
  documentTags: `isHostHoistableType getHoistableRoot preconnectAs prefetchDNS preconnect preload preloadModule preinitStyle
    preinitScript preinitModuleScript getResource preloadStylesheet acquireResource insertStylesheet
    adoptPreloadPropsForStylesheet adoptPreloadPropsForScript getHydratableHoistableCache mountHoistable preloadResource
    suspendResource insertStylesheetIntoRoot insertSuspendedStylesheets createHoistableInstance isSingletonScope
    resolveSingletonInstance releaseSingletonInstance clearSingletonPreambleContribution commitHostSingletonAcquisition
    stylesheetPropsFromRawProps preloadResourceAndSuspendIfNeeded`,
  boundaryLists: "findLastContentRow initSuspenseListRenderState updateSuspenseListComponent cutOffTailIfNeeded",
  actions: `dispatchActionState runActionStateAction handleActionReturnValue onActionSuccess onActionError mountActionState
    updateActionState updateActionStateImpl rerenderActionState startHostTransition ensureFormComponentIsStateful
    requestFormReset$1 defaultOnDefaultTransitionIndicator extractEvents$1 startTransition dispatchOptimisticSetState updateOptimisticImpl`,
  caches: "refreshCache useMemoCache",
  customTags: "setPropOnCustomElement",
  // Pictures tell by themselves when they have come.
  waitingPictures: `preloadInstanceAndSuspendIfNeeded recursivelyAccumulateSuspenseyCommit accumulateSuspenseyCommitOnFiber
    suspendInstance waitForCommitToBeReady`,
  selection: "constructSelectEvent getNativeBeforeInputChars getFallbackBeforeInputChars",
};

/** What a function answers where its answer is read, as it would without the feature. */
const answers = {
  isHostHoistableType: "return !1;",
  isSingletonScope: "return !1;",
  popHydrationState: "return !1;",
  preloadInstanceAndSuspendIfNeeded: "arguments[0].flags &= -16777217;",
  waitForCommitToBeReady: "return null;",
  getParentHydrationBoundary: "return null;",
  upgradeHydrationErrorsToRecoverable: "return null;",
  // The names of the components around an error: nobody reads them.
  getStackByFiberInDevAndProd: 'return "";',
};

const emptied = [...Object.values(unreached).flatMap((names) => names.trim().split(/\s+/)), "getStackByFiberInDevAndProd"];

const functionCut = (name) => [
  new RegExp(`^function ${name.replace("$", "\\$")}\\([^]*?^\\}`, "m"),
  `function ${name}() {${answers[name] ?? ""}}`,
];
const exportCut = (name) => [new RegExp(`^exports\\.${name} =[^]*?(?=^exports\\.)`, "m"), ""];
const methods = (name) => [new RegExp(`^${name}\\.prototype\\.[^]*?^\\};`, "gm"), ""];

/** What no source may import, since it is cut. */
const cutExports = {
  react: [
    "Children",
    "ViewTransition",
    "addTransitionType",
    "cache",
    "cacheSignal",
    "cloneElement",
    "startTransition",
    "unstable_useCacheRefresh",
    "useTransition",
    "useActionState",
    "useOptimistic",
  ],
  "react-dom":
    "browser preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset useFormState useFormStatus".split(" "),
  "react-dom/client": ["hydrateRoot"],
};

/**
 * Events that no view hears by a property of an element. React listens to each that it knows on every root, twice, and looks
 * for a property on every ancestor whenever one comes: a press alone begins dozens of transitions.
 */
const unheard = {
  simple: `abort beforeToggle canPlay canPlayThrough contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver
    dragStart drop durationChange emptied encrypted ended fullscreenChange fullscreenError gotPointerCapture input invalid
    keyPress loadedData loadedMetadata loadStart lostPointerCapture mouseMove mouseOut mouseOver mouseUp paste pause play playing
    pointerMove pointerOut progress rateChange reset resize seeked seeking stalled suspend timeUpdate touchCancel touchEnd
    touchStart volumeChange touchMove waiting wheel`
    .trim()
    .split(/\s+/),
  others: `AnimationEnd AnimationIteration AnimationStart DoubleClick TransitionRun TransitionStart TransitionCancel TransitionEnd
    MouseEnter
    MouseLeave Select BeforeInput CompositionStart CompositionUpdate ScrollEnd`
    .trim()
    .split(/\s+/),
};
const capitalized = (name) => name[0].toUpperCase() + name.slice(1);
const unheardNames = [...unheard.simple.map(capitalized), ...unheard.others];
const unheardProperty = new RegExp(
  `(?<!function )\\bon(${unheardNames.join("|")})(?:Capture)?\\b(?=\\s*(?:[=:,}]|["']\\s*:|\\([^()]*\\)\\s*\\{))`,
);

const eventCuts = [
  [
    /(?<=^ {4}")abort auxClick [^"]*/m,
    (list) =>
      list
        .split(" ")
        .filter((name) => !unheard.simple.includes(name))
        .join(" "),
  ],
  [/^registerSimpleEvent\((?:[A-Z_]+|"dblclick"), "on\w+"\);\n/gm, ""],
  [/^registerDirectEvent\("onMouse(?:Enter|Leave)",[^;]*\);\n/gm, ""],
  [/^simpleEventPluginEvents\.push\("scrollEnd"\);/m, ""],
  [/^registerTwoPhaseEvent\(\s*"on(?:Select|BeforeInput|CompositionStart|CompositionUpdate)",[^;]*\);\n/gm, ""],
  // What is made of them.
  [/^ +case (?:"(?:drag|touchcancel|wheel|copy)"|ANIMATION_END|TRANSITION_END):\n[^=]*= Synthetic\w+;\n +break;\n/gm, ""],
  [/(?<=Event = )(?=createSyntheticEvent\()/g, "/*#__PURE__*/ "],
  [/(?<=EventInterface = )(?=assign\()/g, "/*#__PURE__*/ "],
  // What other browsers than today's tell of typing by.
  [/"compositionend focusout keydown keypress keyup mousedown"/, '"compositionend"'],
  [/"change click focusin focusout input keydown keyup selectionchange"/, '"change click focusin focusout input keydown keyup"'],
];

const clientCuts = [
  ...eventCuts,
  ...emptied.map(functionCut),
  exportCut("hydrateRoot"),
  methods("FragmentInstance"),
  methods("ViewTransitionPseudoElement"),
  [/^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration =[^]*?^\};/m, ""],
  [/ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot)/g, ""],
  // Nothing hydrates, so the minifier may leave out what is done while it does.
  [/^  isHydrating = !1,\n/m, ""],
  [/\bisHydrating = !0/g, "!0"],
  [/\bisHydrating\b(?!\$|\n\) \{)/g, "!1"],
];

const cuts = {
  "react-dom/cjs/react-dom-client.production.js": clientCuts,
  "react-dom/cjs/react-dom.production.js": cutExports["react-dom"].map(exportCut),
  "react/cjs/react.production.js": cutExports.react.map(exportCut),
};

/** Applies each `[pattern, replacement]`; throws when the source no longer reads as expected. */
export function cutSource(name, source, list) {
  return list.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`${name} has no ${pattern} to cut: look at it again after its update.`);
    return text.replace(pattern, replacement);
  }, source);
}

/** Kinds of fiber that are never made: profilers, dehydrated and scope fibers, lists of boundaries, hoisted and page-wide tags, view transitions. */
const unmadeTags = new Set([12, 18, 19, 21, 26, 27, 30]);

const children = (node) =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value) => value?.type);
const isFunction = ({ type }) => type === "FunctionExpression" || type === "FunctionDeclaration" || type === "ArrowFunctionExpression";

/** Names that a `var` inside declares for the whole function around. */
function declared(node) {
  if (isFunction(node)) return [];
  const own = node.type === "VariableDeclaration" ? node.declarations.map(({ id }) => id.name) : [];
  return [...own, ...children(node).flatMap(declared)];
}

/** Whether nothing but fibers that are never made runs into a case: neither by its own tag nor by one stacked on it. */
function isUnmade(cases, index) {
  const { test } = cases[index];
  if (!unmadeTags.has(test?.value)) return false;
  const above = cases[index - 1];
  const stacked = above?.consequent.length === 0;
  return !stacked || isUnmade(cases, index - 1);
}

function casesOf(node, source) {
  const isByTag = node.type === "SwitchStatement" && source.slice(node.discriminant.start, node.discriminant.end).endsWith(".tag");
  const own = isByTag ? node.cases.filter(({ consequent }, index) => consequent.length > 0 && isUnmade(node.cases, index)) : [];
  return [
    ...own,
    ...children(node)
      .filter((child) => !own.includes(child))
      .flatMap((child) => casesOf(child, source)),
  ];
}

/** Empties what is done for fibers that are never made. */
function cutCases(source) {
  const found = casesOf(parseAst(source), source).sort((a, b) => b.start - a.start);
  return found.reduce((text, { test, start, end, consequent }) => {
    const names = [...new Set(consequent.flatMap(declared))];
    return `${text.slice(0, start)}case ${test.value}: ${names.length > 0 ? `var ${names.join(", ")};` : ""} break;${text.slice(end)}`;
  }, source);
}

function refuseUnheard(id, source) {
  const [property] = unheardProperty.exec(source) ?? [];
  if (property)
    throw new Error(`${id} has ${property}, an event that scripts/slim-react.mjs cuts from react-dom: take it off the list there.`);
}

function refuseCutImports(id, source) {
  for (const [, names, module] of source.matchAll(/import\s*\{([^}]*)\}\s*from\s*"(react(?:-dom)?(?:\/client)?)"/g)) {
    const cut = names
      .split(",")
      .map((name) => name.trim().split(" ")[0])
      .find((name) => cutExports[module]?.includes(name));
    if (cut) throw new Error(`${id} imports ${cut}, which scripts/slim-react.mjs cuts from ${module}: take it off the list there.`);
  }
}

/** React without what no element here can reach: an eighth of it. */
export const slimReact = () => ({
  name: "slim-react",
  transform(source, id) {
    const path = id.replaceAll("\\", "/");
    const file = Object.keys(cuts).find((name) => path.endsWith(`/node_modules/${name}`));
    if (file) {
      const code = cutSource(file, source, cuts[file]);
      return { code: cuts[file] === clientCuts ? cutCases(code) : code, map: null };
    }
    if (path.includes("/node_modules/")) return null;
    refuseCutImports(path, source);
    refuseUnheard(path, source);
    return null;
  },
});
