import { expect } from "chai";
import fc from "fast-check";
import { matchesRegularExpression } from "./regular-expression.js";

function matches(subject: string, text: string): { readonly result: boolean; readonly logged: readonly string[] } {
  const logged: string[] = [];
  return { result: matchesRegularExpression(subject, text, (message) => void logged.push(message)), logged };
}

/** The milliseconds of processor time that an action takes, which other processes do not lengthen. */
function timeOf(action: () => void): number {
  const start = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Each blocks an unguarded search for seconds, or for ever, with its subject. */
const catastrophic: readonly [text: string, subject: string][] = [
  ["^(a+)+$", `${"a".repeat(40)}!`],
  ["^(a|aa)+$", `${"a".repeat(60)}!`],
  ["a*a*a*b", "a".repeat(2048)],
  ["(a*)*b", "a".repeat(40)],
  ["^(a|a?)+$", `${"a".repeat(40)}!`],
  ["(x+x+)+y", "x".repeat(40)],
  ["^(([a-z])+.)+[A-Z]([a-z])+$", "a".repeat(60)],
  ["^([a-zA-Z0-9]+)*$", `${"a".repeat(40)}!`],
  ["(.*a){20}$", `${"a".repeat(60)}!`],
  ["^(.*?,){14}P", "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30"],
  ["(\\w+\\s?)+!$", "word ".repeat(40)],
  ["^(\\d+)*\\.$", "1".repeat(60)],
  ["(?:a|ab|b)*c$", "ab".repeat(40)],
  [`${"a?".repeat(30)}${"a".repeat(30)}$`, `${"a".repeat(29)}!`],
  ["^(a?){30}a{30}$", "a".repeat(29)],
  [".*.*.*=.*;", "x".repeat(2048)],
  ["\\s*\\s*\\s*$x", " ".repeat(2048)],
  ["^(?:(?:a+)b?)+$", `${"a".repeat(60)}!`],
  ["(a+)+?\\1b", "a".repeat(60)],
  ["(.*)\\1\\1x", "a".repeat(2048)],
  ["[a-z]*[^0-9]*[a-z]*1", "a".repeat(2048)],
  ["\\u0061*\\x61*[a]*b", "a".repeat(2048)],
  ["a{0,500}a{0,500}a{0,500}b", "a".repeat(2048)],
  ["a*a{0,9}.[^a]*ab", "a".repeat(2048)],
  ["/^(A|a)+$/i", `${"a".repeat(60)}!`],
  ["^((a|aa))+$", `${"a".repeat(60)}!`],
  ["^(\\w|\\d)+$", `${"1".repeat(60)}!`],
];

describe("a regular expression of a condition", () => {
  const table: readonly [text: string, subject: string, expected: boolean][] = [
    ["^s", "ski", true],
    ["^s", "Ski", false],
    ["/^s/i", "Ski", true],
    ["/neige/gi", "La NEIGE", true],
    ["/val", "a val b", true],
    ["/", "x", true],
    ["//", "x", true],
    ["a/b", "a/b", true],
    ["^$", "", true],
  ];
  for (const [text, subject, expected] of table) {
    it(`EXP-TARGET-41 ${text} on ${JSON.stringify(subject)} is ${expected}, each time`, () => {
      for (let time = 0; time < 3; time += 1) expect(matches(subject, text).result).to.equal(expected);
    });
  }

  for (const text of ["(", "[z-a]", "*", "/a/b/", "/^https:\\/\\/x/"]) {
    it(`EXP-TARGET-55 ${text}, which is invalid, does not match and is logged once`, () => {
      const { result, logged } = matches("a", text);
      expect(result).to.equal(false);
      expect(logged).to.have.length(1);
      expect(logged[0]).to.contain("The regular expression").and.to.contain("SyntaxError");
      expect(matches("a", text)).to.deep.equal({ result: false, logged: [] });
    });
  }

  for (const [text, subject] of catastrophic) {
    it(`EXP-TARGET-55 ${text.slice(0, 40)} is refused within 50 ms`, () => {
      const time = timeOf(() => {
        const { result, logged } = matches(subject, text);
        expect(result).to.equal(false);
        expect(logged.join()).to.contain("it could take too long");
      });
      expect(time).to.be.below(50);
    });
  }

  const harmless: readonly [text: string, subject: string][] = [
    ["https?://", "http://a"],
    ["^https?://[^/]+/ski/.*$", "https://a.test/ski/x"],
    [".*ski.*", "la ski"],
    ["^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$", "a.b@c-d.test"],
    ["^\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}$", "127.0.0.1"],
    ["(a|b)+", "ab"],
    ["^\\d+-\\d+$", "12-34"],
    ["^a*b*c*$", "aabbc"],
    ["^\\w{1,255}@\\w{1,255}$", "a@b"],
    ["[?&]utm_source=[^&]*&utm_medium=.*", "?utm_source=a&utm_medium=b"],
    ["^(?:fr|en)?/stay/\\d+", "fr/stay/12"],
    ["a.*b|c.*d", "cxd"],
    ["\\bski(s|es)?\\b", "two skis"],
    ["x{2,}é+", "xxé"],
    ["(\\d{4})-\\1", "2026-2026"],
    ["[(|)*]+a{", "(a{"],
  ];
  for (const [text, subject] of harmless) {
    it(`EXP-TARGET-41 ${text} is not refused`, () => expect(matches(subject, text)).to.deep.equal({ result: true, logged: [] }));
  }

  it("looks at 2,048 characters of the subject, and refuses a longer source", () => {
    expect(matches(`${"a".repeat(2047)}b`, "b").result).to.equal(true);
    expect(matches(`${"a".repeat(2048)}b`, "b").result).to.equal(false);
    expect(matches("a", `a|${"a".repeat(2048)}`)).to.have.property("result", false);
  });

  it("never throws, and takes no more than quadratic time for whatever source", () => {
    const piece = fc.constantFrom(
      "a",
      "b",
      "ab",
      ".",
      "[ab]",
      "[^a]",
      "(",
      "(?:",
      ")",
      "|",
      "*",
      "+",
      "?",
      "{2,}",
      "{0,9}",
      "\\w",
      "\\1",
      "$",
      "^",
      "é",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const time = timeOf(() => {
          for (const subject of ["a".repeat(2048), "ab".repeat(1024), `${"a".repeat(2047)}!`])
            matchesRegularExpression(subject, pieces.join(""), () => undefined);
        });
        return time < 1000;
      }),
      { numRuns: 3000 },
    );
  });
});
