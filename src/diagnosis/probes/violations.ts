/** A refusal of the page's content security policy while something is tried. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

/** Runs a task, and returns what it comes to with what the policy refused meanwhile. */
export async function watchPolicy<Result>(
  task: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly violations: readonly Violation[] }> {
  const violations: Violation[] = [];
  const note = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === "enforce") violations.push({ directive: effectiveDirective, blocked: blockedURI });
  };
  document.addEventListener("securitypolicyviolation", note);
  try {
    const result = await task();
    // The event is fired in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { result, violations };
  } finally {
    document.removeEventListener("securitypolicyviolation", note);
  }
}

/** A promise that is settled after `milliseconds` at the latest, then with `otherwise`. */
export function within<Result>(milliseconds: number, promise: Promise<Result>, otherwise: Result): Promise<Result> {
  return Promise.race([promise, new Promise<Result>((resolve) => setTimeout(() => resolve(otherwise), milliseconds))]);
}
