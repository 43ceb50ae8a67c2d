/** What the filters do. The page is whole without it; the filters show themselves only with it. */
export const SCRIPT = `
"use strict";
(() => {
  const form = document.getElementById("filters");
  if (!form) return;
  form.hidden = false;
  const changes = [...document.querySelectorAll("article")].map((article) => ({
    article,
    level: article.dataset.level,
    classes: article.dataset.classes.split(" "),
    text: (article.closest("section").querySelector("h2").textContent + " " + article.textContent).toLowerCase(),
  }));
  const sections = [...document.querySelectorAll("section")];
  const apply = () => {
    const levels = [...form.querySelectorAll("input[name=level]:checked")].map((box) => box.value);
    const name = document.getElementById("class").value;
    const words = document.getElementById("words").value.toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const { article, level, classes, text } of changes) {
      const fits = levels.includes(level) && (name === "" || classes.includes(name)) && words.every((word) => text.includes(word));
      article.hidden = !fits;
      if (fits) shown += 1;
    }
    for (const section of sections) section.hidden = !section.querySelector("article:not([hidden])");
    document.getElementById("nothing").hidden = shown > 0;
    document.getElementById("count").textContent = shown + " of " + changes.length + " changes shown";
  };
  form.addEventListener("input", apply);
  form.addEventListener("change", apply);
  form.addEventListener("reset", () => setTimeout(apply));
  form.addEventListener("submit", (event) => event.preventDefault());
  apply();
})();
`;
