import "ski-elements/ski-searchbar";

const searchbar = document.querySelector("ski-searchbar")!;

searchbar.seTitle = "Where do you want to ski?";
searchbar.addEventListener("ski-change", ({ detail }) => {
  document.querySelector("output")!.value = detail.search.place?.label ?? "no place";
});
