import type { JsonRecord } from "../common/json.js";
import type {
  ApplicationVersion,
  Browser,
  Conversion,
  Cookie,
  CustomData,
  Device,
  GeolocationData,
  OperatingSystem,
  PageView,
  UserAgent,
  VisitorDatum,
} from "./data.js";

interface Stored {
  /** Whether it was sent to the provider. */
  sent: boolean;
  /** When it was added, in milliseconds since 1970. */
  readonly lastActivityTime?: number;
  /** The nonce of its line in a tracking call; it stays the same when the line is sent again. */
  readonly nonce?: string;
}

export interface StoredCustomData extends CustomData, Stored {
  /** Whether its value identifies the visitor on every device. */
  readonly isIdentifier: boolean;
}

export interface StoredPageView extends PageView, Stored {
  /** When the address was viewed, in milliseconds since 1970. */
  readonly timestamps: readonly number[];
}

export type StoredConversion = Conversion & Stored;

/** A datum that a page added, in its stored form. */
export type StoredDatum = VisitorDatum & Stored;

interface VisitsData extends Stored {
  readonly type: "visitsData";
  /** Starts of the recorded visits, ascending, in milliseconds since 1970. */
  readonly visits: readonly number[];
}

interface ConversionScore extends Stored {
  readonly type: "kameleoonConversionScore";
  /** Likelihood in percent, by key moment and goal. */
  readonly kcs: JsonRecord;
}

/** The data of a visitor that conditions test, in the form in which it is stored as JSON. */
export interface TargetingData {
  /** By index. */
  customData?: Record<string, StoredCustomData>;
  /** By address. */
  pageView?: Record<string, StoredPageView>;
  conversion?: readonly StoredConversion[];
  browser?: Browser & Stored;
  device?: Device & Stored;
  operatingSystem?: OperatingSystem & Stored;
  geolocation?: GeolocationData & Stored;
  cookie?: Cookie & Stored;
  applicationVersion?: ApplicationVersion & Stored;
  userAgent?: UserAgent & Stored;
  visitsData?: VisitsData;
  kameleoonConversionScore?: ConversionScore;
}

/** The variation of an experiment that a visitor was given. */
export interface StoredVariation {
  readonly variationId: number;
  readonly isTargetedRule: boolean;
  /** Whether its exposure was sent to the provider. */
  isSent: boolean;
  /** The nonce of its exposure's line in a tracking call; it stays the same when the line is sent again. */
  readonly nonce?: string;
  /** After this time it counts as absent, in milliseconds since 1970; it never expires when absent. */
  readonly expirationTime?: number;
}

/** By experiment id. */
export type StoredVariations = Record<string, StoredVariation>;
