import { jsonText } from "../../base/hidden-characters.js";
import type { Finding, FindingPosition } from "../finding.js";
import { mostSevere } from "../level.js";
import type { Level } from "../level.js";
import type { Review } from "../review.js";
import { unfilled } from "../rules.js";
import { ruleById } from "../rules.js";
import type { RuleId } from "../rules.js";
import { placedMessage } from "./words.js";

const SARIF_LEVELS: Readonly<Record<Level, "error" | "warning" | "note" | "none">> = {
  breaking: "error",
  risky: "warning",
  info: "note",
  none: "none",
};

/** Formats a review as SARIF 2.1.0, for code scanning. */
export function sarifReport({ findings }: Review): string {
  const ids = [...new Set(findings.map(({ rule }) => rule))].toSorted();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "paramsmith",
            informationUri: "https://www.npmjs.com/package/paramsmith",
            rules: ids.map(descriptor),
          },
        },
        columnKind: "utf16CodeUnits",
        results: findings.map((finding) => result(finding, ids)),
      },
    ],
  };
  return jsonText(log);
}

function descriptor(id: RuleId): object {
  const { means, adapt, example, levels } = ruleById(id);
  return {
    id,
    shortDescription: { text: means },
    fullDescription: { text: `${means} ${example}` },
    help: { text: unfilled(adapt) },
    defaultConfiguration: { level: SARIF_LEVELS[mostSevere(Object.values(levels))] },
  };
}

function result(finding: Finding, ids: readonly RuleId[]): object {
  const { id, rule, level, message, classes, positions, places, usage = [] } = finding;
  const { old, new: next = old } = positions;
  const related = [...(old && next !== old ? [old] : []), ...usage];
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: SARIF_LEVELS[level],
    message: { text: placedMessage(message, places) },
    ...(next && { locations: [location(next)] }),
    ...(related.length > 0 && {
      relatedLocations: related.map((position, index) => ({
        id: index + 1,
        ...location(position),
      })),
    }),
    partialFingerprints: { "paramsmithId/v1": id },
    properties: { classes, ...(places && { places }) },
  };
}

function location({ file, line, column }: FindingPosition): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: address(file) },
      region: { startLine: line, startColumn: column },
    },
  };
}

/** Formats a file as a URI reference, relative if the path is. */
function address(file: string): string {
  const path = file
    // File names on Windows can contain unpaired surrogates. URIs cannot.
    .replaceAll(/\p{Surrogate}/gu, "\uFFFD")
    .replaceAll("\\", "/")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
  return path.startsWith("/") ? `file://${path}` : path;
}
