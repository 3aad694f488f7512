/** The filters of the peers' pages. */
export const facets = [
  { attribute: "kind", title: "Kind of lodging" },
  { attribute: "stars", title: "Class" },
  { attribute: "amenities", title: "Amenities" },
];

export const sortOrders = [
  { value: "stays", label: "Best sellers" },
  { value: "stays_price_asc", label: "Price, lowest first" },
  { value: "stays_price_desc", label: "Price, highest first" },
];

const euros = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const price = (amount) => euros.format(amount);
export const rating = (value) => decimals.format(value);
