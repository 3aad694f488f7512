/** The one site whose experiments the engine runs, and where: for the engine, and for the pages that are its clients. */

export const siteCode = "neveademo1";

/** The provider's hosts, each at a path of its own. */
export const hostPaths = {
  configuration: "/experiments/config",
  data: "/experiments/data",
  events: "/experiments/events",
} as const;

/** The hosts of an engine at an origin, as a client takes them. */
export function hostsAt(origin: string): Readonly<Record<keyof typeof hostPaths, string>> {
  return {
    configuration: `${origin}${hostPaths.configuration}`,
    data: `${origin}${hostPaths.data}`,
    events: `${origin}${hostPaths.events}`,
  };
}
