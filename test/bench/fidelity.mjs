/**
 * Draws how often the stub of a wiki has the same response as MediaWiki, from test/wiki/stub-shares.json:
 * fidelity.svg in this folder. `test/pages/mediawiki-shares.test.ts` draws it again with UPDATE_SHARES=1.
 */

/**
 * Shares of equal responses by version of MediaWiki and by module.
 *
 * @typedef {Readonly<Record<string, Readonly<Record<string, { readonly requests: number, readonly equal: number }>>>>} Shares
 */

const WIDTH = 820;
const LABELS = 200;
const LONGEST = 460;
const BAR = 9;
const GROUP = 3 * BAR + 9;
const HEAD = 58;
/** The brightest is the oldest version. */
const CLASSES = ["first", "second", "third"];

const STYLE = `    text { font: 13px system-ui, sans-serif; fill: #1f2328; }
    .title { font-weight: 600; }
    .first { fill: #80ccff; }
    .second { fill: #218bff; }
    .third { fill: #0550ae; }
    .grid { stroke: #d1d9e0; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc; }
      .first { fill: #a5d6ff; }
      .second { fill: #58a6ff; }
      .third { fill: #1f6feb; }
      .grid { stroke: #3d444d; }
    }`;

/**
 * @param {Shares} shares
 * @returns {string} SVG
 */
export function fidelityChart(shares) {
  const versions = Object.keys(shares);
  const modules = [...new Set(versions.flatMap((version) => Object.keys(shares[version] ?? {})))];
  /** @param {string} name */
  const sharesOf = (name) => versions.map((version) => shares[version]?.[name]?.equal);
  const isEqual = (/** @type {string} */ name) => sharesOf(name).every((share) => share === 100);
  const equal = modules.filter(isEqual);
  const others = modules
    .filter((name) => !isEqual(name))
    .map((name) => ({ label: name, values: sharesOf(name) }))
    .toSorted(
      (a, b) => smallestShare(b.values) - smallestShare(a.values) || (a.label < b.label ? -1 : 1),
    );
  const groups = [
    { label: `${equal.length} other modules`, values: versions.map(() => 100) },
    ...others,
  ];
  const height = HEAD + groups.length * GROUP;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">`,
    `  <title id="title">Responses of the stub that are equal to those of MediaWiki ${versions.join(", ")}, in percent by module; ${equal.length} of ${modules.length} modules have 100 % with each version.</title>`,
    `  <style>\n${STYLE}\n  </style>`,
    '  <text class="title" x="0" y="16">Responses equal to those of MediaWiki, in every field: % by module</text>',
    ...versions.map(
      (version, index) =>
        `  <rect class="${CLASSES[index]}" x="${LABELS + index * 90}" y="28" width="12" height="12"/><text x="${LABELS + 18 + index * 90}" y="39">${version}</text>`,
    ),
    ...[0, 50, 100].map(
      (share) =>
        `  <path class="grid" d="M${LABELS + (share / 100) * LONGEST + 0.5} ${HEAD - 8} V${height}"/>`,
    ),
    ...groups.flatMap(({ label, values }, index) => groupOf(label, values, HEAD + index * GROUP)),
    "</svg>",
    "",
  ].join("\n");
}

/**
 * @param {string} label
 * @param {readonly (number | undefined)[]} values by version
 * @param {number} y
 * @returns {readonly string[]}
 */
function groupOf(label, values, y) {
  const shown = values.map((value) => (value === undefined ? "–" : `${value}`));
  const text = new Set(shown).size === 1 ? `${shown[0]} %` : `${shown.join(", ")} %`;
  return [
    `  <text x="${LABELS - 8}" y="${y + 19}" text-anchor="end">${label}</text>`,
    ...values.flatMap((value, index) =>
      value === undefined
        ? []
        : [
            `  <rect class="${CLASSES[index]}" x="${LABELS}" y="${y + index * BAR}" width="${Math.max(1, (value / 100) * LONGEST)}" height="${BAR - 1}"/>`,
          ],
    ),
    `  <text x="${LABELS + LONGEST + 10}" y="${y + 19}">${text}</text>`,
  ];
}

/** @param {readonly (number | undefined)[]} values */
function smallestShare(values) {
  return Math.min(...values.map((value) => value ?? 100));
}
