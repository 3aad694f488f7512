/** The type and version of SDK as which this layer calls the provider; a targeting condition tests them too. */
export const sdkType = "JAVASCRIPT";
export const sdkVersion = "3.4.7";
