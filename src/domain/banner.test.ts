import { expect } from "chai";
import { bannerName, bannerUrl } from "./banner.js";
import { bannerPath } from "./defaults.js";

describe("the banner", () => {
  it("BAR-43 is the part for the layout; null if it is missing", () => {
    const value = "wide.jpg/narrow.jpg";
    expect(bannerName(value, "desktop")).to.equal("wide.jpg");
    expect(bannerName(value, "mobile")).to.equal("narrow.jpg");
    expect(bannerName("wide.jpg", "mobile")).to.equal(null);
    expect(bannerName("wide.jpg/", "mobile")).to.equal(null);
    expect(bannerName("/narrow.jpg", "desktop")).to.equal(null);
    expect(bannerName(null, "desktop")).to.equal(null);
  });

  it("BAR-45 accepts only names of letters, digits, dots, dashes and underscores", () => {
    expect(bannerName("Sale_2027-01.v2.webp", "desktop")).to.equal("Sale_2027-01.v2.webp");
    for (const name of ["..", ".", "a b.jpg", "a%2fb.jpg", "a?b", "a\\b", "é.jpg", "https:", "<img>", "a\n"]) {
      expect(bannerName(`${name}/${name}`, "desktop"), name).to.equal(null);
    }
  });

  it("BAR-44..45 is under the content path of the menu domain, with a timestamp", () => {
    const address = { name: "wide.jpg", menuDomain: "https://www.seller.test", bannerPath, now: 1795255200000 };
    expect(bannerUrl(address)).to.equal("https://www.seller.test/content/banners/wide.jpg?t=1795255200000");
    expect(bannerUrl({ ...address, bannerPath: "/images" }), "another path").to.equal(
      "https://www.seller.test/images/wide.jpg?t=1795255200000",
    );
  });
});
