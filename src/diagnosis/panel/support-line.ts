import type { Finding } from "../finding.js";

/** Where something was found, for the people who help. */
export interface Place {
  readonly version: string;
  /** Of the page. Its query and its hash are left out: they may be about the visitor. */
  readonly address: string;
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly browser: string;
}

/** All of a diagnosis in one line. */
export function supportLine(findings: readonly Finding[], { version, address, width, height, browser }: Place): string {
  const named = findings.filter(({ severity }) => severity !== "info").map(({ code, severity }) => `${code} (${severity})`);
  const counts = [...new Set(named)].map((name) => {
    const count = named.filter((other) => other === name).length;
    return count > 1 ? `${name} x${count}` : name;
  });
  const notes = [...new Set(findings.filter(({ severity }) => severity === "info").map(({ code }) => code))];
  const parts = [
    `ski-elements ${version}`,
    address.replace(/[?#].*$/s, ""),
    `${width}x${height}`,
    browser,
    counts.join(", ") || "nothing wrong",
    ...(notes.length > 0 ? [`notes: ${notes.join(", ")}`] : []),
  ];
  return parts.map((part) => part.replace(/\s+/g, " ").trim()).join(" | ");
}

/** `2 errors, 1 warning, 3 notes`. */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (severity: Finding["severity"]) => findings.filter((one) => one.severity === severity).length;
  const words = [
    [count("error"), "error"],
    [count("warning"), "warning"],
    [count("info"), "note"],
  ] as const;
  const named = words.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}${number === 1 ? "" : "s"}`);
  return named.join(", ") || "Nothing is wrong, as far as can be seen";
}
