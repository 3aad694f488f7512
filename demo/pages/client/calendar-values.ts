type DatePicker = HTMLElementTagNameMap["ski-date-picker"];

function follow(id: string, value: DatePicker["value"]): void {
  const picker = document.querySelector<DatePicker>(`#${id}`);
  const output = document.querySelector(`output[for=${id}]`);
  if (!picker || !output) return;
  const print = () => (output.textContent = written(picker.value));
  picker.value = value;
  picker.addEventListener("ski-date-change", print);
  void customElements.whenDefined("ski-date-picker").then(print);
}

function written(value: DatePicker["value"]): string {
  if (value instanceof Date) return `Date ${value.toDateString()}`;
  if (value === null || typeof value !== "object") return `${typeof value} ${value}`;
  return `{ start: ${written(value.start)}, end: ${written(value.end)} }`;
}

follow("as-text", "2027-02-06");
follow("as-date", new Date(2027, 1, 6));
follow("as-timestamp", new Date(2027, 1, 6).getTime());
follow("as-range", { start: new Date(2027, 1, 6), end: new Date(2027, 1, 13) });
