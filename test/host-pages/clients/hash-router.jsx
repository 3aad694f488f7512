/** A router that owns the hash: an unknown route is an error, and it returns to the previous one. */
const known = new Set(["#/", "#/ski"]);
let at = "#/ski";
function route() {
  if (known.has(location.hash)) at = location.hash;
  else {
    document.documentElement.dataset.lost = location.hash;
    history.replaceState({ router: true }, "", at);
  }
}
history.replaceState({ router: true }, "", at);
addEventListener("hashchange", route);
addEventListener("popstate", route);
