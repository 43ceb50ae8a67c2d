import { describe, expect, it } from "vitest";
import { directionOf } from "../../../generator/diff/schema-direction.js";
import { ruleIds } from "../../../generator/diff/rules.js";
import type { RuleId } from "../../../generator/diff/rules.js";

/** The rules of schemas with one direction or none; a change of any other rule has both. */
const ONE_WAY = {
  wider: [
    "response-type-widened",
    "response-enum-value-added",
    "response-bound-loosened",
    "response-field-became-optional",
    "response-field-became-nullable",
    "response-field-removed",
    "embedded-key-removed",
    "link-relation-removed",
    "body-schema-widened",
    "body-field-became-optional",
    "body-field-removed",
  ],
  narrower: [
    "response-type-narrowed",
    "response-enum-value-removed",
    "response-bound-tightened",
    "response-field-became-required",
    "response-field-became-non-null",
    "response-field-added-required",
    "response-field-added-optional",
    "body-schema-narrowed",
    "body-format-tightened",
    "body-field-became-required",
    "body-field-added-required",
    "body-field-added-optional",
  ],
  neither: [
    "response-format-changed",
    "response-field-deprecated",
    "response-field-undeprecated",
    "docs-changed",
    "body-default-changed",
    "body-format-changed",
    "body-field-deprecated",
    "body-field-undeprecated",
  ],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

function rulesWith(wider: boolean, narrower: boolean): readonly RuleId[] {
  return ruleIds().filter((rule) => {
    const direction = directionOf({ rule, module: "", origins: {} });
    return direction.wider === wider && direction.narrower === narrower;
  });
}

describe("the direction of a change of a schema", () => {
  it("is that of its rule, and both for a rule that has none", () => {
    expect([rulesWith(true, false), rulesWith(false, true), rulesWith(false, false)]).toEqual(
      [ONE_WAY.wider, ONE_WAY.narrower, ONE_WAY.neither].map((rules) =>
        ruleIds().filter((rule) => new Set<RuleId>(rules).has(rule)),
      ),
    );
  });

  it("is that of the rule that it stands for", () => {
    const rule = "page-block-changed";
    const like = "response-bound-loosened";
    expect(directionOf({ rule, like, module: "", origins: {} })).toEqual({
      wider: true,
      narrower: false,
    });
  });

  it.each(["either", "closed"])("is both under the circumstance %s", (name) => {
    const rule = "response-bound-loosened";
    const circumstances = ["optional", name];
    expect(directionOf({ rule, circumstances, module: "", origins: {} })).toEqual({
      wider: true,
      narrower: true,
    });
  });
});
