import "./style/base.css";
import { mount } from "svelte";
import { enterHouse } from "$lib/house";
import App from "./App.svelte";

void enterHouse();
mount(App, { target: document.getElementById("app")! });

// The serif of headings and Chinese characters comes after the page: it is a list of a hundred small pieces, of which
// the browser fetches those it needs.
void import("@fontsource/noto-serif-sc/600.css");
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
