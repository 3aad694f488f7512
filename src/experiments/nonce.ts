const nonceLength = 16;
const nonceCharacters = "0123456789ABCDEF";

/** 16 random hexadecimal digits, by which the provider recognises an event that it receives again. */
export const createNonce = (): string =>
  Array.from({ length: nonceLength }, () => nonceCharacters[Math.floor(Math.random() * nonceCharacters.length)]).join("");
