document.querySelector("#set-unreadable")?.addEventListener("click", () => {
  document.querySelector("#unreadable")?.setAttribute("value", "31 February");
});
