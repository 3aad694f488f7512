import { createApp, h, ref } from "vue";
import { settings } from "./drawn.jsx";

/** Vue sets properties where an element has them, else attributes. */
const Search = {
  setup() {
    const place = ref("");
    const follow = ({ detail }) => (place.value = detail.search.place?.label ?? "");
    return () => [
      h("ski-searchbar", { ...settings(), onSkiChange: follow, "se-title": place.value ? `Ski : ${place.value}` : "Ski" }),
      h("ski-results", settings()),
    ];
  },
};

createApp(Search).mount("#root");
