export type Value = string | number | null;

/** The rows of a table, in the order of its columns. */
export interface TableRows {
  readonly table: string;
  readonly rows: readonly (readonly Value[])[];
}
