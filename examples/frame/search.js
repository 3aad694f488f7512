const bar = document.querySelector("ski-searchbar");
const tell = (message) => window.parent.postMessage(message, window.location.origin);

bar.addEventListener("ski-change", ({ detail }) => tell({ type: "place", label: detail.search.place?.label ?? "no place" }));

// The results replace the page, and not only the frame.
bar.addEventListener("ski-search", (event) => {
  if (event.detail.url === null) return;
  event.preventDefault();
  tell({ type: "search", url: event.detail.url });
});

bar.seTitle = "Where do you want to ski?";
