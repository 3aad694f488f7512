import { expect } from "chai";
import { aborted } from "../../platform/http.js";
import { answering, answerTo, failureOf } from "../testing/answers.driver.js";

const picture = { img: "s.jpg", imgMedium: "m.jpg", imgXL: "xl.jpg" };

describe("the catalog answer", () => {
  it("GAL-09..15 gives four lists of pictures in three sizes", async () => {
    const wire = {
      picturesLodging: [picture],
      picturesLodgingWinter: [{ ...picture, img: "w.jpg" }],
      picturesLodgingSummer: [{ img: "e.jpg" }],
      picturesAccomodation: null,
    };
    expect(await answerTo("catalog", wire)).to.deep.equal({
      ...wire,
      picturesLodgingSummer: [{ img: "e.jpg", imgMedium: "", imgXL: "" }],
      picturesAccomodation: [],
    });
  });

  it("API-95 is refused where a list of pictures is something else", async () => {
    for (const body of ["no catalog", { picturesLodging: 5 }]) expect(await failureOf("catalog", body)).to.include({ call: "catalog" });
  });

  it("API-92 GAL-09..15 leaves out a picture that cannot be read, even if it is the only one of its list, and reports it", async () => {
    for (const list of ["picturesLodging", "picturesLodgingWinter", "picturesLodgingSummer", "picturesAccomodation"]) {
      const others = { picturesLodging: [picture], picturesLodgingWinter: [picture], picturesLodgingSummer: [], picturesAccomodation: [] };
      const { ask, reports } = answering("catalog", { ...others, [list]: [{ img: 5 }] });
      expect(await ask(), list).to.deep.equal({ ...others, [list]: [] });
      expect(reports.map(({ code, message }) => [code, message.split(" ")[0]])).to.deep.equal([["dropped", `${list}.0`]]);
    }
  });

  it("is neither nothing nor logged when it was aborted", async () => {
    expect(await answering("catalog", {}).ask(AbortSignal.abort())).to.equal(aborted);
  });
});
