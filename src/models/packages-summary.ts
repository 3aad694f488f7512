import { packageFamilies, type PackageCode, type PackageContents } from "../domain/packages.js";
import { transportOfOrigin } from "../domain/sold-packages.js";
import type { SearchSnapshot } from "../store/state/types.js";

/** What the closed field of the packages reads from the search. */
export const packagesSummaryParts = ({ packages, settings, flags, transfer, origin }: SearchSnapshot) => ({
  packages,
  locale: settings.locale,
  flags,
  transfer,
  origin,
});

type SummaryParts = Pick<ReturnType<typeof packagesSummaryParts>, "packages"> & Parameters<typeof transportOfOrigin>[0];

type Transport = NonNullable<PackageContents["transport"]>;

/**
 * What the field shows for the chosen packages: the only one, the transport that all of several have, or how many; without a
 * choice, how the origin is left.
 */
type PackagesSummary =
  | { readonly kind: "package"; readonly code: PackageCode }
  | { readonly kind: "transport"; readonly transport: Transport }
  | { readonly kind: "count"; readonly count: number };

/** Null where all packages are possible. */
export function packagesSummary({ packages, ...trip }: SummaryParts): PackagesSummary | null {
  const [first, ...others] = packages;
  if (!first) return byTransport(transportOfOrigin(trip));
  if (others.length === 0) return { kind: "package", code: first };
  const { transport } = packageFamilies[first];
  const isShared = others.every((code) => packageFamilies[code].transport === transport);
  return (isShared && byTransport(transport)) || { kind: "count", count: packages.length };
}

const byTransport = (transport: Transport | null): PackagesSummary | null => transport && { kind: "transport", transport };
