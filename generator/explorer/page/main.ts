import { h, render } from "preact";
import { App } from "./app.js";
import { readPage } from "./state/spec-store.js";
import { startContents } from "./contents.js";
import { SearchBox } from "./find/search-box.js";

const page = readPage(document);
const main = document.getElementById("main");
const find = document.getElementById("find");
if (find) render(h(SearchBox, { page }), find);
if (main) {
  main.replaceChildren();
  render(h(App, { page }), main);
}
startContents(document);
