import type { Report } from "../common/report.js";

/** Bases of the provider's calls, each with its scheme and without a slash at the end. */
export interface Hosts {
  readonly configuration: string;
  readonly data: string;
  readonly events: string;
}

export interface HostSettings {
  /** The site's own domain instead of the provider's, such as `example.com`: exactly two parts. */
  readonly networkDomain?: string | undefined;
  /** Bases that override every other setting. */
  readonly hosts?: Partial<Hosts> | undefined;
}

/** The hosts of one client, by the data host that its configuration names, or null if it names none. */
export function createHosts({ networkDomain, hosts }: HostSettings, report: Report): (dataApiDomain: string | null) => Hosts {
  const domain = networkDomain !== undefined && /^[a-z\d-]+\.[a-z\d-]+$/i.test(networkDomain) ? networkDomain : null;
  if (networkDomain !== undefined && domain === null)
    report(`the network domain "${networkDomain}" is ignored: it must have exactly two parts, such as "example.com".`);
  return (dataApiDomain) => {
    const dataHost = dataApiDomain?.split(".").length === 3 ? dataApiDomain : "data.kameleoon.io";
    return {
      configuration: `https://sdk-config.${domain ?? "kameleoon.eu"}`,
      data: `https://${domain === null ? dataHost : `${dataHost.split(".")[0]}.${domain}`}`,
      events: `https://events.${domain ?? "kameleoon.com"}:8110`,
      ...hosts,
    };
  };
}
