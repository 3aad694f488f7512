/** A page builder: once the tags have drawn, copies of them take their place, and later the whole is moved. */
const from = document.querySelector("#from");
let ready = 0;
function copy() {
  ready += 1;
  if (ready !== 2) return;
  removeEventListener("ski-ready", copy);
  const copies = [...from.children].map((tag) => tag.cloneNode(true));
  from.replaceChildren(...copies);
  document.documentElement.dataset.copied = "yes";
}
addEventListener("ski-ready", copy);
