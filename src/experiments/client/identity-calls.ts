import { valueText } from "../../domain/error-message.js";
import { isBoolean } from "../common/json.js";
import type { Identity } from "../visitor/identity.js";
import type { ClientCore } from "./core.js";
import type { ExperimentClient } from "./interface.js";

/** The client's calls that name the visitor, and pass on what the visitor decided. */
export function createIdentityCalls(
  { visitors, report, connect }: ClientCore,
  identity: Identity,
): Pick<ExperimentClient, "getVisitorCode" | "setLegalConsent"> {
  return {
    getVisitorCode(defaultVisitorCode) {
      const visitorCode = identity.visitorCode(defaultVisitorCode);
      connect(({ meet }) => meet(visitors.get(visitorCode)));
      return visitorCode;
    },
    setLegalConsent(visitorCode, given) {
      const consent = given === true;
      if (!isBoolean(given)) report(`setLegalConsent takes true or false; ${valueText(given)} counts as false.`);
      identity.decide(visitorCode, consent);
      const visitor = visitors.get(visitorCode);
      const { isKept, sent } = identity.permission(visitorCode);
      if (isKept) visitors.changed(visitor);
      else visitors.forget(visitor);
      connect(({ decided }) => decided(visitor, visitorCode, consent, sent));
    },
  };
}
