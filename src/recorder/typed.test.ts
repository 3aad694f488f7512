import { expect } from "chai";
import type { RecordedEvent } from "./recording.js";
import { withoutTyped } from "./typed.js";

const target = { tag: 0, role: "combobox", name: "Destination", nth: 0 };
const bodies = { a: '{"places":[{"placeId":1,"name":"Val Thorens"},{"placeId":2,"name":"Val d’Isère"}]}' };

function typed(text: string): string {
  const [event] = withoutTyped([{ type: "type", at: 0, target, text }], bodies);
  return event?.type === "type" ? event.text : "";
}

describe("what was typed, in a recording", () => {
  it("keeps the words that begin the name of a place in the answers", () => {
    expect(typed("val tho")).to.equal("val tho");
    expect(typed("VAL d’isere")).to.equal("VAL d’isere");
  });

  it("loses every other word, and numbers that are no day or amount", () => {
    expect(typed("Anna Marin")).to.equal("Xxxx Xxxxx");
    expect(typed("anna.marin@example.com")).to.equal("xxxx.xxxxx@xxxxxxx.xxx");
    expect(typed("0612345678")).to.equal("0000000000");
    expect(typed("06/02/2027")).to.equal("06/02/2027");
    expect(typed("1500")).to.equal("1500");
  });

  it("is replaced where other events repeat it", () => {
    const events: RecordedEvent[] = [
      { type: "type", at: 0, target, text: "anna marin" },
      { type: "announced", at: 1, tag: 0, text: "No place is called anna marin." },
      { type: "event", at: 2, tag: 0, name: "ski-error", detail: { message: "anna marin" } },
      { type: "fault", at: 3, message: "TypeError: anna marin" },
      { type: "press", at: 4, target: { ...target, role: "option", name: "Search for anna marin" } },
    ];
    expect(JSON.stringify(withoutTyped(events, bodies))).not.to.match(/anna|marin/i);
  });

  it("is replaced word by word in announcements, which may repeat a part of it", () => {
    const [, announced] = withoutTyped(
      [
        { type: "type", at: 0, target, text: "chalet in val tho for Anna Marin 07911" },
        { type: "announced", at: 1, tag: 0, text: "Val Thorens. We did not understand: anna, Marin 07911. 66 stays for 2" },
      ],
      bodies,
    );
    expect(announced).to.include({ text: "Val Thorens. We did not understand: xxxx, Xxxxx 00000. 66 stays xxx 2" });
  });
});
