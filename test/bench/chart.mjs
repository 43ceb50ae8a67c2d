/**
 * Charts of bars as SVG, for light and dark: those of the page of figures, drawn from what was published.
 */

/**
 * @typedef {object} Bar
 * @property {string} label
 * @property {number} value the median
 * @property {readonly [low: number, high: number]} [spread] the least and the greatest of what was measured
 * @property {string} shown the value, for readers
 * @property {boolean} isOwn
 * @typedef {object} Panel
 * @property {string} title what is measured, and in what
 * @property {readonly Bar[]} bars
 */

const WIDTH = 850;
const LABELS = 380;
const LONGEST = 380;
const LINE = 22;
const TITLE = 34;

const STYLE = `    text { font: 13px system-ui, sans-serif; fill: #1f2328; }
    .title { font-weight: 600; }
    .own { fill: #0969da; }
    .other { fill: #afb8c1; }
    .spread { stroke: #1f2328; fill: none; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc; }
      .own { fill: #1f6feb; }
      .other { fill: #59636e; }
      .spread { stroke: #f0f6fc; }
    }`;

/**
 * @param {import("./published.mjs").Published} published
 * @returns {readonly Panel[]} shorter is better in each
 */
export function panelsOf({ requests, validation, bundles, bothSpecs }) {
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
    {
      title: "Generating the code of the OpenAPI document and the catalogue, cold: wall time",
      bars: bothSpecs.figures.map(({ name, milliseconds, samples }) => ({
        ...bar(
          name.replace(/, cold, both specs/, ""),
          milliseconds,
          `${(milliseconds / 1000).toFixed(2)} s`,
          name.startsWith("`generate`"),
        ),
        spread: spreadOf(samples),
      })),
    },
  ];
}

/** @param {readonly number[]} samples */
function spreadOf(samples) {
  return /** @type {const} */ ([Math.min(...samples), Math.max(...samples)]);
}

/**
 * @param {readonly import("./rounds.mjs").Timing[]} timings
 * @returns {readonly Bar[]}
 */
function ratioBars(timings) {
  return timings.flatMap(({ key, name, ratio, spread }) =>
    ratio === undefined
      ? []
      : [
          {
            ...bar(name, ratio, `${ratio.toFixed(2)} ×`, key === "ours"),
            // The base of the ratios has none.
            ...(spread && spread[0] < spread[1] && { spread }),
          },
        ],
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
 * @param {string} description for readers who do not see the chart
 * @returns {string} SVG
 */
export function chart(panels, description) {
  let y = 0;
  const parts = panels.map(({ title, bars }) => {
    const most = Math.max(...bars.map(({ value, spread }) => spread?.[1] ?? value));
    const scale = LONGEST / most;
    y += TITLE;
    const head = `  <text class="title" x="0" y="${y - 10}">${escaped(title)}</text>`;
    const lines = bars.map(({ label, value, spread, shown, isOwn }) => {
      const length = Math.max(2, value * scale);
      const end = LABELS + Math.max(length, (spread?.[1] ?? 0) * scale) + 6;
      y += LINE;
      return [
        `  <text x="${LABELS - 8}" y="${y - 6}" text-anchor="end">${escaped(label)}</text>`,
        `  <rect class="${isOwn ? "own" : "other"}" x="${LABELS}" y="${y - 18}" width="${length.toFixed(1)}" height="15"/>`,
        ...(spread ? [whisker(spread, scale, y - 10.5)] : []),
        `  <text x="${end.toFixed(1)}" y="${y - 6}">${escaped(shown)}</text>`,
      ].join("\n");
    });
    y += LINE / 2;
    return [head, ...lines].join("\n");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img" aria-labelledby="title">`,
    `  <title id="title">${escaped(description)}</title>`,
    `  <style>\n${STYLE}\n  </style>`,
    ...parts,
    "</svg>",
    "",
  ].join("\n");
}

/**
 * A line from the least to the greatest, with an end each.
 *
 * @param {readonly [low: number, high: number]} spread
 * @param {number} scale
 * @param {number} y
 */
function whisker([low, high], scale, y) {
  const [from, to] = [low, high].map((value) => (LABELS + value * scale).toFixed(1));
  return `  <path class="spread" d="M${from} ${y - 4} v8 M${from} ${y} H${to} M${to} ${y - 4} v8"/>`;
}

/** @param {string} text */
function escaped(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
