/** What a page can add about a visitor. */
export type VisitorDatum =
  CustomData | PageView | Conversion | GeolocationData | Browser | Device | OperatingSystem | Cookie | UserAgent | ApplicationVersion;

export interface CustomData {
  readonly type: "customData";
  readonly index: number;
  readonly value: readonly string[];
}

export interface PageView {
  readonly type: "pageView";
  readonly urlAddress: string;
  readonly title: string;
  /** Indices of the referrers that the site's configuration lists. */
  readonly referrers?: readonly number[];
}

export interface Conversion {
  readonly type: "conversion";
  readonly goalId: number;
  /** 0 when absent. */
  readonly revenue?: number;
  /** False when absent. */
  readonly negative?: boolean;
}

export interface GeolocationData {
  readonly type: "geolocation";
  readonly country: string;
  readonly region?: string | null;
  readonly city?: string | null;
  readonly postalCode?: string | null;
  /** Latitude and longitude in degrees. */
  readonly coordinates?: readonly [latitude: number, longitude: number];
}

/** In the order of the provider's indices. */
export const browserTypes = ["CHROME", "IE", "FIREFOX", "SAFARI", "OPERA", "OTHER"] as const;
type BrowserType = (typeof browserTypes)[number];

export interface Browser {
  readonly type: "browser";
  readonly browser: BrowserType;
  readonly version?: number;
}

export const deviceTypes = ["PHONE", "TABLET", "DESKTOP"] as const;
type DeviceType = (typeof deviceTypes)[number];

export interface Device {
  readonly type: "device";
  readonly device: DeviceType;
}

/** In the order of the provider's indices. */
export const operatingSystemTypes = ["WINDOWS", "MAC", "IOS", "LINUX", "ANDROID", "WINDOWS_PHONE"] as const;
type OperatingSystemType = (typeof operatingSystemTypes)[number];

export interface OperatingSystem {
  readonly type: "operatingSystem";
  readonly operatingSystem: OperatingSystemType;
}

interface CookiePair {
  readonly key: string;
  readonly value: string;
}

export interface Cookie {
  readonly type: "cookie";
  readonly cookie: readonly CookiePair[];
}

export interface UserAgent {
  readonly type: "userAgent";
  readonly value: string;
}

export interface ApplicationVersion {
  readonly type: "applicationVersion";
  /** `x.x.x`. */
  readonly version: string;
}
