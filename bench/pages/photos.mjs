/** The photos of a lodging, for both galleries. */
export const photos = Array.from({ length: 24 }, (_, number) => `/pictures/${number}.svg`);
