import { isText } from "../common/json.js";
import { createNonce } from "../common/nonce.js";
import type { Configuration } from "../configuration/configuration.js";
import { browserTypes, operatingSystemTypes } from "../visitor/data.js";
import type { CustomData, VisitorDatum } from "../visitor/data.js";
import type { StoredDatum } from "../visitor/targeting-data.js";
import type { Exposure } from "../visitor/unsent.js";

/** A datum; its line has a new nonce if it was sent before or has none. */
type SentDatum = VisitorDatum & Partial<Pick<StoredDatum, "sent" | "nonce">>;

export interface TrackingContent {
  readonly data: Iterable<SentDatum>;
  /** The exposures to send: empty for a visitor who was not allocated, null for a call without an exposure. */
  readonly exposures: readonly Exposure[] | null;
}

/** The fields of a line in their order; absent ones are left out, and a list is written as `[1,2]`. */
type Fields = Readonly<Record<string, string | number | boolean | readonly number[] | null | undefined>>;

/**
 * The body of a tracking call: a line for each datum and, for an exposure, an empty line and one line for each experiment. If
 * there is nothing to send, one `activity` line.
 */
export function trackingBody({ data, exposures }: TrackingContent, configuration: Configuration): string {
  const line = (fields: Fields, nonce?: unknown): string => textOf({ ...fields, nonce: isText(nonce) && nonce ? nonce : createNonce() });
  const dataLines = [...data].flatMap((datum) => {
    const fields = fieldsOf(datum, configuration);
    return fields ? [`${line(fields, datum.sent ? undefined : datum.nonce)}\n`] : [];
  });
  const experimentLines = (exposures ?? [])
    .toSorted((first, second) => first.experimentId - second.experimentId)
    .map(({ experimentId, variationId, nonce }) => `${line({ eventType: "experiment", id: experimentId, variationId }, nonce)}\n`);
  if (experimentLines.length > 0) return [...dataLines, "\n", ...experimentLines].join("");
  return dataLines.join("") || `${exposures ? "\n" : ""}${line({ eventType: "activity" })}`;
}

function textOf(fields: Fields): string {
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      value == null ? [] : `${name}=${typeof value === "object" ? `[${value.join(",")}]` : encodeURIComponent(value)}`,
    )
    .join("&");
}

/** The line of a datum; null for one that is never sent. */
function fieldsOf(datum: VisitorDatum, configuration: Configuration): Fields | null {
  switch (datum.type) {
    case "customData":
      return customDataFields(datum, configuration);
    case "pageView": {
      const { urlAddress, title, referrers } = datum;
      return { eventType: "page", href: urlAddress, title, referrersIndices: referrers?.length ? referrers : undefined };
    }
    case "conversion":
      return { eventType: "conversion", goalId: datum.goalId, revenue: datum.revenue ?? 0, negative: datum.negative ?? false };
    case "geolocation": {
      const { country, region, city, postalCode, coordinates: [latitude, longitude] = [] } = datum;
      return { eventType: "geolocation", country, region, city, postalCode, latitude, longitude };
    }
    case "browser": {
      const { browser, version } = datum;
      return { eventType: "staticData", browser, browserIndex: browserTypes.indexOf(browser), browserVersion: version };
    }
    case "operatingSystem": {
      const { operatingSystem: os } = datum;
      return { eventType: "staticData", os, osIndex: operatingSystemTypes.indexOf(os) };
    }
    case "device":
      return { eventType: "staticData", deviceType: datum.device };
    default:
      return null;
  }
}

function customDataFields({ index, value }: CustomData, { customData }: Configuration): Fields | null {
  if (value.length === 0) return null;
  return {
    eventType: "customData",
    index,
    valuesCountMap: JSON.stringify(Object.fromEntries(value.map((text) => [text, 1]))),
    overwrite: true,
    mappingIdentifier: customData.get(index)?.isMappingIdentifier || undefined,
  };
}
