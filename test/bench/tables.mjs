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
 * A table for each size, under what was read.
 *
 * @param {import("./generate.mjs").GenerateMeasurement} measurement
 * @returns {string}
 */
export function generateTable({ figures, inputs, missing }) {
  const sizes = inputs.flatMap(
    ({ times, modules, parameters, bare, whole, openApi, openApiWithResults }) => [
      `${times} × the catalogue: ${modules} modules with ${parameters} parameters; ${bare} B with the protocol, ${whole} B with results, ${openApi} B as OpenAPI${openApiWithResults === undefined ? "" : `, ${openApiWithResults} B with results`}.`,
      generatorsTable(figures.filter((each) => each.times === times)),
    ],
  );
  return [...sizes, ...missing].join("\n\n");
}

/**
 * Generators beside each other, a row each.
 *
 * @param {readonly import("./generate.mjs").RunFigures[]} figures
 * @returns {string}
 */
export function generatorsTable(figures) {
  return table(
    ["generator", "wall time", "× bare Node", "processors", "peak memory", "files", "output"],
    figures.map(({ name, milliseconds, ratio, cpu, megabytes, files, bytes, failure }) => [
      name,
      failure ?? `${milliseconds.toFixed(0)} ms`,
      failure === undefined ? ratio.toFixed(1) : "–",
      cpu === undefined ? "not known" : `${cpu.toFixed(0)} ms`,
      megabytes === undefined ? "not known" : `${megabytes.toFixed(0)} MB`,
      files === 0 ? "–" : String(files),
      files === 0 ? "–" : `${(bytes / 1e6).toFixed(1)} MB`,
    ]),
  );
}

/**
 * Generators beside each other, with ratios to the second one, which is `generate`.
 *
 * @param {readonly import("./generate.mjs").RunFigures[]} figures
 * @returns {string}
 */
export function comparedGenerators(figures) {
  const own = figures[1];
  return table(
    ["generator", "wall time", "processors", "peak memory", "files", "output"],
    figures
      .slice(1)
      .map(({ name, milliseconds, cpu, megabytes, files, bytes, failure }) =>
        failure === undefined
          ? [
              name,
              withRatio(milliseconds, own.milliseconds, "ms"),
              withRatio(cpu, own.cpu, "ms"),
              withRatio(megabytes, own.megabytes, "MB"),
              String(files),
              `${(bytes / 1e6).toFixed(1)} MB`,
            ]
          : [name, failure, "–", "–", "–", "–"],
      ),
  );
}

/**
 * @param {number | undefined} value
 * @param {number | undefined} base
 * @param {string} unit
 */
function withRatio(value, base, unit) {
  return value === undefined || base === undefined
    ? "not known"
    : `${value.toFixed(0)} ${unit} (${(value / base).toFixed(2)} ×)`;
}

/**
 * A table for each compiler: what a consumer costs above an empty program.
 *
 * @param {import("./type-check.mjs").TypeCheckMeasurement} measurement
 * @returns {string}
 */
export function typeCheckTable({ figures, missing }) {
  const compilers = [...new Set(figures.map(({ compiler }) => compiler))];
  const tables = compilers.flatMap((compiler) => {
    const own = figures.filter((each) => each.compiler === compiler);
    const empty = own[0]?.said;
    return [
      `TypeScript ${compiler}; an empty program: ${empty?.files} files, ${empty?.kilobytes} kB, check ${empty?.check} ms, total ${empty?.total} ms, processors ${empty?.cpu} ms. The others, above it:`,
      table(
        ["consumer", "files", "types", "instantiations", "memory", "check", "total", "processors"],
        own
          .slice(1)
          .map(({ consumer, more, errors }) => [
            errors === 0 ? consumer : `${consumer} (${errors} errors)`,
            String(more.files),
            String(more.types),
            String(more.instantiations),
            `${(more.kilobytes / 1000).toFixed(1)} MB`,
            `${more.check.toFixed(0)} ms`,
            `${more.total.toFixed(0)} ms`,
            Number.isNaN(more.cpu) ? "not known" : `${more.cpu.toFixed(0)} ms`,
          ]),
      ),
    ];
  });
  return [...tables, ...missing].join("\n\n");
}

/**
 * One table of all compilers: what a consumer costs above an empty program, in the counts of the first
 * compiler and in milliseconds of each, its own total and that of the processors.
 *
 * @param {readonly import("./published.mjs").PublishedCheck[]} figures the empty program's first
 * @returns {string}
 */
export function typeCheckSummary(figures) {
  const compilers = [...new Set(figures.map(({ compiler }) => compiler))];
  const [first] = compilers;
  const rows = figures.filter(({ compiler }) => compiler === first).slice(1);
  return table(
    [
      "consumer",
      "files",
      "types",
      "instantiations",
      ...compilers.map((compiler) => `TypeScript ${compiler}`),
    ],
    rows.map(({ consumer, more }) => [
      consumer,
      String(more.files),
      String(more.types),
      String(more.instantiations),
      ...compilers.map((compiler) => {
        const own = figures.find(
          (each) => each.compiler === compiler && each.consumer === consumer,
        );
        if (!own) return "–";
        const { total, cpu } = own.more;
        return own.errors === 0
          ? `${total.toFixed(0)} / ${cpu?.toFixed(0) ?? "?"} ms`
          : `${own.errors} errors`;
      }),
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
export function table(head, rows) {
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
