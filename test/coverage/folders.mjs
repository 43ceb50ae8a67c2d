import { dirname, relative, sep } from "node:path";
import { REPOSITORY } from "./compiled.mjs";

/** What is told of each folder. */
const MEASURES = /** @type {const} */ (["lines", "branches", "functions"]);
/** How much of a path counts as the folder: `generator/diff`, `templates/runtime/client`. */
const DEPTH = { generator: 2, templates: 3 };

/**
 * The figures of each folder and of all together, as rows of Markdown.
 *
 * @param {import("istanbul-lib-coverage").CoverageMap} map
 * @returns {string}
 */
export function folderTable(map) {
  const counts = new Map();
  for (const path of map.files()) {
    const summary = map.fileCoverageFor(path).toSummary();
    for (const folder of [folderOf(path), "together"]) {
      const sums = counts.get(folder) ?? MEASURES.map(() => ({ covered: 0, total: 0 }));
      for (const [index, measure] of MEASURES.entries()) {
        sums[index].covered += summary[measure].covered;
        sums[index].total += summary[measure].total;
      }
      counts.set(folder, sums);
    }
  }
  const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    ["folder", ...MEASURES],
    ["---", ...MEASURES.map(() => "---:")],
    ...rows.map(([folder, sums]) => [folder, ...sums.map(share)]),
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** @param {string} path */
function folderOf(path) {
  const parts = relative(REPOSITORY, dirname(path)).split(sep);
  return parts.slice(0, DEPTH[parts[0]]).join("/");
}

/** @param {{ covered: number, total: number }} sum */
function share({ covered, total }) {
  // Never rounded up to all of them.
  const percent = total === 0 ? 100 : Math.floor((covered / total) * 1000) / 10;
  return `${percent.toFixed(1)} % of ${total}`;
}
