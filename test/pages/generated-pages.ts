/**
 * The pages that list what is data in the generator: the rules of `diff`, and the diagnostics.
 *
 * @module
 */
import { diagnosticTable } from "../../generator/base/diagnostic-table.js";
import { CONSUMER_CLASSES } from "../../generator/diff/level.js";
import { ruleById, ruleIds } from "../../generator/diff/rules.js";
import type { Area } from "../../generator/diff/rules.js";

/** A page, and the text that it should have. */
export interface GeneratedPage {
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
}

const AREAS: Readonly<Record<Area, string>> = {
  catalogue: "Catalogues",
  openapi: "OpenAPI documents",
  both: "All specs",
  review: "Reviews",
};

/** All such pages. */
export const generatedPages: readonly GeneratedPage[] = [
  { path: "generator/rules.md", text: rulesPage() },
  { path: "generator/diagnostics.md", text: diagnosticsPage() },
];

function rulesPage(): string {
  const areas: readonly Area[] = ["catalogue", "openapi", "both", "review"];
  const sections = areas.flatMap((area) => {
    const ids = ruleIds().filter((id) => ruleById(id).area === area);
    const rows = ids.map((id) => {
      const { levels, means, variants = {} } = ruleById(id);
      const exceptions = Object.values(variants).map(
        ({ when, levels: own }) =>
          `**${Object.entries(own)
            .map(([reader, level]) => `${reader}: ${level}`)
            .join(", ")}** if ${when}.`,
      );
      return [
        `\`${id}\``,
        ...CONSUMER_CLASSES.map((reader) => levels[reader]),
        [means, ...exceptions].join(" "),
      ];
    });
    return ids.length === 0
      ? []
      : [`## ${AREAS[area]}`, "", table(["rule", ...CONSUMER_CLASSES, "effect"], rows), ""];
  });
  return [
    "# Rules of diff",
    "",
    "[`paramsmith diff`](diff.md) compares two versions of a spec by these rules. The table shows the level of each rule for each class of consumers.",
    "To see an example and the fix for a rule, run `paramsmith diff --explain RULE`. You can change levels with `diff.severities` in the configuration.",
    "",
    ...sections,
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

function diagnosticsPage(): string {
  const rows = Object.entries(diagnosticTable)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { severity, help }]) => [`\`${code}\``, severity, help]);
  return [
    "# Diagnostics",
    "",
    "This page lists the code of each error and warning, and the fix. After an error, nothing is written. A warning never changes the exit code;",
    "you can accept it with `acceptedWarnings` in the [configuration](README.md#configuration).",
    "",
    table(["code", "severity", "help"], rows),
    "",
  ].join("\n");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
}
