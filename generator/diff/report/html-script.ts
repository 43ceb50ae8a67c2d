/**
 * The script of the filters. The page is complete without it; the filters are hidden until it runs.
 */
export const SCRIPT = `
"use strict";
(() => {
  const form = document.getElementById("filters");
  if (!form) return;
  const titles = JSON.parse(form.dataset.titles);
  const counted = (number) => number + (number === 1 ? " change" : " changes");
  const changes = [...document.querySelectorAll("article")].map((article) => ({
    article,
    home: article.parentElement,
    badge: article.querySelector(".badge"),
    levels: article.dataset,
    modules: JSON.parse(article.dataset.modules),
    number: Number(article.dataset.number),
    text: article.textContent.toLowerCase(),
  }));
  const byModule = document.getElementById("by-module");
  const sections = [...document.querySelectorAll("section.changes")];
  const boxes = [...form.querySelectorAll("input[name=level]")];
  const total = changes.reduce((sum, { number }) => sum + number, 0);
  const chosen = (id) => document.getElementById(id)?.value ?? "";
  const order = (list) =>
    chosen("sort") === "module"
      ? [...list].sort((a, b) => (a.modules[0] < b.modules[0] ? -1 : a.modules[0] > b.modules[0] ? 1 : 0))
      : list;
  const arrange = () => {
    const isByModule = chosen("sort") === "module";
    for (const { article, home } of order(changes)) (isByModule ? byModule : home).append(article);
  };
  const apply = () => {
    const wanted = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    const name = chosen("class") || "level";
    const words = chosen("words").toLowerCase().split(/\\s+/).filter(Boolean);
    const found = Object.fromEntries(boxes.map((box) => [box.value, 0]));
    let shown = 0;
    for (const { article, badge, levels, modules, number, text } of changes) {
      // For one class of consumers, its own level counts.
      const level = levels[name];
      const fits =
        level in found &&
        (chosen("module") === "*" || modules.includes(chosen("module"))) &&
        (chosen("used") === "" || levels.used === chosen("used")) &&
        words.every((word) => text.includes(word));
      if (fits) found[level] += number;
      article.hidden = !(fits && wanted.has(level));
      if (!article.hidden) shown += number;
      badge.className = "badge " + level;
      badge.textContent = titles[level];
    }
    for (const box of boxes) box.parentElement.querySelector(".found").textContent = found[box.value];
    for (const section of sections) {
      const own = changes.filter(({ article }) => !article.hidden && article.parentElement === section);
      const here = own.reduce((sum, { number }) => sum + number, 0);
      section.hidden = here === 0;
      section.querySelector(".number").textContent = counted(here);
    }
    document.getElementById("nothing").hidden = shown > 0;
    document.getElementById("count").textContent = shown + " of " + counted(total) + " shown";
  };
  document.getElementById("sort").addEventListener("change", arrange);
  form.addEventListener("input", apply);
  form.addEventListener("change", apply);
  form.querySelector("button").addEventListener("click", (event) => {
    event.preventDefault();
    form.reset();
    arrange();
    apply();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  apply();
})();
`;
