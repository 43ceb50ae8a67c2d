/** The classes that rules of a style select, sorted. */
export function styledClasses(style: string): readonly string[] {
  const selectors = style.replaceAll(/\{[^{}]*\}/g, " ");
  return unique([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));
}

/** The classes of elements of HTML, sorted. */
export function classesIn(html: string): readonly string[] {
  return unique([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = ""]) => all.split(" ")));
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted();
}
