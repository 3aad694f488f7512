window.addEventListener("message", ({ origin, data }) => {
  if (origin !== window.location.origin) return;
  if (data.type === "place") document.querySelector("output").value = data.label;
  if (data.type === "search") window.location.assign(data.url);
});
