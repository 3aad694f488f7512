export const toolNames = ["search_stays", "cheapest_dates", "where_to_go", "stay_details", "compare_stays", "open_stay"] as const;
export type ToolName = (typeof toolNames)[number];

/** Why a call of a tool has no result. */
export const toolErrorCodes = [
  "invalid_input",
  "unknown_field",
  "unknown_place",
  "dates_passed",
  "unknown_stay",
  "not_offered",
  "not_ready",
  "unavailable",
] as const;
export type ToolErrorCode = (typeof toolErrorCodes)[number];

type ProposalText = "open" | "open_yes" | "show" | "show_yes" | "no" | "guests" | "found";

/** The words of tools in one language: `locales/<locale>/tools.json`. */
export interface ToolWords {
  readonly tools: Readonly<Record<ToolName, string>>;
  /** The descriptions that differ on a server, where there is no visitor to ask. */
  readonly withoutVisitor: Readonly<Partial<Record<ToolName, string>>>;
  /** What each part of an input means. */
  readonly fields: Readonly<Record<string, string>>;
  /** What happened and what to do, with `{{field}}` and `{{detail}}`. */
  readonly errors: Readonly<Record<ToolErrorCode, { readonly message: string; readonly help: string }>>;
  /** What the visitor is asked, with `{{name}}`, and about what, with `{{count}}`. */
  readonly proposals: Readonly<Record<ProposalText, string>>;
}

/** A text with its blanks filled. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_blank, name: string) => values[name] ?? "");
}
