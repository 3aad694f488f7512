/** What old libraries added to every object and array: enumerable methods, some under names that have another meaning today. */
Object.assign(Object.prototype, { each: () => null });
Array.from = (item) => {
  if (item == null) return [];
  return typeof item === "object" && typeof item.length === "number" ? [].slice.call(item) : [item];
};
Object.assign(Array.prototype, {
  clean() {
    return this.filter((item) => item != null);
  },
  contains(item) {
    return this.indexOf(item) >= 0;
  },
  remove(item) {
    const index = this.indexOf(item);
    if (index >= 0) this.splice(index, 1);
    return this;
  },
  first() {
    return this[0];
  },
  last() {
    return this[this.length - 1];
  },
  unique() {
    return this.filter((item, index) => this.indexOf(item) === index);
  },
  random: () => 4,
});
Object.assign(String.prototype, { capitalize: () => "no" });
Object.assign(Function.prototype, { delay: () => null });
