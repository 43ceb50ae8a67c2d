import { describe, expect, it } from "vitest";
import { moduleParser } from "../../../../templates/runtime/parse/parsed-params.js";
import { namespaceCheckIn, namespaceIn } from "../../../../templates/runtime/rules/namespace.js";
import { validator } from "../../../../templates/runtime/validate/validator.js";
import { moduleWith, USUAL } from "../one-parameter.js";

const module = moduleWith({
  one: { type: "namespace", extranamespaces: [-1] },
  all: { type: "namespace", multi: { ...USUAL, allspecifier: "*" } },
});
const rules = { namespace: namespaceIn([0, 100, 10]) };
const checks = { namespace: namespaceCheckIn([0, 100, 10]) };

describe("the namespaces of a wiki", () => {
  it("are those that its rule was made for", () => {
    expect(moduleParser(module, rules)("xone=100").issues).toEqual([]);
    expect(moduleParser(module, rules)("xone=1").issues).toMatchObject([{ code: "badvalue" }]);
    expect(validator(module, checks)({ one: 100 }).ok).toBe(true);
    expect(validator(module, checks)({ one: 1 }).ok).toBe(false);
  });

  it("have those besides that the parameter takes", () => {
    expect(moduleParser(module, rules)("xone=-1").args).toEqual({ one: -1 });
  });

  it("stand in their order where they are named or meant", () => {
    const [issue] = moduleParser(module, rules)("xone=1").issues;
    expect(issue?.message).toBe('xone: "1" is not one of -1, 0, 10, 100');
    expect(moduleParser(module, rules)("xall=*").args).toEqual({ all: [0, 10, 100] });
  });

  it("give way to those that a reading is told", () => {
    expect(moduleParser(module, rules)("xone=1", { namespaces: [1] }).issues).toEqual([]);
    expect(moduleParser(module, rules)("xone=100", { namespaces: [1] }).ok).toBe(false);
  });

  it.each(["+10", "010", "-0"])("are numbers, however they are written: %s", (text) => {
    expect(moduleParser(module, rules)(`xone=${encodeURIComponent(text)}`).issues).toEqual([]);
  });

  it.each(["10.0", "1e1", "0xA", "1 0", "x10", "10x", "Talk", "+-10"])(
    "are not written %s",
    (text) => {
      const { issues } = moduleParser(module, rules)(`xone=${encodeURIComponent(text)}`);
      expect(issues).toMatchObject([{ code: "badvalue" }]);
    },
  );

  it("may be any of those that the parameter takes besides", () => {
    const several = moduleWith({ one: { type: "namespace", extranamespaces: [-2, -1] } });
    for (const one of [-2, -1, 0]) expect(validator(several, checks)({ one }).ok).toBe(true);
    expect(validator(several, checks)({ one: -3 }).ok).toBe(false);
  });
});
