import { expect } from "chai";
import { scriptedHttp } from "../../platform/testing/fakes.js";
import { createApi } from "../create-api.js";
import type { AnswerReport } from "../read-leniently.js";
import { findRequest } from "../testing/answers.driver.js";
import { placesCall } from "./priced-places.js";

/** What the client reads from an answer, and what it leaves out. */
async function read(body: unknown) {
  const reports: AnswerReport[] = [];
  const http = scriptedHttp({ find: body });
  const api = createApi({ http, locale: "fr-FR", report: (report) => reports.push(report) });
  const answer = await api.call(placesCall, { ...findRequest, by: "station" }, new AbortController().signal);
  return { answer, dropped: reports.map(({ message }) => message.split(" ")[0]), sent: http.sent };
}

const place = { id: 1, type: "station", label: "Val Thorens", count: 4 };
const unknown = {
  ...{ price: null, nights: null, start: null, lat: null, lng: null },
  ...{ altitude: null, altitudeMax: null, slopesKm: null, lifts: null, area: null, access: null },
};

describe("the places of a find", () => {
  it("are read with the facts that are given", async () => {
    const access = [{ code: "GVA", kind: "airport", minutes: "150" }];
    const whole = { ...place, id: "1", price: "207", nights: "7", start: "2027-03-06", lat: 45.3, lng: 6.58, altitude: 2300, access };
    const { answer, dropped } = await read({ places: [whole, place] });
    expect(answer).to.deep.equal({
      places: [
        { ...unknown, ...whole, id: 1, price: 207, nights: 7, access: [{ ...access[0], minutes: 150 }] },
        { ...unknown, ...place },
      ],
    });
    expect(dropped).to.deep.equal([]);
  });

  it("are null where the server does not know them", async () => {
    expect(await read({ startDates: ["2027-03-06"] })).to.deep.include({ answer: { places: null }, dropped: [] });
  });

  it("are left out one by one where they cannot be read, and a fact that cannot alone", async () => {
    const wrong = [{ ...place, type: "planet" }, { ...place, label: "" }, { id: 5 }, null];
    const { answer, dropped } = await read({ places: [...wrong, { ...place, price: "cheap", access: [{ code: "GVA", kind: "boat" }] }] });
    expect(answer).to.deep.equal({ places: [{ ...unknown, ...place }] });
    expect(dropped).to.include.members(["places.0", "places.1", "places.2", "places.3"]);
  });

  it("are requested by a parameter beside those of the search", async () => {
    const { sent } = await read({ places: [] });
    expect(sent[0]?.query).to.deep.include({ by: "station" });
  });
});
