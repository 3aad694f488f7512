/** Where the airports that ski resorts are reached from are; by IATA code. Public facts, to about a kilometre. */
export const mountainAirports: Readonly<Record<string, { readonly lat: number; readonly lng: number }>> = {
  CMF: { lat: 45.64, lng: 5.88 },
  LYS: { lat: 45.73, lng: 5.09 },
  GVA: { lat: 46.24, lng: 6.11 },
  TRN: { lat: 45.2, lng: 7.65 },
  GNB: { lat: 45.36, lng: 5.33 },
  MRS: { lat: 43.44, lng: 5.22 },
  NCE: { lat: 43.66, lng: 7.21 },
  TLS: { lat: 43.63, lng: 1.37 },
  ZRH: { lat: 47.46, lng: 8.55 },
  INN: { lat: 47.26, lng: 11.34 },
  SZG: { lat: 47.79, lng: 13.0 },
  MUC: { lat: 48.35, lng: 11.79 },
  VRN: { lat: 45.4, lng: 10.89 },
};
