import "ski-elements/ski-searchbar";
import "ski-elements/ski-elements.css";
import { createApp } from "vue";
import App from "./App.vue";

createApp(App).mount("#app");
