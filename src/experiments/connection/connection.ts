import type { ClientCore } from "../client/core.js";
import { timesOf } from "./times.js";
import { createConfigurationSource } from "./configuration-source.js";
import type { Connection } from "./interface.js";
import { browserConnectionServices } from "./services.js";
import { createDelivery } from "./delivery.js";
import { explainFlags } from "../evaluation/explain-flags.js";
import { createHosts } from "./hosts.js";
import { removeInactive } from "../visitor/inactive-visitors.js";
import { createRecentExposures } from "./recent-exposures.js";
import { createRemoteCalls } from "./remote-calls.js";
import { createSend } from "./request.js";
import { createTracker } from "./tracker.js";
import { unsentOf } from "../visitor/unsent.js";
import type { Visitor } from "../visitor/visitor.js";

export function createConnection(core: ClientCore): Connection {
  const { client, report, permission, known, visitors, store } = core;
  const { clock, fetch, openEvents, onPageHidden, onOnline } = { ...browserConnectionServices(), ...client.services };
  const { requestTimeout, updateInterval, cleanupInterval } = timesOf(client);
  const hosts = createHosts(client, report);
  const dataHost = () => hosts(known()?.dataApiDomain ?? null).data;
  const send = createSend(fetch, clock, requestTimeout);
  const isKept = (visitorCode: string) => permission(visitorCode).isKept;
  const source = createConfigurationSource({ ...core, updateInterval, hosts: hosts(null), send, clock, openEvents });
  const delivery = createDelivery({ ...core, dataHost, send, clock, isKept });
  const tracker = createTracker({ ...core, clock, delivery, changed: visitors.changed });
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
    ...createRemoteCalls({ ...core, dataHost, send, clock }),
    explainFlags,
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
