import { expect } from "@open-wc/testing";
import { createPicker } from "./picker.driver.js";

describe("PickerField, before its months are loaded", () => {
  const picker = createPicker({ waits: false });
  afterEach(picker.remove);

  it("opens at once with a skeleton, and moves the focus into the months when they have loaded", async () => {
    await picker.show({ page: "2027-02", value: { start: { day: "2027-02-13", time: null }, end: null } });
    await picker.press(picker.part("toggle"));
    expect(picker.part("panel")).to.exist;
    await picker.until(() => picker.day("2027-02-13"));
    expect(picker.focused()).to.equal(picker.day("2027-02-13"));
    expect(picker.part("loading")).to.not.exist;
    expect(picker.all('[part~="panel"]')).to.have.length(1);
  });
});
