/** Figures as Markdown. */

/**
 * @param {readonly { name: string, milliseconds: number, ratio: number, megabytes: number | undefined }[]} figures
 * @returns {string}
 */
export function commandTable(figures) {
  return table(
    ["command", "wall time", "× bare Node", "peak memory"],
    figures.map(({ name, milliseconds, ratio, megabytes }) => [
      name,
      `${milliseconds.toFixed(0)} ms`,
      ratio.toFixed(1),
      megabytes === undefined ? "not known" : `${megabytes.toFixed(0)} MB`,
    ]),
  );
}

/**
 * @param {readonly import("./bundles.mjs").BundleFigures[]} figures
 * @returns {string}
 */
export function bundleTable(figures) {
  return table(
    ["bundle", "minified", "gzipped", "files"],
    figures.map(({ name, minified, gzipped, files }) => [
      name,
      `${minified} B`,
      `${gzipped} B`,
      String(files.length),
    ]),
  );
}

/**
 * The first column is text, the others are numbers.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @returns {string}
 */
function table(head, rows) {
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
