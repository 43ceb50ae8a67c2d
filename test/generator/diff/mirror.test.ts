import { describe, expect, it } from "vitest";
import { ruleIds } from "../../../generator/diff/rules.js";
import { sidesOf, hostsOf, parameterEdits } from "./parameter-edits.js";
import { findings, rulesOf } from "./specs.js";
import { specEdits } from "./spec-edits.js";

/** Which rule says the same of the change back; a rule that is not listed says it itself. */
const MIRRORS: Readonly<Record<string, string | readonly string[]>> = {
  "module-removed": "module-added",
  "module-removed-deprecated": "module-added",
  "module-added": "module-removed",
  "module-deprecated": "module-undeprecated",
  "param-added-optional": "param-removed",
  "param-added-required": "param-removed",
  "param-removed": "param-added-optional",
  "param-removed-deprecated": "param-added-optional",
  "param-deprecated": "param-undeprecated",
  "param-became-required": "param-became-optional",
  "default-changed": ["default-changed", "default-invalid"],
  "limit-default-changed": ["limit-default-changed", "default-invalid"],
  "default-invalid": ["default-changed", "limit-default-changed", "default-removed"],
  "success-status-removed": ["success-status-removed", "success-status-added"],
  "default-added": "default-removed",
  "default-removed": "default-added",
  "type-narrowed": ["type-widened", "enum-to-string"],
  "type-widened": "type-narrowed",
  "enum-to-string": "type-narrowed",
  "limit-to-integer": "integer-to-limit",
  "boolean-to-other": "other-to-boolean",
  "enum-value-added": ["enum-value-removed", "enum-value-removed-multi"],
  "enum-value-removed": "enum-value-added",
  "enum-value-removed-multi": "enum-value-added",
  "max-lowered": "max-raised",
  "min-raised": "min-lowered",
  "highmax-lowered": "highmax-raised",
  "lowlimit-lowered": "lowlimit-raised",
  "highlimit-lowered": "highlimit-raised",
  "length-tightened": "length-loosened",
  "operation-added": "operation-removed",
  "operation-removed": "operation-added",
  "operation-removed-deprecated": "operation-added",
  "operation-deprecated": "operation-undeprecated",
  "operation-skipped": "operation-unskipped",
  "query-param-added-optional": "query-param-removed",
  "query-param-added-required": "query-param-removed",
  "query-param-removed": "query-param-added-optional",
  "query-param-became-required": "query-param-became-optional",
  "query-param-deprecated": "query-param-undeprecated",
  "query-param-type-narrowed": "query-param-type-widened",
  "query-param-bound-tightened": "query-param-bound-loosened",
  "query-param-format-tightened": ["query-param-format-tightened", "query-param-format-changed"],
  "query-param-format-changed": ["query-param-format-changed", "query-param-format-tightened"],
  "query-param-reserved-allowed": "query-param-reserved-disallowed",
  "query-param-empty-allowed": "query-param-empty-disallowed",
  "security-removed": "security-added",
  "security-added": ["security-loosened", "security-removed"],
  "body-added-optional": "body-removed",
  "body-added-required": "body-removed",
  "body-became-required": "body-became-optional",
  "body-field-added-optional": "body-field-removed",
  "body-field-added-required": "body-field-removed",
  "body-field-removed": "body-field-added-optional",
  "body-removed": "body-added-required",
  "body-field-became-required": "body-field-became-optional",
  "body-schema-narrowed": "body-schema-widened",
  "body-field-deprecated": "body-field-undeprecated",
  "field-became-read-only": "field-became-writable",
  "field-became-write-only": "field-became-readable",
  "response-field-removed": "response-field-added-required",
  "response-field-added-required": "response-field-removed",
  "response-field-added-optional": [
    "response-field-removed",
    "embedded-key-removed",
    "link-relation-removed",
  ],
  "embedded-key-removed": ["response-field-added-optional", "response-field-added-required"],
  "response-field-became-optional": "response-field-became-required",
  "response-field-became-nullable": "response-field-became-non-null",
  "response-type-widened": "response-type-narrowed",
  "body-format-tightened": "body-format-changed",
  "response-bound-loosened": "response-bound-tightened",
  "response-field-deprecated": "response-field-undeprecated",
  "success-status-added": "success-status-removed",
  "undocumented-settled": "undocumented-added",
  "result-field-removed": ["result-field-added-required", "result-field-added-optional"],
  "result-condition-narrowed": "result-condition-widened",
  "result-presence-narrowed": "result-presence-widened",
  "result-field-became-optional": "result-field-became-required",
  "result-field-became-nullable": "result-field-became-non-null",
  "result-type-widened": "result-type-narrowed",
};

/** What the table says holds both ways; besides it, `a-added` and `a-removed` mirror each other. */
function mirrorsOf(rule: string): readonly string[] {
  const back = Object.entries(MIRRORS)
    .filter(([, mirror]) => [mirror].flat().includes(rule))
    .map(([listed]) => listed);
  const told = [...[MIRRORS[rule] ?? []].flat(), ...back];
  if (told.length > 0) return told;
  if (rule.endsWith("-added")) return [rule.replace(/-added$/, "-removed")];
  if (rule.endsWith("-removed")) return [rule.replace(/-removed$/, "-added")];
  return [rule];
}

describe("a comparison the other way round", () => {
  it("knows the mirror of every rule", () => {
    const known = new Set<string>(ruleIds());
    const unknown = ruleIds().filter((id) => !mirrorsOf(id).some((mirror) => known.has(mirror)));
    expect(unknown).toEqual([]);
  });

  it.each(parameterEdits.map((edit) => [edit.rule, edit] as const))(
    "mirrors %s of a parameter",
    (rule, edit) => {
      for (const host of hostsOf(edit)) {
        const [old, next] = sidesOf(host, edit);
        const found = rulesOf(findings(next, old));
        expect(found).toHaveLength(1);
        expect(mirrorsOf(rule)).toContain(found[0]);
      }
    },
  );

  it.each(specEdits.map((edit) => [edit.rule, edit] as const))(
    "mirrors %s of a spec",
    (rule, { real, setup, edit }) => {
      const [old, next] = [real(), real()];
      for (const spec of [old, next]) setup?.(spec);
      edit(next);
      const found = rulesOf(findings(next, old));
      expect(found).toHaveLength(1);
      expect(mirrorsOf(rule)).toContain(found[0]);
    },
  );
});
