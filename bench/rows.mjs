/** What is measured, in the order of printing. */
export const rows = [
  { name: "first render of two months", file: "first-months.bench.jsx", peer: "react-day-picker", limit: 0.8, rounds: 200 },
];
