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
    badge: article.querySelector(".badge"),
    levels: article.dataset,
    number: Number(article.dataset.number),
    text: (article.closest("section").querySelector("h2").firstElementChild.textContent + " " + article.textContent).toLowerCase(),
  }));
  const sections = [...document.querySelectorAll("section.module")].map((section) => ({
    section,
    heading: section.querySelector(".number"),
    link: document.querySelector('nav a[href="#' + section.id + '"]').parentElement,
    own: changes.filter(({ article }) => section.contains(article)),
  }));
  const boxes = [...form.querySelectorAll("input[name=level]")];
  const total = changes.reduce((sum, { number }) => sum + number, 0);
  const apply = () => {
    const asked = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    const name = document.getElementById("class").value || "level";
    const words = document.getElementById("words").value.toLowerCase().split(/\\s+/).filter(Boolean);
    const found = Object.fromEntries(boxes.map((box) => [box.value, 0]));
    let shown = 0;
    for (const { article, badge, levels, number, text } of changes) {
      // To whoever looks at one class, the level of that class counts.
      const level = levels[name];
      const fits = level in found && words.every((word) => text.includes(word));
      if (fits) found[level] += number;
      article.hidden = !(fits && asked.has(level));
      if (!article.hidden) shown += number;
      badge.className = "badge " + level;
      badge.textContent = titles[level];
    }
    for (const box of boxes) box.parentElement.querySelector(".found").textContent = found[box.value];
    for (const { section, heading, link, own } of sections) {
      const here = own.filter(({ article }) => !article.hidden).reduce((sum, { number }) => sum + number, 0);
      section.hidden = here === 0;
      link.hidden = here === 0;
      heading.textContent = counted(here);
      link.querySelector(".number").textContent = here;
    }
    document.querySelector("summary .number").textContent = sections.filter(({ section }) => !section.hidden).length;
    document.getElementById("nothing").hidden = shown > 0;
    document.getElementById("count").textContent = shown + " of " + counted(total) + " shown";
  };
  form.addEventListener("input", apply);
  form.addEventListener("change", apply);
  form.querySelector("button").addEventListener("click", (event) => {
    event.preventDefault();
    form.reset();
    apply();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  apply();
})();
`;
