import type { Clock } from "../../platform/clock.js";
import type { Configuration } from "../configuration/configuration.js";
import type { Decision } from "../evaluation/flags.js";
import type { Permission } from "../visitor/consent.js";
import { markSent, unsentData, unsentExposures, unsentOf } from "../visitor/unsent.js";
import type { Visitor } from "../visitor/visitor.js";
import type { Delivery } from "./delivery.js";
import { trackingBody } from "./tracking-lines.js";

export interface TrackerOptions {
  readonly siteCode: string;
  configuration(): Configuration;
  readonly clock: Clock;
  readonly delivery: Delivery;
  permission(visitorCode: string): Permission;
  /** Called when a visitor's stored data has changed. */
  changed(visitor: Visitor): void;
}

export interface Tracker {
  /** Sends the exposure of a visitor to a flag's variation, together with what follows within a tenth of a second. */
  expose(visitor: Visitor, visitorCode: string, isMappingIdentifier: boolean, featureKey: string, decision: Decision): void;
  /** Sends the exposures and conversions that remain from an earlier page, or from before the visitor agreed. */
  resume(visitor: Visitor): void;
  /** Sends a visitor's data at once. */
  flush(visitor: Visitor, visitorCode: string, isMappingIdentifier: boolean): void;
  /** Sends at once the exposures that are due, since the page may be left. */
  flushDue(): void;
  stop(): void;
}

/** A call that is to be sent. */
interface Call {
  readonly visitorCode: string;
  readonly isMappingIdentifier: boolean;
  /** The last decision with a variation, else the last one; null if none is due. */
  readonly decision: Decision | null;
  readonly isExposure: boolean;
}

/** Milliseconds in which exposures share a call. */
const batchDelay = 100;

export function createTracker({ siteCode, configuration, clock, delivery, permission, changed }: TrackerOptions): Tracker {
  const due = new Map<Visitor, Call>();
  /** The flags that each visitor was exposed to: a repeated exposure without a new variation is not sent. */
  const exposed = new WeakMap<Visitor, Set<string>>();
  let timer: number | undefined;

  function send(visitor: Visitor, { visitorCode, isMappingIdentifier, decision, isExposure }: Call): void {
    const { sent } = permission(visitor.code);
    const isAll = sent === "all";
    const data = unsentData(visitor, configuration()).filter(({ type }) => isAll || type === "conversion");
    const exposures = isExposure ? unsentExposures(visitor).filter(({ isTargetedRule }) => isAll || isTargetedRule) : [];
    if (sent === "nothing" || (!isAll && data.length + exposures.length === 0)) return;
    const body = trackingBody({ data, exposures: isExposure ? exposures : null }, configuration());
    // The lines of exposures follow an empty line.
    const split = `\n${body}`.indexOf("\n\n");
    markSent(visitor, data, exposures);
    delivery.deliver({
      siteCode,
      visitorCode,
      isMappingIdentifier,
      dataUrl: split < 0 ? body : body.slice(0, split),
      variationDataUrl: split < 0 ? null : body.slice(split + 1),
      experimentId: decision?.experimentId ?? null,
      variationId: decision?.variationId ?? null,
      isUnallocated: isExposure && exposures.length === 0,
      userAgent: visitor.targeting.userAgent?.value ?? null,
      timestamp: clock.now(),
      isExperiment: isExposure,
    });
    changed(visitor);
  }

  function flushDue(): void {
    clock.clearTimeout(timer);
    timer = undefined;
    const calls = [...due];
    due.clear();
    for (const [visitor, call] of calls) send(visitor, call);
  }

  function schedule(visitor: Visitor, call: Call): void {
    due.set(visitor, call);
    timer ??= clock.setTimeout(flushDue, batchDelay);
  }

  return {
    expose(visitor, visitorCode, isMappingIdentifier, featureKey, decision) {
      const flags = exposed.get(visitor) ?? new Set();
      const isUnsent = decision.experimentId !== null && visitor.variations[decision.experimentId]?.isSent === false;
      if (!isUnsent && flags.has(featureKey)) return;
      exposed.set(visitor, flags.add(featureKey));
      const former = due.get(visitor)?.decision;
      schedule(visitor, {
        visitorCode,
        isMappingIdentifier,
        decision: decision.variationId === null && former ? former : decision,
        isExposure: true,
      });
    },
    resume(visitor) {
      const isConverted = unsentOf(visitor).some(({ type }) => type === "conversion");
      if ((isConverted || unsentExposures(visitor).length > 0) && !due.has(visitor))
        schedule(visitor, { visitorCode: visitor.code, isMappingIdentifier: false, decision: null, isExposure: true });
    },
    flush(visitor, visitorCode, isMappingIdentifier) {
      const call = due.get(visitor);
      due.delete(visitor);
      send(visitor, { visitorCode, isMappingIdentifier, decision: call?.decision ?? null, isExposure: call !== undefined });
    },
    flushDue,
    stop: () => clock.clearTimeout(timer),
  };
}
