import { removeInactive } from "../visitor/inactive-visitors.js";
import { unsentOf } from "../visitor/unsent.js";
import type { Visitor } from "../visitor/visitor.js";
import { createConfigurationSource } from "./configuration-source.js";
import { createDelivery } from "./delivery.js";
import { createHosts } from "./hosts.js";
import type { Connection, ConnectionContext } from "./interface.js";
import { createRecentExposures } from "./recent-exposures.js";
import { createRemoteCalls } from "./remote-calls.js";
import { createSend } from "./request.js";
import { browserConnectionServices } from "./services.js";
import { timesOf } from "./settings.js";
import { createTracker } from "./tracker.js";

export function createConnection(context: ConnectionContext): Connection {
  const { settings, report, permission, known, visitors, store } = context;
  const { clock, fetch, openEvents, onPageHidden, onOnline } = { ...browserConnectionServices(), ...settings.services };
  const { requestTimeout, updateInterval, cleanupInterval } = timesOf(settings);
  const hosts = createHosts(settings, report);
  const dataHost = () => hosts(known()?.dataApiDomain ?? null).data;
  const send = createSend(fetch, clock, requestTimeout);
  const isKept = (visitorCode: string) => permission(visitorCode).isKept;
  const source = createConfigurationSource({ ...context, updateInterval, hosts: hosts(null), send, clock, openEvents });
  const delivery = createDelivery({ ...context, dataHost, send, clock, isKept });
  const tracker = createTracker({ ...context, clock, delivery, changed: visitors.changed });
  const recent = createRecentExposures(clock);
  let isStopped = false;

  let cleanupTimer: number | undefined;
  function cleanUp(): void {
    removeInactive(store, clock.now());
    if (cleanupInterval !== null) cleanupTimer = clock.setTimeout(cleanUp, cleanupInterval);
  }
  cleanUp();

  function meet(visitor: Visitor): void {
    if (known()) tracker.resume(visitor);
  }

  const stops = [onPageHidden(tracker.flushDue), onOnline(delivery.resume), source.stop, tracker.stop, delivery.stop, recent.stop];
  return {
    ...createRemoteCalls({ ...context, dataHost, send, clock }),
    trackingCode: recent.trackingCode,
    async start() {
      if (!isStopped) await source.start();
      if (!isStopped) delivery.resume();
    },
    resume: delivery.resume,
    meet,
    decided(visitor, visitorCode, consent, sent) {
      if (!consent) delivery.restrict(visitorCode, sent !== "nothing");
      meet(visitor);
    },
    expose(visitor, visitorCode, isUniqueIdentifier, featureKey, decision) {
      const { experimentId, variationId } = decision;
      if (experimentId !== null && variationId !== null) recent.add(visitorCode, experimentId, variationId);
      tracker.expose(visitor, visitorCode, isUniqueIdentifier, featureKey, decision);
    },
    flush(visitorCode, isUniqueIdentifier) {
      const those = visitorCode === undefined ? visitors.all().filter(hasUnsent) : [visitors.get(visitorCode)];
      for (const visitor of those) tracker.flush(visitor, visitorCode ?? visitor.code, isUniqueIdentifier);
    },
    stop() {
      isStopped = true;
      clock.clearTimeout(cleanupTimer);
      stops.forEach((stop) => stop());
    },
  };
}

const hasUnsent = (visitor: Visitor) => unsentOf(visitor).length > 0;
