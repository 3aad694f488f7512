import { expect } from "chai";
import fc from "fast-check";
import { dateWords } from "./date-words.js";
import type { DateWords } from "./date-words.js";
import { addDays } from "./day.js";
import { maskOf } from "./locales.js";
import { endsInCentury, namesMissingDay, parseDate, parseMoment, parseValue, printMoment, printValue } from "./masks.js";
import type { Mode, Moment, TimeAccuracy } from "./moment.js";
import { timeFrom } from "./time.js";
import { daysValue, fitMoment } from "./value.js";

const locales =
  "ar ar-EG bg bn ca cs da de de-AT de-CH el en-AU en-CA en-GB en-IE en-NZ en-US en-ZA es es-AR es-MX et eu fa fi fr fr-CA fr-CH he hi hr hu id is it ja ko lt lv mr nb nl nl-BE pl pt pt-BR ro ru sk sl sq sr sv th tr uk vi zh-CN zh-HK zh-TW".split(
    " ",
  );
const wordsByLocale = new Map(locales.map((locale) => [locale, dateWords(locale)]));
const wordsOf = (locale: string): DateWords => wordsByLocale.get(locale) ?? dateWords(locale);

const modes: readonly Mode[] = ["date", "datetime", "time"];
const accuracies: readonly TimeAccuracy[] = [1, 2, 3, 4];
const days = fc.nat(80_000).map((count) => addDays("1970-01-01", count));
const times = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59), fc.nat(999)).map((parts) => timeFrom(parts, 4));
const moments = fc.record({ day: days, time: times });

/** The day that a text is read as in a locale. */
const dayIn = (locale: string, text: string) => parseMoment(text, maskOf(locale, "date", 2), wordsOf(locale))?.day ?? null;
const timeIn = (locale: string, text: string) => parseMoment(text, maskOf(locale, "time", 2), wordsOf(locale))?.time ?? null;

describe("masks", () => {
  it("CAL-67 prints a day and a time as the locale writes them, in its digits", () => {
    const moment: Moment = { day: "2027-02-06", time: "17:05" };
    const print = (locale: string, mode: Mode) => printMoment(moment, maskOf(locale, mode, 2), wordsOf(locale));
    expect(print("fr", "datetime")).to.equal("06/02/2027 17:05");
    expect(print("en-US", "datetime")).to.equal("02/06/2027 5:05 PM");
    expect(print("cs", "date")).to.equal("06. 02. 2027");
    expect(print("fa", "date")).to.equal("۲۰۲۷/۰۲/۰۶");
    expect(print("zh-TW", "time")).to.equal("下午 5:05");
    expect(printMoment(moment, "d. M. yyyy", wordsOf("cs"))).to.equal("6. 2. 2027");
    const midnight: Moment = { day: "2027-02-06", time: "00:05" };
    expect(printMoment(midnight, "h:mm a", wordsOf("en-US"))).to.equal("12:05 AM");
  });

  it("CAL-67 reads what it printed as the same moment, for every locale, mode and accuracy", () => {
    for (const locale of locales) {
      for (const mode of modes) {
        for (const accuracy of accuracies) {
          const mask = maskOf(locale, mode, accuracy);
          fc.assert(
            fc.property(moments, (given) => {
              const moment = fitMoment(given, { mode, accuracy });
              if (!moment) throw new Error("a whole moment has every part");
              const printed = printMoment(moment, mask, wordsOf(locale));
              expect(parseMoment(printed, mask, wordsOf(locale)), `${locale}: ${printed}`).to.deep.equal(moment);
            }),
            { numRuns: 15 },
          );
        }
      }
    }
  });

  it("reads any separator, one or two digits, and digits alone", () => {
    const texts = ["06/02/2027", "6/2/2027", "6.2.2027", "06-02-2027", " 6 2 2027 ", "6,2,2027", "6. 2. 2027.", "6–2–2027", "06022027"];
    for (const text of [...texts, "6/2/27", "060227", "06/02/2027 г.", "le 6/2/2027"]) {
      expect(dayIn("en-GB", text), text).to.equal("2027-02-06");
    }
  });

  it("decides by the order of the mask what is a day and what a month, unless a year of four digits stands first", () => {
    expect(dayIn("en-US", "6/2/27")).to.equal("2027-06-02");
    expect(dayIn("ja", "27/6/2")).to.equal("2027-06-02");
    for (const locale of ["en-GB", "en-US", "sv"]) expect(dayIn(locale, "2027/6/2"), locale).to.equal("2027-06-02");
    expect(dayIn("sv", "6/2/2027")).to.equal(null);
  });

  it("reads a year of two digits as 1970 to 2069", () => {
    const yearOf = (digits: string) => dayIn("en-GB", `01/01/${digits}`)?.slice(0, 4);
    expect(["00", "69", "70", "99"].map(yearOf)).to.deep.equal(["2000", "2069", "1970", "1999"]);
    expect(["7", "207", "02027"].map(yearOf)).to.deep.equal([undefined, undefined, undefined]);
  });

  it("reads the names of months, long, short and begun, with the words around them", () => {
    const french = ["6 février 2027", "6 févr. 2027", "6 FEV 27", "sam. 6 février 2027", "le 6 fevrier 2027", "mar. 6 févr. 2027"];
    for (const text of french) expect(dayIn("fr", text), text).to.equal("2027-02-06");
    expect(dayIn("fr", "2027 février 6")).to.equal("2027-02-06");
    expect(dayIn("en-US", "Feb 6, 2027")).to.equal("2027-02-06");
    expect(dayIn("es", "6 de febrero de 2027")).to.equal("2027-02-06");
    expect(dayIn("ca", "6 de febrer del 2027")).to.equal("2027-02-06");
    expect(dayIn("cs", "6. červen 2027")).to.equal("2027-06-06");
    expect(dayIn("cs", "6. červenec 2027")).to.equal("2027-07-06");
    expect(dayIn("ru", "6 февраля 2027 г.")).to.equal("2027-02-06");
    expect(dayIn("th", "6 ก.พ. 2027")).to.equal("2027-02-06");
    expect(dayIn("ja", "2027年2月6日")).to.equal("2027-02-06");
    expect(dayIn("vi", "6 tháng 2, 2027")).to.equal("2027-02-06");
    expect(dayIn("he", "6 בפברואר 2027")).to.equal("2027-02-06");
    expect(dayIn("en-CA", "February 6, 2027")).to.equal("2027-02-06");
    expect(dayIn("hi", "6 जून 2027")).to.equal("2027-06-06");
    // June or July.
    expect(dayIn("fr", "6 jui 2027")).to.equal(null);
    expect(dayIn("fr", "6 February 2027")).to.equal(null);
  });

  it("reads each month of each locale as Intl writes it in a date", () => {
    for (const locale of locales) {
      for (const dateStyle of ["long", "medium"] as const) {
        const format = new Intl.DateTimeFormat(locale, { dateStyle, calendar: "gregory", timeZone: "UTC" });
        for (let month = 1; month <= 12; month++) {
          const day = `2027-${String(month).padStart(2, "0")}-06`;
          expect(dayIn(locale, format.format(new Date(day))), `${locale} ${format.format(new Date(day))}`).to.equal(day);
        }
      }
    }
  });

  it("reads the digits of the locale, Arabic digits and wide digits", () => {
    expect(dayIn("fa", "۲۰۲۷/۰۲/۰۶")).to.equal("2027-02-06");
    expect(dayIn("bn", "০৬/০২/২০২৭")).to.equal("2027-02-06");
    expect(dayIn("ar", "٠٦/٠٢/٢٠٢٧")).to.equal("2027-02-06");
    expect(dayIn("ja", "２０２７／０２／０６")).to.equal("2027-02-06");
  });

  it("reads ISO 8601 whatever the mask", () => {
    for (const locale of locales) {
      expect(dayIn(locale, "2027-02-06"), locale).to.equal("2027-02-06");
      expect(dayIn(locale, "2027-02-06T17:30"), locale).to.equal("2027-02-06");
      expect(timeIn(locale, "17:30"), locale).to.equal("17:30");
    }
  });

  it("reads times by 24 and by 12 hours, whichever the locale writes", () => {
    for (const text of ["17:30", "17h30", "17.30", "1730", "5:30 pm", "5.30 p.m.", "5:30PM", "5:30p. m.", "17:30 pm", "17:30 am"]) {
      for (const locale of ["fr", "en-US"]) expect(timeIn(locale, text), `${locale} ${text}`).to.equal("17:30");
    }
    expect(timeIn("fr", "9:30")).to.equal("09:30");
    expect(timeIn("fr", "9")).to.equal("09:00");
    expect(timeIn("en-US", "12:05 am")).to.equal("00:05");
    expect(timeIn("en-US", "12:05 pm")).to.equal("12:05");
    expect(timeIn("zh-TW", "下午5:30")).to.equal("17:30");
    expect(timeIn("es-AR", "5:30 p. m.")).to.equal("17:30");
    expect(timeIn("el", "5:30 μ.μ.")).to.equal("17:30");
    expect(parseMoment("6/2/2027 a las 12:30", "dd/MM/yyyy HH:mm", wordsOf("es"))?.time).to.equal("12:30");
    expect(parseMoment("6/2/2027", "dd/MM/yyyy HH:mm", wordsOf("fr"))).to.deep.equal({ day: "2027-02-06", time: "00:00" });
    expect(parseMoment("06022027 17:30", "dd/MM/yyyy HH:mm", wordsOf("fr"))).to.deep.equal({ day: "2027-02-06", time: "17:30" });
    expect(parseMoment("17.30.15.5", "HH:mm:ss.SSS", wordsOf("fr"))).to.deep.equal({ day: null, time: "17:30:15.500" });
  });

  it("CAL-55 cannot read a day that does not exist, nor what is no date, and gives an invalid date for it", () => {
    const texts = [
      "31/02/2027",
      "29/02/2027",
      "00/02/2027",
      "06/13/2027",
      "006/02/2027",
      "6/2",
      "6 2027",
      "soon",
      "06/02/2027 17:30",
      "",
      "-",
    ];
    for (const text of texts) {
      expect(dayIn("en-GB", text), text).to.equal(null);
      const date = parseDate(text, "dd/MM/yyyy", wordsOf("en-GB"));
      expect(date, text).to.be.instanceOf(Date);
      expect(date.getTime(), text).to.be.NaN;
    }
    for (const text of ["24:00", "17:60", "5:30:15", "17305", "pm", "06/02/2027"]) expect(timeIn("fr", text), text).to.equal(null);
    expect(parseMoment("6/2/2027 25:00", "dd/MM/yyyy HH:mm", wordsOf("fr"))).to.equal(null);
    expect(parseDate("06/02/2027", "dd/MM/yyyy", wordsOf("en-GB"))).to.deep.equal(new Date(2027, 1, 6));
  });

  it("tells a day that does not exist from what is no date", () => {
    const missing = (text: string, locale = "en-GB", mode: Mode = "date") =>
      namesMissingDay(text, maskOf(locale, mode, 2), wordsOf(locale));
    for (const text of ["29/02/2027", "31.4.27", "2027-02-29", "31 November 2027", "06/02/2027 – 31/02/2027"])
      expect(missing(text), text).to.equal(true);
    expect(missing("2/29/2027", "en-US")).to.equal(true);
    expect(missing("29.2.2027 10:00", "de", "datetime")).to.equal(true);
    for (const text of ["28/02/2027", "29/02/2028", "45/02/2027", "06/13/2027", "", "ski", "2/2027", "29/02/2027 10:00"])
      expect(missing(text), text).to.equal(false);
    expect(missing("25:00", "en-GB", "time")).to.equal(false);
  });

  it("recognises a year at the end of a text that may be the begun century of a year of four digits", () => {
    const begun = (text: string, locale = "en-GB", mode: Mode = "date") => endsInCentury(text, maskOf(locale, mode, 2));
    for (const text of ["06/02/20", "6.2.19", "6 Feb 20", "06/02/2027 – 13/02/20"]) expect(begun(text), text).to.equal(true);
    for (const text of ["06/02/2027", "06/02/2", "06/02", "6.2.27", "6/2", "06/02/20 ", "20270206", ""])
      expect(begun(text), text).to.equal(false);
    expect(begun("06/02/20", "en-GB", "datetime")).to.equal(true);
    expect(begun("06/02/27 10:20", "en-GB", "datetime")).to.equal(false);
    expect(begun("20/02/06", "ja")).to.equal(false);
    expect(begun("10:20", "en-GB", "time")).to.equal(false);
  });

  it("CAL-54 cannot read a text of more than 1,000 characters, and refuses one unread", () => {
    expect(dayIn("en-GB", "06/02/2027".padEnd(1000))).to.equal("2027-02-06");
    for (const text of ["06/02/2027".padEnd(1001), "06/02/2027".padEnd(10_000), "2027-02-06".padEnd(1001)]) {
      expect(dayIn("en-GB", text)).to.equal(null);
      expect(parseValue(text, "dd/MM/yyyy", true, wordsOf("en-GB"))).to.equal(null);
    }
    const unread = new Proxy(wordsOf("en-GB"), {
      get: () => {
        throw new Error("the text was read");
      },
    });
    expect(parseMoment("1".repeat(10_000), "dd/MM/yyyy", unread)).to.equal(null);
    expect(parseValue("1".repeat(10_000), "dd/MM/yyyy", true, unread)).to.equal(null);
  });

  it("CAL-26 prints and reads a range with a dash, CAL-42 whichever end is first", () => {
    const both = daysValue({ start: "2027-02-06", end: "2027-02-13" });
    const read = (text: string, mask = "dd/MM/yyyy") => parseValue(text, mask, true, wordsOf("en-GB"));
    expect(printValue(both, "dd/MM/yyyy", wordsOf("en-GB"))).to.equal("06/02/2027 – 13/02/2027");
    const texts = ["06/02/2027 – 13/02/2027", "6/2/27–13/2/27", "6/2/27 - 13/2/27", "13/02/2027 — 06/02/2027", "2027-02-06/2027-02-13"];
    const hyphened = ["6.2.27-13.2.27", "06/02/2027-13/02/2027", "06022027-13022027", "6-2-27-13-2-27"];
    for (const text of [...texts, ...hyphened, "2027-02-06 – 13 Feb 2027"]) expect(read(text), text).to.deep.equal(both);
    expect(read("06-02-2027 - 13-02-2027", "dd-MM-yyyy")).to.deep.equal(both);
    expect(parseValue("9-17", "HH:mm", true, wordsOf("en-GB"))).to.deep.equal({
      start: { day: null, time: "09:00" },
      end: { day: null, time: "17:00" },
    });
    expect(read("06-02-2027")).to.deep.equal(daysValue({ start: "2027-02-06", end: "2027-02-06" }));
    expect(read("06/02/2027")).to.deep.equal(daysValue({ start: "2027-02-06", end: "2027-02-06" }));
    for (const text of ["06/02/2027 –", "– 06/02/2027", "6/2/27 – 7/2/27 – 8/2/27", "6/2/27 – soon"])
      expect(read(text), text).to.equal(null);
    expect(parseValue("06/02/2027 – 13/02/2027", "dd/MM/yyyy", false, wordsOf("en-GB"))).to.equal(null);
  });

  it("prints no value as nothing, and reads a blank text as no value", () => {
    const nothing = daysValue({ start: null, end: null });
    expect(printValue(nothing, "dd/MM/yyyy", wordsOf("en-GB"))).to.equal("");
    for (const range of [true, false]) expect(parseValue("  ", "dd/MM/yyyy", range, wordsOf("en-GB"))).to.deep.equal(nothing);
    expect(parseValue("6/2/2027", "dd/MM/yyyy", false, wordsOf("en-GB"))).to.deep.equal(daysValue({ start: "2027-02-06", end: null }));
  });

  it("never throws, whatever the text and the mask", () => {
    const pieces = fc
      .array(fc.constantFrom("06", "2027", "/", " ", "–", "T", ":", "feb", "pm", "٢", ".", "Z", "1"))
      .map((found) => found.join(""));
    const masks = fc.oneof(fc.string(), fc.constantFrom("", "a", "dd", "yyyy", "dd/dd/yyyy", "mm", "d".repeat(10_000)));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), pieces), masks, fc.boolean(), (text, mask, range) => {
        parseValue(text, mask, range, wordsOf("en-US"));
        printMoment({ day: null, time: null }, mask, wordsOf("en-US"));
        expect(parseDate(text, mask, wordsOf("en-US"))).to.be.instanceOf(Date);
      }),
      { numRuns: 1000 },
    );
  });
});
