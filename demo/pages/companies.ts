import type { Contribution } from "../../src/domain/contribution.js";
import type { Traveller } from "../../src/domain/company.js";

/** A works council as whose visitor the demo can be seen. */
interface DemoCompany {
  /** The value of the `company` cookie; empty for a visitor whose works council is unknown. */
  readonly name: string;
  readonly label: string;
  /** The companions that the visitor has saved there. */
  readonly travellers: readonly Traveller[] | null;
  /** What its works council pays of a stay. */
  readonly contribution?: Contribution;
}

export const defaultCompany = "altitude";

export const demoCompanies: readonly DemoCompany[] = [
  { name: defaultCompany, label: "Comité Altitude", travellers: null },
  {
    name: "cgos",
    label: "CGOS, voyageurs enregistrés",
    travellers: [
      { isSelected: false, isMain: true, age: 42 },
      { isSelected: true, isMain: false, age: 40 },
      { isSelected: true, isMain: false, age: 9 },
      { isSelected: false, isMain: false, age: 15 },
    ],
  },
  {
    name: "valmont",
    label: "CSE Valmont, paie une part",
    travellers: null,
    contribution: {
      label: "CSE Valmont",
      bands: [
        { id: "A", label: "Tranche A", rate: 0.4 },
        { id: "B", label: "Tranche B", rate: 0.3 },
        { id: "C", label: "Tranche C", rate: 0.15 },
      ],
      perYear: { max: 450 },
      paid: "at-checkout",
      note: "Par famille et par an, selon le quotient familial. Le comité vérifie la tranche à l’inscription.",
    },
  },
  { name: "", label: "Aucun comité", travellers: null },
];

export const contributionOf = (company: string): Contribution | null =>
  demoCompanies.find(({ name }) => name === company)?.contribution ?? null;
