/** What tables of JSON do not show of validators: identity, plain data, and other objects. */
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { allpagesModule, validateAllpages } from "../../../../generated/paraminfo/allpages.js";
import { strictIssues, strictly, USUAL } from "../one-parameter.js";
import { validatorOf } from "../of-any-module.js";

class Params {
  readonly from = "A";
  get limit(): number {
    return 5;
  }
}

describe.each([
  ["generated", validateAllpages],
  ["made from a descriptor", validatorOf(allpagesModule)],
])("a validator that is %s", (_, validate) => {
  it("returns the value itself, and a list of its own for each call", () => {
    const input = { limit: 5 };
    const validated = validate(input);
    expect(validated.ok && validated.value).toBe(input);
    expect(validate(input).issues).not.toBe(validated.issues);
  });

  it("reports plain data", () => {
    const { issues } = validate({ limit: 0, dir: "up", titel: "Foo" });
    expect(issues).toHaveLength(3);
    for (const issue of issues) {
      const descriptors = Object.values(Object.getOwnPropertyDescriptors(issue));
      expect(descriptors.every((each) => Object.hasOwn(each, "value"))).toBe(true);
      expect(Object.getPrototypeOf(issue)).toBe(Object.prototype);
      expect(structuredClone(issue)).toStrictEqual(issue);
    }
  });

  it("accepts objects without a prototype, and of another realm", () => {
    expect(validate(Object.assign(Object.create(null), { limit: 5 })).ok).toBe(true);
    expect(validate(runInNewContext("({ limit: 5 })")).ok).toBe(true);
  });

  it.each([
    ["a Map", new Map([["limit", 5]])],
    ["a Set", new Set(["limit"])],
    ["a class", new Params()],
    ["another object", Object.create({ limit: 5 })],
    ["a function", () => 1],
  ])("rejects the members of %s, which a request would not have", (_what, input) => {
    const messages = validate(input).issues.map(({ message }) => message);
    expect(messages).toEqual(["the parameters must be a plain object"]);
  });
});

it("holes of a list are no values, and what has no text is named", () => {
  const holes: string[] = [];
  holes[1] = "b";
  expect(strictly({ type: "string", multi: USUAL }, holes)).toEqual(["error badvalue"]);
  for (const [value, shown] of [
    [Symbol("a"), "Symbol(a)"],
    [Object.create(null), "an object"],
  ] as const)
    expect(strictIssues({ type: "string" }, value)).toMatchObject([
      { code: "badvalue", message: `value: must be a string, not ${shown}` },
    ]);
});
