interface Options { readonly seed: string; readonly kind: string; readonly season: string; readonly time: string; readonly ratio: "3:2" | "16:9"; readonly width: number }
export function picture({ ratio, width }: Options): string {
  const height = ratio === "16:9" ? 675 : 800;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * height) / 1200)}" viewBox="0 0 1200 ${height}"><rect width="1200" height="${height}" fill="#bcd6ea"/><path d="M0 ${height}L500 200L1200 ${height}Z" fill="#fff"/></svg>`;
}
