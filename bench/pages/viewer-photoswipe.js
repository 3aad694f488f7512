import PhotoSwipeLightbox from "photoswipe/lightbox";
import PhotoSwipe from "photoswipe";
import { photos } from "./photos.mjs";
import { viewerPage } from "./viewer-page.js";

const app = document.querySelector("#app");

viewerPage({
  mount() {
    const thumbnails = photos.map(
      (photo) =>
        `<a href="${photo}" data-pswp-width="1200" data-pswp-height="800"><img src="${photo}" width="300" height="200" alt="" loading="lazy" /></a>`,
    );
    app.innerHTML = thumbnails.join("");
    new PhotoSwipeLightbox({ gallery: "#app", children: "a", pswpModule: PhotoSwipe }).init();
  },
  thumbnail: () => app.querySelector("a"),
  roots: () => [document.body],
  shown() {
    const counter = document.querySelector(".pswp__counter");
    return counter?.textContent ? Number.parseInt(counter.textContent, 10) : null;
  },
  close: () => document.querySelector(".pswp__button--close").click(),
});
