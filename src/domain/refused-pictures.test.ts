import { expect } from "chai";
import { refusedAddresses } from "./refused-pictures.js";

const shown = { img: "/s.jpg", imgMedium: "https://pictures.test/m.jpg" };
const catalog = { picturesLodging: [], picturesLodgingWinter: [shown], picturesLodgingSummer: [], picturesAccomodation: [] };

describe("refused pictures", () => {
  it("names each address once that is not shown because of its scheme, in one list or in all four", () => {
    const refused = { img: " java\nscript:alert(1)", imgMedium: "javascript:2", imgXL: "/l.jpg" };
    expect(refusedAddresses([shown, refused, refused])).to.deep.equal([refused.img, "javascript:2"]);
    expect(refusedAddresses([{ img: "data:image/gif;base64,R0" }, { img: "blob:https://x/1" }, { img: "//host/a:b" }])).to.deep.equal([]);
    for (const name of ["picturesLodging", "picturesLodgingWinter", "picturesLodgingSummer", "picturesAccomodation"])
      expect(refusedAddresses({ ...catalog, [name]: [shown, refused] }), name).to.have.length(2);
  });
});
