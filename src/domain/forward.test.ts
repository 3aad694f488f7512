import { expect } from "chai";
import fc from "fast-check";
import { forwardedQuery, withForwarded } from "./forward.js";

const pairsOf = (query: string) => [...new URLSearchParams(query)];

describe("the parameters that go along", () => {
  it("are those of the names, in the page's order and as they are written", () => {
    const query = "?utm_source=a%20b+c&x=1&gclid=Cj0%2BK&utm_source=2&utm_=&UTM_medium=no&gclidx=no&clid";
    expect(forwardedQuery("gclid utm_* clid", query, query)).to.equal("utm_source=a%20b+c&gclid=Cj0%2BK&utm_source=2&utm_=&clid");
    expect(forwardedQuery("", query, query)).to.equal("");
    expect(forwardedQuery("other", query, query)).to.equal("");
    expect(forwardedQuery("*", query, query)).to.equal(query.slice(1));
  });

  it("are known by their decoded names, whatever their values hold", () => {
    const query = "?utm%5Fsource=%22%3E%3Cscript%3E&gclid=%E0%A4%A&utm_medium=a=b?c/d'";
    expect(forwardedQuery("utm_* gclid", query, "")).to.equal(query.slice(1));
  });

  it("keep the values of the arrival after a router has changed the page's query, until the page has newer ones", () => {
    const arrival = "?utm_source=mail&gclid=1&gclid=2&page=home";
    expect(forwardedQuery("utm_* gclid", "", arrival)).to.equal("utm_source=mail&gclid=1&gclid=2");
    expect(forwardedQuery("utm_* gclid", "?gclid=3&page=ski", arrival)).to.equal("gclid=3&utm_source=mail");
  });

  it("follow the query of an address and stand before its fragment; parameters of its own keep their values", () => {
    const forwarded = "utm_source=mail&gclid=1";
    const cases = [
      ["https://s.example/a", "https://s.example/a?utm_source=mail&gclid=1"],
      ["https://s.example/a#e=1&c[]=2?x", "https://s.example/a?utm_source=mail&gclid=1#e=1&c[]=2?x"],
      ["https://s.example/a?b=%20&b#top", "https://s.example/a?b=%20&b&utm_source=mail&gclid=1#top"],
      ["https://s.example/a?gclid=own", "https://s.example/a?gclid=own&utm_source=mail"],
      ["/a?", "/a?utm_source=mail&gclid=1"],
    ];
    for (const [address = "", expected] of cases) expect(withForwarded(address, forwarded), address).to.equal(expected);
    expect(withForwarded("/a?#", "")).to.equal("/a?#");
  });

  it("never change the path, the fragment or the own parameters of an address, and go along once", () => {
    const name = fc.constantFrom("utm_source", "utm_id", "gclid", "e", "x y", "ü", "c[]");
    const query = fc.array(fc.tuple(name, fc.string({ maxLength: 5 })), { maxLength: 6 }).map((pairs) => new URLSearchParams(pairs));
    fc.assert(
      fc.property(query, query, fc.constantFrom("", "#e=1&beginDate=2027-02-06", "#?"), (page, own, fragment) => {
        const forwarded = forwardedQuery("utm_* gclid c[]", `?${page}`, "");
        const address = `https://s.example/a/b?${own}${fragment}`;
        const left = new URL(withForwarded(address, forwarded));
        expect(left.href.split(/[?#]/)[0]).to.equal("https://s.example/a/b");
        expect(left.hash).to.equal(new URL(address).hash);
        const added = pairsOf(`${page}`).filter(([key]) => /^(utm_.*|gclid|c\[\])$/.test(key) && !own.has(key));
        expect(pairsOf(left.search)).to.deep.equal([...own, ...added]);
        expect(withForwarded(withForwarded(address, forwarded), forwarded)).to.equal(withForwarded(address, forwarded));
      }),
    );
  });
});
