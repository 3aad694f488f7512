/**
 * The stays that every page of the bench shows, and the responses that hold them: for our elements in the seller's format, for
 * the peers as hits of an index. The same input gives the same output, in Node and in the page.
 */
const places = ["Val Thorens", "Tignes", "Les Arcs", "La Plagne", "Avoriaz", "Les Menuires", "Flaine", "Alpe d'Huez"];
const kinds = [
  { name: "Tourism residence", id: 43 },
  { name: "Private apartment", id: 45 },
  { name: "Chalet", id: 18 },
  { name: "Hotel", id: 22 },
];
const amenities = [
  { name: "Sauna", id: 70, has: (index) => index % 2 === 1 },
  { name: "Pets allowed", id: 52, has: (index) => index % 3 === 1 },
  { name: "Wi-Fi", id: 55, has: (index) => index % 4 === 3 },
  { name: "Steam room", id: 69, has: (index) => index % 5 === 2 },
  { name: "Swimming pool", id: 74, has: (index) => index % 7 !== 1 },
  { name: "Parking", id: 36, has: (index) => index % 3 !== 1 },
  { name: "Spa", id: 71, has: (index) => index % 6 === 2 },
  { name: "TV", id: 27, has: (index) => index % 2 === 0 },
  { name: "Balcony or terrace", id: 29, has: (index) => index % 4 === 0 },
  { name: "Dishwasher", id: 22, has: (index) => index % 5 === 3 },
  { name: "Breakfast", id: 60, has: (index) => index % 4 === 1 },
  { name: "Half board", id: 61, has: (index) => index % 6 === 4 },
];
const classes = [
  { name: "5 stars", id: 317 },
  { name: "4 stars", id: 316 },
  { name: "3 stars", id: 315 },
];
const packages = [
  { code: "PF", name: "Lift pass", extra: 0, skipass: "Whole area" },
  { code: "HS", name: "Accommodation", extra: -175, skipass: null },
  { code: "PFP", name: "Lift pass and equipment", extra: 134, skipass: "Whole area" },
];
/** Two offers in each package. */
const rooms = [
  { name: "Studio, 4 people", capacity: 4, surface: 28, extra: 0 },
  { name: "2 rooms, 6 people", capacity: 6, surface: 37, extra: 160 },
];

/** Any list of 200 can be filtered once and still has 200. */
const poolSize = 1200;

/** Filters that the bench presses, by the label of their check box. Each leaves out the first stay of the list before it. */
export const pressedFilters = ["Sauna", "Pets allowed", "Wi-Fi", "Steam room"];

function stay(index) {
  const price = 480 + ((index * 137) % 900);
  const offered = amenities.filter(({ has }) => has(index));
  return {
    index,
    name: `Résidence ${["Les Cimes", "Le Grand Pic", "L'Écrin", "Les Chamois"][index % 4]} ${index}`,
    place: places[index % places.length],
    region: "Savoie",
    picture: `/pictures/${index % 24}.svg`,
    url: `/stay/${index}`,
    rating: 3.6 + (index % 14) / 10,
    reviews: 12 + ((index * 31) % 400),
    kind: kinds[index % kinds.length],
    stars: classes[index % classes.length],
    amenities: offered,
    packages: packages.map(({ name, extra }) => ({ name, price: price + extra })),
    rooms: rooms.map(({ name, surface, extra }) => ({ name, surface, price: price + extra })),
    price,
  };
}

function prestation({ index, price, kind }, group, variant) {
  const { code, skipass, extra } = packages[group];
  const { name, capacity, surface, extra: larger } = rooms[variant];
  const sum = price + extra + larger;
  return {
    id: index * 10 + group * 2 + variant + 1,
    name,
    desc: "",
    startDate: "2027-02-06",
    endDate: "2027-02-13",
    duration: 7,
    capacity,
    surface,
    skipass,
    lodgingType: kind.id,
    paymentCondition: null,
    packageId: 900,
    codePackage: code,
    pricePerLogement: sum,
    pricePerPerson: Math.round(sum / capacity),
    price: sum,
    crossedPrice: null,
    crossedPricePerLogement: null,
    promo: null,
    cancelationUntil: null,
    isWiyp: false,
  };
}

/** A stay in the seller's format. */
function product(given) {
  return {
    id: given.index + 1,
    liheId: 5000 + given.index,
    name: given.name,
    description: "",
    countryCode: "FR",
    regionName: given.region,
    regionId: 73,
    stationName: given.place,
    stationId: 12,
    packCode: "PF",
    theme: "",
    image: given.picture,
    imageSmall: given.picture,
    imageMedium: given.picture,
    reviewNumber: given.reviews,
    averageRating: given.rating,
    productPageUrl: given.url,
    criterias: [given.stars.id, ...given.amenities.map(({ id }) => id)],
    prestations: packages.flatMap((_, group) => rooms.map((_room, variant) => prestation(given, group, variant))),
    season: "H",
    packageId: 900,
    lodgingType: given.kind.id,
    skipass: "Whole area",
    wiypFees: [],
  };
}

/** A stay as a hit of the peers' index. */
function hit(given) {
  const { index, kind, stars, amenities: offered, ...rest } = given;
  return { objectID: String(index), ...rest, kind: kind.name, stars: stars.name, amenities: offered.map(({ name }) => name) };
}

/** Written as text once, so that a response costs its page nothing but the joining. */
const pool = Array.from({ length: poolSize }, (_, index) => {
  const given = stay(index);
  return {
    index,
    criteria: new Set([given.stars.id, ...given.amenities.map(({ id }) => id)]),
    kind: given.kind.id,
    product: JSON.stringify(product(given)),
    hit: JSON.stringify(hit(given)),
  };
});

function countBy(stays, keysOf) {
  const counts = new Map();
  for (const entry of stays) for (const key of keysOf(entry)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const nameOf = (table, id) => table.find((entry) => entry.id === id)?.name;
const named = (table, counts) =>
  Object.fromEntries([...counts].flatMap(([id, count]) => (nameOf(table, id) ? [[nameOf(table, id), count]] : [])));

/** The stays with all of the criteria. */
export function select(criteria) {
  return pool.filter((entry) => criteria.every((id) => entry.criteria.has(id)));
}

/** The first index of the list that these criteria give. */
export const firstOf = (stays, size, page = 0) => stays[page * size]?.index ?? null;

export function productsText(stays, size, page) {
  const products = stays.slice(page * size, (page + 1) * size).map((entry) => entry.product);
  const totals = `"pageCount":${Math.ceil(stays.length / size)},"pageIndex":${page},"pageSize":${size},"totalProducts":${stays.length}`;
  return `{"products":[${products.join(",")}],${totals}}`;
}

export function countsText(stays) {
  const list = (counts) => [...counts].map(([id, count]) => ({ id, count }));
  return JSON.stringify({
    criteria: list(countBy(stays, ({ criteria }) => criteria)),
    lodgingType: list(countBy(stays, ({ kind }) => [kind])),
    packages: packages.map(({ code }) => ({ id: code, count: stays.length })),
    capacity: [{ id: 2 }, { id: 4 }, { id: 6 }],
    price: { min: 305, max: 1800 },
  });
}

/** The response of an index to one query, its filters given by the names of amenities. */
export function hitsText(stays, size, page) {
  const hits = stays.slice(page * size, (page + 1) * size).map((entry) => entry.hit);
  const criteria = countBy(stays, (entry) => entry.criteria);
  const facets = {
    amenities: named(amenities, criteria),
    stars: named(classes, criteria),
    kind: named(
      kinds,
      countBy(stays, ({ kind }) => [kind]),
    ),
  };
  const totals = `"nbHits":${stays.length},"nbPages":${Math.ceil(stays.length / size)},"page":${page},"hitsPerPage":${size}`;
  return `{"hits":[${hits.join(",")}],${totals},"facets":${JSON.stringify(facets)},"exhaustiveNbHits":true,"processingTimeMS":1,"query":"","params":"","index":"stays"}`;
}

export const criterionOf = (name) => [...amenities, ...classes].find((entry) => entry.name === name)?.id ?? null;
