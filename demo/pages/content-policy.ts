/** What a content security policy allows, by directive. */
export type PolicyRules = Readonly<Record<string, string>>;

/** A content security policy as its header has it. */
export const policyText = (rules: PolicyRules): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
