import type { ClientCore } from "./client-core.js";
import { timesOf } from "./client-times.js";
import { createConfigurationSource } from "./configuration-source.js";
import { browserConnectionServices } from "./connection-services.js";
import type { Permission } from "./consent.js";
import { createDelivery } from "./delivery.js";
import { explainFlags } from "./explain-flags.js";
import type { Decision } from "./flags.js";
import { createHosts } from "./hosts.js";
import { removeInactive } from "./inactive-visitors.js";
import { createRecentExposures, type RecentExposures } from "./recent-exposures.js";
import { createRemoteCalls, type RemoteCalls } from "./remote-calls.js";
import { createSend } from "./request.js";
import { createTracker } from "./tracker.js";
import { unsentOf } from "./visitor/unsent.js";
import type { Visitor } from "./visitor/visitor.js";

/** What a client does beside the evaluation of flags, above all with the provider: it is loaded while the page is drawn. */
export interface Connection extends RemoteCalls, Pick<RecentExposures, "trackingCode"> {
  /** Puts a configuration in force, keeps it up to date, and resumes. Rejects with ClientConfiguration where there is none. */
  start(): Promise<void>;
  /** Sends what failed before, on this page or an earlier one. */
  resume(): void;
  /** Sends what an earlier page left of a visitor. */
  meet(visitor: Visitor): void;
  /** Sends what a visitor's decision allows, and gives up what it does not. */
  decided(visitor: Visitor, visitorCode: string, consent: boolean, sent: Permission["sent"]): void;
  expose(visitor: Visitor, visitorCode: string, isUniqueIdentifier: boolean, featureKey: string, decision: Decision): void;
  /** Sends a visitor's data, or that of every visitor with data, at once. */
  flush(visitorCode: string | undefined, isUniqueIdentifier: boolean): void;
  readonly explainFlags: typeof explainFlags;
  stop(): void;
}

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
  const tracker = createTracker({ ...core, clock, delivery, random: Math.random, changed: visitors.changed });
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
