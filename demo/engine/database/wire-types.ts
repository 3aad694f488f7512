import { types } from "pg";

const bigintType = 20;
const dateType = 1082;
const numericType = 1700;

/** How values are read: days as they are written, large whole numbers and sums as numbers. */
export const typesRead: Pick<typeof types, "getTypeParser"> = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === dateType) return (value: string) => value;
    if (oid === bigintType || oid === numericType) return Number;
    return types.getTypeParser(oid, format);
  },
};
