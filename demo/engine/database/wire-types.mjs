import pg from "pg";

const bigintType = 20;
const dateType = 1082;
const numericType = 1700;

/** How values are read: days as they are written, large whole numbers and sums as numbers. */
export const typesRead = {
  /**
   * @param {number} type The type's id in PostgreSQL.
   * @param {"text" | "binary"} [format]
   */
  getTypeParser(type, format) {
    if (type === dateType) return (value) => value;
    if (type === bigintType || type === numericType) return Number;
    return pg.types.getTypeParser(type, format);
  },
};
