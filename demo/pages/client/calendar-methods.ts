const turned = document.querySelector<HTMLElementTagNameMap["ski-date-picker"]>("#turned");

for (const button of document.querySelectorAll<HTMLButtonElement>("#turned ~ button"))
  button.addEventListener("click", () => {
    if (button.value === "focus") turned?.focus();
    else if (button.value === "clear") turned?.clear();
    else turned?.showPage(button.value);
  });
