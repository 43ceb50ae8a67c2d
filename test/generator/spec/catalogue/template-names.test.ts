import { expect, it } from "vitest";
import { catalogue, findings, module, parameter } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

/** A template with one variable. */
function template(name: string, of: string): Json {
  const [, variable = ""] = /\{(.*)\}/.exec(name) ?? [];
  return { name, type: "string", templatevars: { [variable]: of } };
}

/** The pairs of names that can be equal, in a module with two lists, of which one is open. */
function overlaps(...templatedparameters: readonly Json[]): readonly string[] {
  const parameters = [
    parameter("slots", ["x", "y"], { multi: "" }),
    parameter("open", "string", { multi: "" }),
    parameter("text-x"),
  ];
  return findings(catalogue(module("a", parameters, { templatedparameters })));
}

function pair(name: string, other: string): string {
  return `template-overlap: "${name}" and "${other}" can expand to the same name`;
}

it.each<readonly [what: string, templates: readonly Json[], expected: readonly string[]]>([
  ["no template", [], []],
  ["templates with other names", [template("t-{a}", "slots"), template("u-{b}", "open")], []],
  [
    "templates that equal the same parameter, of which the first is named",
    [template("text-{a}", "slots"), template("{b}-x", "open"), template("text-{c}", "slots")],
    [pair("text-{a}", "text-x"), pair("{b}-x", "text-x"), pair("text-{c}", "text-x")],
  ],
  [
    "closed templates that expand to the same names",
    [template("n-{a}", "slots"), template("n-{b}", "slots")],
    [pair("n-{b}", "n-{a}")],
  ],
  [
    "a closed template after an open one",
    [template("n-{b}", "open"), template("n-{a}", "slots")],
    [pair("n-{a}", "n-{b}")],
  ],
  [
    "open templates, of which one covers the other",
    [template("n-{b}", "open"), template("n-{c}-z", "open")],
    [pair("n-{c}-z", "n-{b}")],
  ],
])("a module with %s", (_what, templates, expected) => {
  expect(overlaps(...templates)).toEqual(expected);
});
