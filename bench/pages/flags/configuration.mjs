/**
 * Fifty flags with two rules each, for every library: an experiment of three variations for nine tenths of a segment, then a delivery
 * to half of all visitors. A third of the experiments is for everyone, a third for a segment of one condition, a third for a segment
 * of six conditions in three groups.
 */

const count = 50;
const variations = [
  { key: "control", share: 0.34 },
  { key: "first", share: 0.33 },
  { key: "second", share: 0.33 },
];
const experimentShare = 0.9;
const deliveryShare = 0.5;

export const memberships = ["none", "silver", "gold", "platinum"];
export const devices = ["DESKTOP", "PHONE", "TABLET"];
export const countries = ["France", "Belgium", "Netherlands", "Spain", "Germany"];

/** What custom data is about, by index. */
export const customDataIndices = { membership: 1, stays: 2 };

const indices = Array.from({ length: count }, (_, index) => index);

export const featureKeys = indices.map((index) => `flag-${index}`);

/** What the segments of a flag look for, so that flags do not all look for the same. */
const soughtBy = (index) => ({
  membership: memberships[index % memberships.length],
  device: devices[index % devices.length],
  country: countries[index % countries.length],
  otherCountry: countries[(index + 1) % countries.length],
  staysMinimum: index % 5,
});

const customDatum = (name, valueMatchType, value) => ({
  targetingType: "CUSTOM_DATUM",
  customDataIndex: String(customDataIndices[name]),
  valueMatchType,
  value,
  isInclude: true,
});

/** `[conditions, operators]` of each group; an operator is true for OR. */
const segmentKinds = [
  () => null,
  ({ membership }) => [[[customDatum("membership", "EXACT", membership)], []]],
  ({ membership, device, country, otherCountry, staysMinimum }) => [
    [
      [
        { targetingType: "GEOLOCATION", country, isInclude: true },
        { targetingType: "GEOLOCATION", country: otherCountry, isInclude: true },
      ],
      [true],
    ],
    [
      [
        { targetingType: "PAGE_URL", matchType: "CONTAINS", url: "/stays/", isInclude: true },
        { targetingType: "DEVICE_TYPE", device, isInclude: false },
      ],
      [false],
    ],
    [[customDatum("stays", "GREATER", String(staysMinimum)), customDatum("membership", "EXACT", membership)], [true]],
  ],
];

function segmentOf(index) {
  const groups = segmentKinds[index % segmentKinds.length](soughtBy(index));
  return (
    groups && {
      id: 5000 + index,
      name: `segment ${index}`,
      conditionsData: {
        firstLevelOrOperators: groups.slice(1).map(() => false),
        firstLevel: groups.map(([conditions, orOperators]) => ({ conditions, orOperators })),
      },
    }
  );
}

const flagOf = (index) => ({
  id: index + 1,
  featureKey: featureKeys[index],
  environmentEnabled: true,
  defaultVariationKey: "off",
  variations: [...variations, { key: "on" }, { key: "off" }].map(({ key }) => ({ key, variables: [] })),
  rules: [
    {
      id: 1000 + index,
      order: 0,
      type: "EXPERIMENTATION",
      exposition: experimentShare,
      experimentId: 2000 + index,
      respoolTime: null,
      variationByExposition: variations.map(({ key, share }, place) => ({
        variationKey: key,
        variationId: 10 * index + place + 1,
        exposition: share,
      })),
      segment: segmentOf(index),
    },
    {
      id: 3000 + index,
      order: 1,
      type: "TARGETED_DELIVERY",
      exposition: deliveryShare,
      experimentId: 4000 + index,
      respoolTime: null,
      variationByExposition: [{ variationKey: "on", variationId: 10 * index + 9, exposition: 1 }],
      segment: null,
    },
  ],
});

/** A configuration as the provider serves it, as JSON text. */
const configurationWith = (featureFlags) =>
  JSON.stringify({
    configuration: { realTimeUpdate: false, consentType: "NOT_REQUIRED", dataApiDomain: "data.kameleoon.io" },
    customData: Object.values(customDataIndices).map((index) => ({ index, localOnly: false, isMappingIdentifier: false, scope: "VISIT" })),
    featureFlags,
  });

export const configurationText = configurationWith(indices.map(flagOf));

export const manyRules = 10_000;
export const manyRulesKey = "many";

/** One flag with many rules, each for a segment that no visitor is in. */
export function manyRulesText() {
  const { rules, ...flag } = flagOf(0);
  const [rule] = rules;
  const nobody = (id) => ({
    id,
    name: `segment ${id}`,
    conditionsData: {
      firstLevelOrOperators: [],
      firstLevel: [{ conditions: [customDatum("membership", "EXACT", "nobody's")], orOperators: [] }],
    },
  });
  const many = Array.from({ length: manyRules }, (_, index) => ({ ...rule, id: 1000 + index, order: index, segment: nobody(1 + index) }));
  return configurationWith([{ ...flag, featureKey: manyRulesKey, rules: many }]);
}

const growthBookConditions = [
  () => ({}),
  ({ membership }) => ({ condition: { membership } }),
  ({ membership, device, country, otherCountry, staysMinimum }) => ({
    condition: {
      $and: [
        { $or: [{ country }, { country: otherCountry }] },
        { url: { $regex: "/stays/" }, device: { $ne: device } },
        { $or: [{ stays: { $gt: staysMinimum } }, { membership }] },
      ],
    },
  }),
];

/** The same flags in GrowthBook's form. */
export const growthBookFeatures = Object.fromEntries(
  indices.map((index) => [
    featureKeys[index],
    {
      defaultValue: "off",
      rules: [
        {
          key: `experiment-${2000 + index}`,
          seed: String(2000 + index),
          hashAttribute: "id",
          hashVersion: 2,
          coverage: experimentShare,
          variations: variations.map(({ key }) => key),
          weights: variations.map(({ share }) => share),
          ...growthBookConditions[index % growthBookConditions.length](soughtBy(index)),
        },
        { force: "on", seed: String(4000 + index), hashAttribute: "id", hashVersion: 2, coverage: deliveryShare },
      ],
    },
  ]),
);
