/** The parts of a visitor's recorded data to request; absent ones are not requested. */
export interface RemoteVisitorFilters {
  /** Visits before the current one, 1 to 25; 1 when absent. */
  readonly previousVisitAmount?: number;
  readonly currentVisit?: boolean;
  readonly customData?: boolean;
  readonly conversion?: boolean;
  readonly geolocation?: boolean;
  readonly experiments?: boolean;
  readonly pageViews?: boolean;
  readonly device?: boolean;
  readonly browser?: boolean;
  readonly operatingSystem?: boolean;
  /** The likelihood of conversions. */
  readonly kcs?: boolean;
}
