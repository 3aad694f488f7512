import { expect } from "chai";
import fc from "fast-check";
import { createEvaluator } from "../../testing/regular-expression.driver.js";
import { matchesRegularExpression } from "./regular-expression.js";

function matches(subject: string, text: string): { readonly result: boolean; readonly logged: readonly string[] } {
  const logged: string[] = [];
  return { result: matchesRegularExpression(subject, text, (message) => void logged.push(message)), logged };
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
  ["(a|a)*b", "a".repeat(40)],
  ["(a|aa)+$", `${"a".repeat(60)}!`],
  ["(.*)*x", "a".repeat(40)],
  ["(a{1,20}){1,20}$", `${"a".repeat(400)}!`],
  ["[\\w-]+[\\w.]+[\\w-]+@", "a".repeat(2048)],
  ["^([\\w-]+\\.?)+@", "a".repeat(60)],
  ["(?=(a+)+b)a", "a".repeat(60)],
  ["(?=a*)*(?:a|a)+b", "a".repeat(60)],
  ["(?!(a|a)+b)(a|a)+c", "a".repeat(60)],
  ["(?<=(a+)+)b|(?:a+?)+?c", "a".repeat(60)],
  ["^(a+?)+?$", `${"a".repeat(40)}!`],
  ["^(?:a+){2,}$", `${"a".repeat(60)}!`],
  ["^(?:a|a){30,}$", `${"a".repeat(60)}!`],
  ["^(a+)\\1*(a+)\\2*b$", "a".repeat(2048)],
  ["(?<word>\\w+)\\k<word>\\w+x", "a".repeat(2048)],
  ["/^(\\p{L}+)+$/u", `${"é".repeat(40)}!`],
  ["/[à-ÿ]*[á-ÿ]*[â-ÿ]*x/u", "é".repeat(2048)],
  ["/[a\\u4e00-\\u9fff]*[b\\u4e00-\\u9fff]*[c\\u4e00-\\u9fff]*x/u", "中".repeat(2048)],
  ["/(?:a+)+b/y", "a".repeat(60)],
  ["/[[a]b]*[a]*[ab]*x/v", "a".repeat(2048)],
  ["/(.|\\n)*!/s", "a".repeat(40)],
  [`${"(?:a|aa)".repeat(40)}b`, "a".repeat(2048)],
  ["a*(?!a*)", "a".repeat(2048)],
  [".*a{7}b", "a".repeat(2048)],
  ["a*b".repeat(600), "a".repeat(2048)],
  ["a*b|".repeat(500) + "c", "a".repeat(2048)],
  ["^(\\s*\\w+\\s*,?)+$", `${"a ".repeat(60)}!`],
  ["^(?:\\d{1,20}){1,20}[a-z]$", "1".repeat(400)],
  ["(([^/]*/)*)x", "/".repeat(60)],
  ["^.*a.*a.*b$", "a".repeat(2048)],
  [".*à*x", "à".repeat(2048)],
  ["(?:(?=.*x)a){2000}", `${"a".repeat(1999)}x`],
  ["^(?:(?=.*x.*y)a)+", `${"a".repeat(2000)}xy`],
  ["^a*[ab]*cd*[de]*f", `${"a".repeat(1000)}c${"d".repeat(1000)}`],
  ["\\p{(a+)+}b", `p{${"a".repeat(40)}`],
  ["\\u{(a+)+}b", `u{${"a".repeat(40)}`],
  ["\\k<(a+)+>b", `k<${"a".repeat(40)}`],
  ["\\012*[^2]*x", "\n".repeat(2048)],
];

describe("a regular expression of a condition", () => {
  const evaluator = createEvaluator();
  after(evaluator.stop);

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
    it(`EXP-TARGET-55 ${text.slice(0, 40)} is refused within 50 ms`, async () => {
      const { result, logged, time } = await evaluator.evaluate(text, subject);
      expect(result).to.equal(false);
      expect(logged.join()).to.contain("it could take too long");
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
    [".*(tignes|courchevel|meribel)", "la tignes"],
    [".*-\\d+\\.html", "la-12.html"],
    [".*/stay/\\d+/.*", "fr/stay/12/a"],
    ["(\\d{1,3}\\.){3}\\d{1,3}", "127.0.0.1"],
    ["^(?=.*[a-z])(?=.*\\d).{8,}$", "abcdefg1"],
    ["[\\w.+-]+@[\\w-]+\\.[\\w.-]+$", "a.b@c-d.test"],
    ["^.*ski.*station$", "la ski station"],
    ["(?:\\w+ )?ski", "le ski"],
  ];
  for (const [text, subject] of harmless) {
    it(`EXP-TARGET-41 ${text} is not refused`, () => expect(matches(subject, text)).to.deep.equal({ result: true, logged: [] }));
  }

  it("looks at 2,048 characters of the subject, and refuses a longer source", () => {
    expect(matches(`${"a".repeat(2047)}b`, "b").result).to.equal(true);
    expect(matches(`${"a".repeat(2048)}b`, "b").result).to.equal(false);
    expect(matches("a", `a|${"a".repeat(2048)}`)).to.have.property("result", false);
  });

  /** Expressions of all kinds of parts, put together at random. */
  const { expression } = fc.letrec<{ expression: string; part: string; repeated: string }>((tie) => ({
    expression: fc.oneof(
      { weight: 6, arbitrary: fc.array(tie("repeated"), { minLength: 1, maxLength: 6 }).map((parts) => parts.join("")) },
      { weight: 1, arbitrary: fc.tuple(tie("expression"), tie("expression")).map((sides) => sides.join("|")) },
    ),
    repeated: fc
      .tuple(tie("part"), fc.constantFrom("", "", "*", "+", "?", "*?", "+?", "{2}", "{0,9}", "{3,}", "{1,40}", "{0,300}", "{60}"))
      .map(([part, quantifier]) => (/^(?:[\^$]|\\b)$/.test(part) ? part : `${part}${quantifier}`)),
    part: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom("a", "b", "1", " ", "é", "à", ".", "[ab]", "[^a]", "[a-z1]", "\\w", "\\d", "\\s", "\\S", "\\x61", "^", "$", "\\b"),
      fc
        .tuple(fc.constantFrom("(", "(?:", "(?=", "(?!", "(?<=", "(?<!"), tie("expression"))
        .map(([open, inner]) => (/[=!]$/.test(open) ? `(?:${open}${inner}))` : `${open}${inner})`)),
      fc.constantFrom("(a)\\1", "(a*)\\1", "(\\w+) \\1"),
    ),
  }));
  const unit = fc.string({ unit: fc.constantFrom("a", "b", "1", " ", "é", "à"), minLength: 1, maxLength: 4 });
  const subject = fc.oneof(
    fc.constant("a".repeat(2048)),
    fc.tuple(unit, unit, fc.constantFrom("", "!", "b", "1")).map(([first, second, end]) => `${first.repeat(300)}${second.repeat(2048)}`.slice(0, 2047) + end), // prettier-ignore
    fc.tuple(unit, unit, unit, unit).map(([first, second, third, end]) => `${first.repeat(200)}${second}${third.repeat(250)}${second}${first.repeat(200)}${end}`.slice(0, 2048)), // prettier-ignore
    fc.tuple(unit, fc.constantFrom("!", "b")).map(([one, end]) => one.repeat(2048).slice(0, 2047) + end),
  );
  const anyText = fc.oneof(
    { weight: 8, arbitrary: expression },
    { weight: 2, arbitrary: fc.tuple(expression, fc.constantFrom("i", "u", "iu", "s", "m", "y", "g", "v")).map(([source, flags]) => `/${source}/${flags}`) }, // prettier-ignore
  );

  it("takes less than 50 ms, whatever the expression and the subject are", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, subject, async (text, characters) => {
        const { time } = await evaluator.evaluate(text, characters);
        if (time >= 50) throw new Error(`${time} ms`);
      }),
      { numRuns: Number(process.env["FUZZ_RUNS"] ?? 1500) },
    );
  }).timeout(300_000);

  it("is read in less than 50 ms, however long it is", async () => {
    const long = [
      "a".repeat(2048),
      `${"(".repeat(1024)}${")".repeat(1024)}`,
      `.*${Array.from({ length: 500 }, (_, code) => `[${String.fromCharCode(0x4e00 + code)}a]`).join("")}`,
      `^.*${Array.from({ length: 500 }, (_, code) => `[${String.fromCharCode(0x4e00 + code)}a]`).join("")}`,
      Array.from({ length: 1000 }, (_, code) => `${String.fromCharCode(0x4e00 + code)}?`).join(""),
      `^(?:${"tignes|".repeat(290)}x)$`,
      "[a-z]*1".repeat(292),
      "^[a-z]*1".repeat(250),
    ];
    for (const text of long) expect((await evaluator.evaluate(text, "a".repeat(2048))).time, text.slice(0, 20)).to.be.below(50);
  });
});
