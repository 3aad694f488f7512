/** The seller's package codes. */
export const packageCodes = ["HS", "PF", "PFP", "PFTT", "PFTTF", "PFPTTF", "PFF", "PFPF", "PFCS", "PFPCS"] as const;
export type PackageCode = (typeof packageCodes)[number];
