import { DatabaseError } from "pg";
import { StartFailure } from "../start-failure.js";

/** The code of a failure, PostgreSQL's or the network's; empty if it has none. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Why something failed, in one line. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message || codeOf(error)).replaceAll(/\s+/g, " ");
}

const cancelled = "57014";
/** Classes of failures that no statement is the cause of: connection, authorisation, catalogue, resources, operator, system, data. */
const serverClasses = ["08", "28", "3D", "53", "57", "58", "XX"];

/** Whether the server failed, or the way to it, rather than a statement. */
export function isServerFailure(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true;
  const code = error.code ?? "";
  return code !== cancelled && serverClasses.includes(code.slice(0, 2));
}

const timeLimits = [cancelled, "55P03", "25P03"];
/** Whether a statement took too long, or waited too long for a lock. */
export const isTimeLimit = (error: unknown): boolean => timeLimits.includes(codeOf(error));

const missing = ["42P01", "3F000"];
/** Whether a statement names a table that is not there. */
export const isMissing = (error: unknown): boolean => missing.includes(codeOf(error));

const conflicts = ["40001", "40P01"];
/** Whether a statement met what another changes, or what a standby copies. */
export const isConflict = (error: unknown): boolean => conflicts.includes(codeOf(error));

/** A server's address without its password. */
export function serverLabel(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}

/** Refuses what is not the address of a PostgreSQL server. */
export function checkAddress(variable: string, url: string): void {
  if (URL.canParse(url) && ["postgres:", "postgresql:"].includes(new URL(url).protocol)) return;
  throw new StartFailure(
    `${variable} is not the address of a PostgreSQL server.`,
    "Give postgres://user:password@host:port/database, or remove it to use the embedded database.",
  );
}

const oldest = 150_000;

/** Refuses a server that is older than the SQL needs; the version as `server_version_num` gives it. */
export function checkVersion(version: number, url: string): void {
  if (version >= oldest) return;
  throw new StartFailure(
    `The PostgreSQL server ${serverLabel(url)} has version ${Math.floor(version / 10_000)}, but 15 or newer is needed.`,
    "Upgrade it, or give the address of a newer one in DATABASE_URL.",
  );
}

interface Explained {
  readonly codes: readonly string[];
  /** A pooler's own messages, which come with a code that is no help. */
  readonly words?: RegExp;
  readonly what: (server: string, reason: string) => string;
  readonly whatToDo: string;
}

const explained: readonly Explained[] = [
  {
    codes: ["ENOTFOUND", "EAI_AGAIN"],
    what: (server) => `The host of the PostgreSQL server ${server} is unknown.`,
    whatToDo: "Correct the host in DATABASE_URL, or check that its name can be resolved here.",
  },
  {
    codes: ["ECONNREFUSED"],
    what: (server) => `No PostgreSQL server listens at ${server}.`,
    whatToDo: "Start it, or correct the host and port in DATABASE_URL.",
  },
  {
    codes: ["3D000"],
    words: /no such database/,
    what: (server, reason) => `The PostgreSQL server ${server} has not that database: ${reason}.`,
    whatToDo: "Create it, or correct the name at the end of DATABASE_URL.",
  },
  {
    codes: ["28P01", "28000"],
    words: /password|SASL|authentication|no such user/,
    what: (server, reason) => `The PostgreSQL server ${server} refuses the user: ${reason}.`,
    whatToDo: "Correct the user and password in DATABASE_URL, or what pg_hba.conf allows them.",
  },
  {
    codes: ["42501"],
    what: (server, reason) => `The user may not build the catalogue on the PostgreSQL server ${server}: ${reason}.`,
    whatToDo: "Grant the user CREATE on the database, or an empty schema of its own that ENGINE_SCHEMA names.",
  },
];

/** Why the engine cannot use a server from the start on, in two lines. */
export function startFailure(error: unknown, url: string): StartFailure {
  if (error instanceof StartFailure) return error;
  const [code, reason] = [codeOf(error), reasonOf(error)];
  const found = explained.find(({ codes }) => codes.includes(code)) ?? explained.find(({ words }) => words?.test(reason));
  if (found) return new StartFailure(found.what(serverLabel(url), reason), found.whatToDo);
  return new StartFailure(
    `The PostgreSQL server ${serverLabel(url)} cannot be used: ${reason}.`,
    "Check that it runs and answers at DATABASE_URL, then start again.",
  );
}
