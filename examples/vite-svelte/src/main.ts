import "ski-elements/ski-searchbar";
import "ski-elements/ski-elements.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
