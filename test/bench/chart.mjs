/** The chart of the README, drawn from figures that were published. */

/**
 * @typedef {object} Bar
 * @property {string} label
 * @property {number} value
 * @property {string} shown the value, for readers
 * @property {boolean} isOwn
 * @typedef {object} Panel
 * @property {string} title what is measured, and in what
 * @property {readonly Bar[]} bars
 */

const WIDTH = 820;
const LABELS = 330;
const LONGEST = 400;
const LINE = 22;
const TITLE = 34;
/** Both stand out from white and from black. */
const OWN = "#2f81f7";
const OTHER = "#8c959f";

/**
 * @param {import("./published.mjs").Published} published
 * @returns {readonly Panel[]} shorter is better in each
 */
export function panelsOf({ requests, validation, bundles }) {
  const [small] = requests.cases;
  return [
    {
      title: `Address of ${(small?.name ?? "a request").replaceAll("`", "")}: time, by hand = 1`,
      bars: ratioBars(small?.timings ?? []),
    },
    {
      title: "Check of 12 parameters that are right: time, by hand = 1",
      bars: ratioBars(validation.valid),
    },
    {
      title: "One builder and its validator, or the validator alone: kB, minified and gzipped",
      bars: bundles
        .filter(({ subject }) => subject === "builder")
        .map(({ name, gzipped, isOwn }) =>
          bar(name, gzipped / 1000, `${(gzipped / 1000).toFixed(1)} kB`, isOwn),
        ),
    },
  ];
}

/**
 * @param {readonly import("./rounds.mjs").Timing[]} timings
 * @returns {readonly Bar[]}
 */
function ratioBars(timings) {
  return timings.flatMap(({ key, name, ratio }) =>
    ratio === undefined ? [] : [bar(name, ratio, `${ratio.toFixed(2)} ×`, key === "ours")],
  );
}

/**
 * A name up to its first colon or bracket: the rest is in the tables.
 *
 * @param {string} name
 * @param {number} value
 * @param {string} shown
 * @param {boolean} isOwn
 * @returns {Bar}
 */
function bar(name, value, shown, isOwn) {
  const label = (name.split(/:| \(/)[0] ?? name).replaceAll("`", "");
  return { label, value, shown, isOwn };
}

/**
 * @param {readonly Panel[]} panels
 * @returns {string} SVG
 */
export function chart(panels) {
  let y = 0;
  const parts = panels.map(({ title, bars }) => {
    const most = Math.max(...bars.map(({ value }) => value));
    y += TITLE;
    const head = `  <text x="0" y="${y - 10}" font-weight="bold">${escaped(title)}</text>`;
    const lines = bars.map(({ label, value, shown, isOwn }) => {
      const length = Math.max(2, (value / most) * LONGEST).toFixed(1);
      const end = (LABELS + Number(length) + 6).toFixed(1);
      y += LINE;
      return [
        `  <text x="${LABELS - 8}" y="${y - 6}" text-anchor="end">${escaped(label)}</text>`,
        `  <rect x="${LABELS}" y="${y - 18}" width="${length}" height="15" fill="${isOwn ? OWN : OTHER}"/>`,
        `  <text x="${end}" y="${y - 6}">${escaped(shown)}</text>`,
      ].join("\n");
    });
    y += LINE / 2;
    return [head, ...lines].join("\n");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" font-family="sans-serif" font-size="13" fill="#768390" role="img" aria-label="${escaped(panels.map(({ title }) => title).join("; "))}">`,
    ...parts,
    "</svg>",
    "",
  ].join("\n");
}

/** @param {string} text */
function escaped(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
