import type { Contribution } from "../contribution.js";

/** Ten kinds of rules by which works councils pay a part of their members' stays, as they publish them. */
export const contributionRules: readonly (readonly [kind: string, rule: Contribution])[] = [
  ["a share of the price, up to an amount a stay", { label: "CSE Valmont", rate: 0.3, perStay: 450 }],
  [
    "a share by income, up to an amount a year",
    {
      label: "CSE Altitude",
      bands: [
        { id: "A", label: "Tranche A", rate: 0.4 },
        { id: "B", label: "Tranche B", rate: 0.3 },
        { id: "C", label: "Tranche C", rate: 0.15 },
      ],
      perYear: { max: 450, used: 120 },
    },
  ],
  ["lodging and insurance only, a number of nights a year", { label: "CSE", rate: 0.5, base: ["stay", "insurance"], nights: { max: 21 } }],
  ["an amount a night at most, for two weeks a year", { label: "CSE", rate: 0.6, perNight: 30, nights: { max: 14, used: 10 } }],
  ["half of a paid invoice, up to an amount a year, paid back", { label: "CE", rate: 0.5, perYear: { max: 250 }, paid: "refund" }],
  ["one week a winter, up to an amount a stay", { label: "CE", rate: 0.55, nights: { max: 7 }, perStay: 700 }],
  [
    "a share of everything, taxes and charges included",
    { label: "CSE", rate: 0.2, base: ["stay", "skipass", "equipment", "transport", "fee", "tax"] },
  ],
  ["a share, of which the member pays a tenth at least", { label: "CSE", rate: 1, perStay: 2000, ownShare: { rate: 0.1 } }],
  [
    "a high share, of which the member pays an amount at least",
    { label: "CSE", rate: 0.85, ownShare: { amount: 80 }, paid: "at-checkout" },
  ],
  [
    "a band that the portal knows, and a share for others",
    { label: "CSE", rate: 0.1, bands: [{ id: "1", label: "T1", rate: 0.6 }], band: "1", perYear: { max: 900, used: 900 } },
  ],
];
