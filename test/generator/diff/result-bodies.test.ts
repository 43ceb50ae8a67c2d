import { describe, expect, it } from "vitest";
import type { Module, Parameter, ResultBody } from "../../../generator/spec/source/types.js";
import { resultFindings, resultOf, sideOf } from "./result-edits.js";
import { moduleOf, realModule } from "./specs.js";
import type { EditedSpec } from "./specs.js";

const MODULE = "query+recentchanges";

/** A catalogue of one real module, edited. */
function edited(edit: (module: Module) => void): EditedSpec {
  const catalogue = realModule(MODULE);
  edit(moduleOf(catalogue, MODULE));
  return catalogue;
}

/** A catalogue with a parameter more. */
function withParameter(type: Parameter["type"], more: Partial<Parameter> = {}): EditedSpec {
  return edited(({ parameters }) => {
    parameters.push({ name: "fresh", type, ...more });
  });
}

/** The levels of a text that requests with some parameters get and did not get before. */
function added(
  when: ResultBody["when"],
  catalogue = realModule(MODULE),
  old = realModule(MODULE),
): readonly string[] {
  const result = resultOf({}, { bodies: [{ is: "text", seen: 10, ...(when && { when }) }] });
  const [before, after] = [
    { ...sideOf(resultOf({})), catalogue: old },
    { ...sideOf(result), catalogue },
  ];
  return resultFindings(before, after)
    .filter(({ rule }) => rule === "result-body-added")
    .map(({ classes: { wire, types, validators, handlers } }) =>
      [wire, types, validators, handlers].join(" "),
    );
}

const BREAKING = ["breaking breaking breaking breaking"];
const NEW_REQUESTS = ["info risky none info"];

describe("another form of responses", () => {
  it("breaks nothing if only a parameter that is new brings it", () => {
    const catalogue = withParameter(["a", "b"]);
    expect(added({ fresh: ["a"] }, catalogue)).toEqual(NEW_REQUESTS);
    expect(added({ fresh: true }, withParameter("string"))).toEqual(NEW_REQUESTS);
    expect(added({ dir: ["newer"], fresh: ["b"] }, catalogue)).toEqual(NEW_REQUESTS);
  });

  it("breaks nothing if only a value that is new brings it", () => {
    const catalogue = edited(({ parameters }) => {
      const dir = parameters.find(({ name }) => name === "dir");
      Object.assign(dir ?? {}, { type: ["newer", "older", "sideways"] });
    });
    expect(added({ dir: ["sideways"] }, catalogue)).toEqual(NEW_REQUESTS);
    expect(added({ dir: ["sideways", "newer"] }, catalogue)).toEqual(BREAKING);
  });

  it("breaks readers if the new parameter has it by default", () => {
    const catalogue = withParameter(["a", "b"], { default: "a" });
    expect(added({ fresh: ["a"] }, catalogue)).toEqual(BREAKING);
    expect(added({ fresh: true }, catalogue)).toEqual(BREAKING);
    expect(added({ fresh: ["b"] }, catalogue)).toEqual(NEW_REQUESTS);
  });

  it("breaks readers if old requests could have a value, in a text or among all", () => {
    expect(added({ user: ["Ann"] })).toEqual(BREAKING);
    const all = { multi: "", allspecifier: "*" } as const;
    expect(
      added({ fresh: ["b"] }, withParameter(["a", "b"], all), withParameter(["a"], all)),
    ).toEqual(BREAKING);
  });
});
