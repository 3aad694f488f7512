import * as v from "valibot";

/** The values of tracked events, as text in the lines of a request, and what they mean. */

/** Browsers and operating systems in the order of their indices. */
const browsers = ["CHROME", "IE", "FIREFOX", "SAFARI", "OPERA", "OTHER"] as const;
const operatingSystems = ["WINDOWS", "MAC", "IOS", "LINUX", "ANDROID", "WINDOWS_PHONE"] as const;

const whole = v.pipe(v.string(), v.regex(/^\d{1,15}$/, "is no whole number"), v.transform(Number));
const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,20}(\.\d{1,20})?(e[+-]\d{1,3})?$/, "is no decimal number"), v.transform(Number));
const flag = v.pipe(
  v.picklist(["true", "false"]),
  v.transform((text) => text === "true"),
);
const nonce = v.pipe(v.string(), v.regex(/^[0-9A-F]{16}$/, "is not 16 of 0123456789ABCDEF"));
const counts = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => !Array.isArray(value), "is a list"),
  v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1))),
);
const indices = v.pipe(v.string(), v.parseJson(), v.array(v.pipe(v.number(), v.integer(), v.minValue(0))));

const customData = v.strictObject({
  eventType: v.literal("customData"),
  index: whole,
  valuesCountMap: counts,
  overwrite: flag,
  mappingIdentifier: v.optional(flag),
  nonce,
});

const conversion = v.strictObject({ eventType: v.literal("conversion"), goalId: whole, revenue: decimal, negative: flag, nonce });

const device = { deviceType: v.picklist(["PHONE", "TABLET", "DESKTOP"]) };
const browser = { browser: v.picklist(browsers), browserIndex: whole, browserVersion: v.optional(decimal) };
const operatingSystem = { os: v.picklist(operatingSystems), osIndex: whole };

/** One line holds the device, the browser or the system, or several of them; a name and its index go together. */
const staticData = v.pipe(
  v.strictObject({
    eventType: v.literal("staticData"),
    ...v.partial(v.object({ ...device, ...browser, ...operatingSystem })).entries,
    nonce,
  }),
  v.check((line) => line.deviceType !== undefined || line.browser !== undefined || line.os !== undefined, "names nothing of the device"),
  v.forward(
    v.check((line) => line.browserIndex === indexIn(browsers, line.browser), "is not the index of browser"),
    ["browserIndex"],
  ),
  v.forward(
    v.check((line) => line.osIndex === indexIn(operatingSystems, line.os), "is not the index of os"),
    ["osIndex"],
  ),
  v.forward(
    v.check((line) => line.browserVersion === undefined || line.browser !== undefined, "is given without browser"),
    ["browserVersion"],
  ),
);

function indexIn<Name extends string>(names: readonly Name[], name: Name | undefined): number | undefined {
  return name === undefined ? undefined : names.indexOf(name);
}

const page = v.strictObject({
  eventType: v.literal("page"),
  href: v.string(),
  title: v.string(),
  referrersIndices: v.optional(indices),
  nonce,
});

const geolocation = v.strictObject({
  eventType: v.literal("geolocation"),
  country: v.string(),
  region: v.optional(v.string()),
  city: v.optional(v.string()),
  postalCode: v.optional(v.string()),
  latitude: v.optional(decimal),
  longitude: v.optional(decimal),
  nonce,
});

const experiment = v.strictObject({ eventType: v.literal("experiment"), id: whole, variationId: whole, nonce });
const activity = v.strictObject({ eventType: v.literal("activity"), nonce });

/** One tracked event, from the texts of its line. */
export const eventShape = v.variant("eventType", [customData, conversion, staticData, page, geolocation, experiment, activity]);
export type TrackedEvent = v.InferOutput<typeof eventShape>;
export type EventType = TrackedEvent["eventType"];
export type EventOf<Type extends EventType> = Extract<TrackedEvent, { eventType: Type }>;
