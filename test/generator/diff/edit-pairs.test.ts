import { describe, expect, it } from "vitest";
import type { Finding } from "../../../generator/diff/finding.js";
import { hostsOf, HOSTS, parameterEdits } from "./parameter-edits.js";
import type { Host, ParameterEdit } from "./parameter-edits.js";
import { findings, parameterOf, realModule, rulesOf } from "./specs.js";
import type { EditedSpec } from "./specs.js";

/** What goes with a type and says nothing once the type is another. */
const WITH_TYPE =
  /^(?:enum-value|deprecated-value|internal-value|submodule|max|min-|highmax|enforcerange|length|user-subtype|extranamespace|must-exist)/;
/** What goes with taking several values. */
const WITH_MULTI = /^(?:lowlimit|highlimit|allspecifier|allows-duplicates)/;
const TYPE_CHANGE = /^(?:type-|text-kind|enum-to|limit-to|integer-to|boolean-to|other-to)/;

/** Whether of two edits the one says the other too. */
function claims({ rule }: ParameterEdit, other: ParameterEdit): boolean {
  // With a boolean, to be present is the value.
  if (rule.endsWith("-boolean") || rule.startsWith("boolean-"))
    return WITH_TYPE.test(other.rule) || other.key === "default";
  if (TYPE_CHANGE.test(rule)) return WITH_TYPE.test(other.rule);
  return rule.startsWith("multi-") && WITH_MULTI.test(other.rule);
}

/** Rules that are one for the same key, depending on what else the parameter is. */
function family(rule: string): string {
  return (
    rule
      .replace(/^limit-default-changed$|^default-invalid$|^default-added$/, "default-changed")
      .replace(/^enum-value-removed-multi$/, "enum-value-removed")
      // A limit that states no minimum has that of 0.
      .replace(/^min-removed$/, "min-lowered")
      .replace(/^min-added$/, "min-raised")
  );
}

/** One side for both edits: the second's setup must leave the first's alone. */
function sides(
  host: Host,
  first: ParameterEdit,
  second: ParameterEdit,
): readonly [EditedSpec, EditedSpec] {
  const [module, name] = HOSTS[host];
  const [old, next] = [realModule(module), realModule(module)];
  for (const spec of [old, next]) {
    first.setup?.(parameterOf(spec, module, name));
    second.setup?.(parameterOf(spec, module, name));
  }
  first.edit(parameterOf(next, module, name));
  second.edit(parameterOf(next, module, name));
  return [old, next];
}

function isExplained(
  found: readonly Finding[],
  first: ParameterEdit,
  second: ParameterEdit,
): boolean {
  const expected = [first, second].filter(
    (edit, index, both) => !both.some((other, at) => at !== index && claims(other, edit)),
  );
  const [got, wanted] = [
    rulesOf(found).map(family).toSorted(),
    expected.map(({ rule }) => family(rule)).toSorted(),
  ];
  if (got.join() === wanted.join()) return true;
  // Between two kinds of numbers the range keeps its meaning.
  const all = [first, second].map(({ rule }) => family(rule)).toSorted();
  return got.join() === all.join() && wanted.some((rule) => TYPE_CHANGE.test(rule));
}

describe("two edits of one parameter", () => {
  it.each(Object.keys(HOSTS))("are two findings, or one that says the other too (%s)", (given) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name of the table
    const host = given as Host;
    const own = parameterEdits.filter((edit) => hostsOf(edit).includes(host));
    const wrong = own.flatMap((first, index) =>
      own.slice(index + 1).flatMap((second) => {
        if (first.key === second.key) return [];
        const found = findings(...sides(host, first, second));
        return isExplained(found, first, second)
          ? []
          : [`${first.rule} and ${second.rule}: ${rulesOf(found).join(", ")}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
