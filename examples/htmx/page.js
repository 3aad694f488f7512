// htmx replaces the content: listeners on the document stay, and what depends on an element is set for each.
document.addEventListener("ski-change", ({ detail }) => show(detail.search.place));

document.addEventListener("ski-ready", ({ target }) => {
  if (target.localName !== "ski-searchbar") return;
  target.seTitle = "Where do you want to ski?";
  show(window.skiElements.getSearch().snapshot().place);
});

function show(place) {
  document.querySelector("output").value = place?.label ?? "no place";
}
