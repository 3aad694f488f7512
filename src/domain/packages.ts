/** The seller's package codes. */
export const packageCodes = ["HS", "PF", "PFP", "PFTT", "PFTTF", "PFPTTF", "PFF", "PFPF", "PFCS", "PFPCS"] as const;
export type PackageCode = (typeof packageCodes)[number];

/** What a package contains besides the accommodation. */
export interface PackageContents {
  readonly skipass: boolean;
  readonly equipment: boolean;
  readonly transport: "train" | "flight" | null;
  readonly shortStay: boolean;
}

function contents(included: Partial<PackageContents>): PackageContents {
  return { skipass: true, equipment: false, transport: null, shortStay: false, ...included };
}

/** The packages by what they contain. */
export const packageFamilies: Readonly<Record<PackageCode, PackageContents>> = {
  HS: contents({ skipass: false }),
  PF: contents({}),
  PFP: contents({ equipment: true }),
  PFTT: contents({ transport: "train" }),
  PFTTF: contents({ transport: "train" }),
  PFPTTF: contents({ transport: "train", equipment: true }),
  PFF: contents({ transport: "flight" }),
  PFPF: contents({ transport: "flight", equipment: true }),
  PFCS: contents({ shortStay: true }),
  PFPCS: contents({ shortStay: true, equipment: true }),
};

/** Accommodation only. Codes that start with it belong to its family. */
export const accommodationOnly = "HS";

export function isPackageCode(value: unknown): value is PackageCode {
  return typeof value === "string" && Object.hasOwn(packageFamilies, value);
}

/** A short stay: its code contains `CS`. */
export function isShortStay(code: string): boolean {
  return code.includes("CS");
}

export function hasTransport(code: string): boolean {
  return isPackageCode(code) && packageFamilies[code].transport !== null;
}

export function isFlight(code: string): boolean {
  return isPackageCode(code) && packageFamilies[code].transport === "flight";
}

/** With the flag, short stays are hidden until an end date is chosen. */
export function visiblePackages<Code extends string>(
  codes: readonly Code[],
  { hideShortStays, endDate }: { hideShortStays: boolean; endDate: string | null },
): Code[] {
  return codes.filter((code) => !hideShortStays || endDate !== null || !isShortStay(code));
}

/** What is left of a selection when only some packages are on offer; null, an answer without a list, reduces nothing. */
export function reducePackages(selected: readonly PackageCode[], answered: readonly string[] | null): PackageCode[] {
  return selected.filter((code) => answered === null || answered.includes(code));
}

/** Whether an origin can be chosen: the answer lists some, and sells a train or a flight. */
export function canChooseOrigin(origins: readonly unknown[] | null, packages: readonly string[] | null): boolean {
  return Boolean(origins?.length) && Boolean(packages?.some(hasTransport));
}
