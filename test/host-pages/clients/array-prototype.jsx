/** What old libraries added to every array: enumerable methods, some under names that have another meaning today. */
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
