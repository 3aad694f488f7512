/** The kind and version of SDK that this layer is to the provider: part of its calls, and of a targeting condition. */
export const sdkType = "JAVASCRIPT";
export const sdkVersion = "3.4.7";
