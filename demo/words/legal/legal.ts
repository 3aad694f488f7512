/** The pages that the law asks of a seller, in the order of the footer's links; each is at its name after the prefix of its locale. */
export const legalNames = ["terms", "privacy", "accessibility", "seller", "protection"] as const;
export type LegalName = (typeof legalNames)[number];

export interface LegalSection {
  readonly title: string;
  readonly texts: readonly string[];
  /** What is listed by name after the texts. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
}

export interface LegalPage {
  /** In the footer. */
  readonly link: string;
  readonly title: string;
  /** For lists of search engines. */
  readonly description: string;
  readonly sections: readonly LegalSection[];
}

/** The terms and duties of the demo's seller, which is fictitious, as one of the market writes them. */
export interface LegalWords {
  /** The name of the links in the footer. */
  readonly links: string;
  /** Above each page: nothing on it is real. */
  readonly notice: string;
  readonly pages: Readonly<Record<LegalName, LegalPage>>;
}
