import { expect } from "chai";
import { browserCookies, readCookie } from "./cookies.js";

function withDocument(document: object, task: () => void): void {
  Object.defineProperty(globalThis, "document", { value: document, configurable: true });
  try {
    task();
  } finally {
    Reflect.deleteProperty(globalThis, "document");
  }
}

describe("cookies", () => {
  it("CSE-11 are read by their whole name, decoded", () => {
    const header = "xcompany=no; company=cgos%20a=b; flag; broken=%E0%A4%A";
    expect(readCookie(header, "company")).to.equal("cgos a=b");
    expect(readCookie(header, "broken")).to.equal("%E0%A4%A");
    expect(readCookie(header, "flag")).to.equal(null);
    expect(readCookie(header, "other")).to.equal(null);
    expect(readCookie("", "company")).to.equal(null);
  });

  it("PART-29..31 are written for the whole site and, without days, for the session, encoded", () => {
    const document = { cookie: "" };
    withDocument(document, () => {
      browserCookies().set("capacity", "a;b");
      expect(document.cookie).to.equal("capacity=a%3Bb; path=/; samesite=lax");
      browserCookies().set("capacity", "4", { days: 2 });
      expect(document.cookie).to.equal("capacity=4; path=/; samesite=lax; max-age=172800");
      browserCookies().set("capacity", "4", { domain: ".example.com" });
      expect(document.cookie).to.equal("capacity=4; path=/; samesite=lax; domain=.example.com");
    });
  });

  it("are none where they are forbidden", () => {
    const refuse = () => {
      throw new Error("SecurityError");
    };
    withDocument(Object.defineProperty({}, "cookie", { get: refuse, set: refuse }), () => {
      expect(browserCookies().get("company")).to.equal(null);
      expect(() => browserCookies().set("company", "x")).not.to.throw();
    });
  });
});
