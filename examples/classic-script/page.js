document.addEventListener("ski-change", function (event) {
  var place = event.detail.search.place;
  document.querySelector("output").value = place ? place.label : "no place";
});

window.skiElements.startApp({
  appElementID: "ski-search",
  appType: "se",
  locale: "en-GB",
  engineId: 1,
  currency: "GBP",
  menuDomain: "http://localhost:4173",
  apiBase: "http://localhost:4173",
  resultsUrl: "http://localhost:4173/en/se-results",
  urlSync: "none",
  seTitle: "Where do you want to ski?",
});
