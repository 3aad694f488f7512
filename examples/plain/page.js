const bar = document.querySelector("ski-searchbar");
const output = document.querySelector("output");

bar.addEventListener("ski-change", ({ detail }) => {
  output.value = detail.search.place?.label ?? "no place";
});

bar.seTitle = "Where do you want to ski?";
