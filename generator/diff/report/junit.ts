import { groupBy } from "../../base/group.js";
import { escapeHidden } from "../../base/hidden-characters.js";
import { escapeAttribute } from "../../../templates/runtime/http/html.js";
import type { Finding } from "../finding.js";
import { isFailure } from "../review.js";
import type { FailOn, Review } from "../review.js";
import { locationOf, locationText, placedMessage, subjectText } from "./words.js";

/**
 * Formats a review as JUnit XML: a suite per module, a case per finding. Findings that fail the run
 * are failures.
 */
export function junitReport({ findings }: Review, failOn: FailOn): string {
  const failures = (all: readonly Finding[]): number =>
    all.filter((each) => isFailure(each, failOn)).length;
  const modules = groupBy(findings, ({ module }) => module);
  const suites = [...modules].flatMap(([module, group]) => [
    `  <testsuite name="${attribute(module || "the spec")}" tests="${group.length}" failures="${failures(group)}" errors="0" skipped="0">`,
    ...group.flatMap((finding) => testCase(finding, failOn)),
    "  </testsuite>",
  ]);
  const empty = [
    '  <testsuite name="the spec" tests="1" failures="0" errors="0" skipped="0">',
    '    <testcase classname="paramsmith.diff" name="no changes"/>',
    "  </testsuite>",
  ];
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="paramsmith diff" tests="${Math.max(1, findings.length)}" failures="${failures(findings)}" errors="0">`,
    ...(findings.length === 0 ? empty : suites),
    "</testsuites>",
  ].join("\n")}\n`;
}

function testCase(finding: Finding, failOn: FailOn): readonly string[] {
  const { id, rule, level } = finding;
  const message = placedMessage(finding.message, finding.places);
  const location = locationOf(finding);
  const where = location ? `${locationText(location)}: ` : "";
  const head = `    <testcase classname="${attribute(`paramsmith.${rule}`)}" name="${attribute(id)}"${location ? ` file="${attribute(location.file)}" line="${location.line}"` : ""}>`;
  const text = attribute(`${where}${subjectText(finding)}: ${message}`);
  const body = isFailure(finding, failOn)
    ? `      <failure message="${attribute(message)}" type="${level}">${text}</failure>`
    : `      <system-out>${level}: ${text}</system-out>`;
  return [head, body, "    </testcase>"];
}

/** Escapes text for XML, which cannot represent control characters. */
function attribute(text: string): string {
  return escapeAttribute(escapeHidden(text).replaceAll(/[\uFFFE\uFFFF]/g, "\uFFFD"));
}
