/** The lines of the page of figures that say when a part was measured. */
import { spawnSync } from "node:child_process";

/**
 * @typedef {object} Stamp
 * @property {string} date of the measurement: YYYY-MM-DD
 * @property {string} commit that was measured
 */

/** A line, and a marker with the name of its part at the end. */
const LINE = /^(?<line>.*?)(?<marker> <!-- measured: (?<part>\w+) -->)$/gm;

/**
 * The stamp of a measurement that ends now.
 *
 * @returns {Stamp}
 */
export function createStamp() {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--short=8", "HEAD"], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  const commit = status === 0 ? stdout.trim() : "unknown";
  return { date: new Date().toISOString().slice(0, 10), commit };
}

/**
 * @param {Stamp} stamp
 * @returns {string} Markdown
 */
export function stampLine({ date, commit }) {
  return `Measured on ${date}, at commit \`${commit}\`.`;
}

/**
 * The lines of a page by their parts.
 *
 * @param {string} page Markdown
 * @returns {Readonly<Record<string, string>>}
 */
export function stampLinesOf(page) {
  return Object.fromEntries(
    [...page.matchAll(LINE)].map(({ groups }) => [groups?.part ?? "", groups?.line ?? ""]),
  );
}

/**
 * Replaces the lines of a page. Lines of other parts stay as they are.
 *
 * @param {string} page Markdown
 * @param {Readonly<Record<string, string>>} lines by part
 * @returns {string}
 */
export function withStampLines(page, lines) {
  return page.replaceAll(LINE, (whole, _, marker, part) =>
    lines[part] === undefined ? whole : `${lines[part]}${marker}`,
  );
}
