import type { Traveller } from "../../src/domain/company.js";

/** A works council as whose visitor the demo can be seen. */
interface DemoCompany {
  /** The value of the `company` cookie; empty for a visitor whose works council is unknown. */
  readonly name: string;
  readonly label: string;
  /** The companions that the visitor has saved there. */
  readonly travellers: readonly Traveller[] | null;
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
  { name: "", label: "Aucun comité", travellers: null },
];
