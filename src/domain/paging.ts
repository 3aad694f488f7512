/** Pages count from 1. */
export function isPage(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1;
}

export function isLastPage(page: number, pageCount: number): boolean {
  return page >= pageCount;
}
