import type { ToolErrorCode, ToolName } from "../domain/tool-words.js";
import type { JsonSchema } from "./json-schema.js";

/** What a script or an assistant can call. */
export interface Tool {
  readonly name: ToolName;
  /** In the language of the search. */
  readonly description: string;
  /** JSON schema of the input. */
  readonly inputSchema: JsonSchema;
  /** It only reads: nothing that the visitor sees changes. */
  readonly readOnly: boolean;
  /** Never rejects: what goes wrong is in the answer. */
  call(input?: unknown): Promise<ToolAnswer>;
}

export type ToolAnswer = { readonly ok: true; readonly result: object } | { readonly ok: false; readonly error: ToolError };

export interface ToolError {
  readonly code: ToolErrorCode;
  /** The part of the input at fault, with dots: `budget`, `stays.1`; null where it is none. */
  readonly field: string | null;
  /** What happened, and why. */
  readonly message: string;
  /** What to do. */
  readonly help: string;
}

/** Ends a call without a result. */
export class ToolFailure extends Error {
  override readonly name = "ToolFailure";
  constructor(
    readonly code: ToolErrorCode,
    readonly field: string | null = null,
    /** What was given, or what is expected instead. */
    readonly detail = "",
  ) {
    super(code);
  }
}
