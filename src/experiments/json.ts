/** A value of JSON that has fields. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord => typeof value === "object" && value !== null && !Array.isArray(value);

/** The list, or an empty one for a value that is none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether the value is a number other than NaN. */
export const isNumber = (value: unknown): value is number => typeof value === "number" && !Number.isNaN(value);
