/** A script that breaks the drawing of one control: the combobox of the search bar. */
const { setAttribute } = Element.prototype;
Element.prototype.setAttribute = function (name, value) {
  if (name === "aria-autocomplete") throw new Error("refused");
  setAttribute.call(this, name, value);
};
