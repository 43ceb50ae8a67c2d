import { describe, expect, it } from "vitest";
import { mostSevere } from "../../../generator/diff/level.js";
import { explainRule } from "../../../generator/diff/rules.js";
import { ruleIds, ruleById } from "../../../generator/diff/rules.js";
import { hostsOf, HOSTS, parameterEdits, sidesOf } from "./parameter-edits.js";
import { findings, parameterOf, realCatalogue, rulesOf } from "./specs.js";
import { resultEdits } from "./result-edits.js";
import { siteEdits } from "./site-edits.js";
import { specEdits } from "./spec-edits.js";

describe("the rules", () => {
  it("are each tried by an edit of a real spec", () => {
    const tried = new Set(
      [...parameterEdits, ...specEdits, ...resultEdits, ...siteEdits].map(({ rule }) => rule),
    );
    const untried = ruleIds().filter((id) => !tried.has(id));
    // Texts need --docs, code --usage, and accepted entries a list of them: they have tests of their own.
    expect(untried).toEqual([
      "docs-changed",
      "code-error",
      "code-untyped",
      "accepted-unused",
      "accepted-expired",
    ]);
  });

  it.each(
    parameterEdits.flatMap((edit) => hostsOf(edit).map((host) => [edit.rule, host, edit] as const)),
  )(
    "%s is what an edit of one parameter (%s) triggers, and nothing else is",
    (rule, host, edit) => {
      const found = findings(...sidesOf(host, edit));
      expect(rulesOf(found)).toEqual([rule]);
      expect(found[0]?.module).toBe(HOSTS[host][0]);
      expect(found[0]?.parameter).toBe(HOSTS[host][1]);
    },
  );

  it.each([...specEdits, ...siteEdits].map((edit) => [edit.rule, edit] as const))(
    "%s is what an edit of a spec triggers, and nothing else is",
    (rule, { real, setup, edit }) => {
      const [old, next] = [real(), real()];
      for (const spec of [old, next]) setup?.(spec);
      edit(next);
      expect(rulesOf(findings(old, next))).toEqual([rule]);
    },
  );

  it("give a finding the highest level of its classes", () => {
    for (const { real, setup, edit } of [...specEdits, ...siteEdits]) {
      const [old, next] = [real(), real()];
      for (const spec of [old, next]) setup?.(spec);
      edit(next);
      for (const { level, classes } of findings(old, next))
        expect(level).toBe(mostSevere(Object.values(classes)));
    }
  });

  it("change their levels under the circumstances that they name", () => {
    const [old, next] = [realCatalogue(), realCatalogue()];
    const [module, name] = HOSTS.namespace;
    Object.assign(parameterOf(old, module, name), { extranamespaces: [-1] });
    expect(findings(old, next)[0]?.classes.wire).toBe("breaking");
  });

  it("explain themselves, with every level", () => {
    for (const id of ruleIds()) {
      const text = explainRule(id).join("\n");
      expect(text).toContain(ruleById(id).example);
      expect(text).not.toMatch(/\{(?:parameter|value|old|new)\}/);
    }
    expect(explainRule("extranamespace-removed").join("\n")).toMatchSnapshot();
  });
});
