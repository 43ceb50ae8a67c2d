import { describe, expect, it } from "vitest";
import { withoutExports, withStackLimit } from "../../../../generator/emit/directory/standalone.js";

const CODE = `function validate10(data) {
if (data === "deep") throw new RangeError("stack");
if (data === "firefox") { const error = new Error("too much recursion"); error.name = "InternalError"; throw error; }
if (data === "bug") throw new TypeError("bug");
validate10.errors = data === 1 ? null : [{keyword:"const"}];
return data === 1;
}
export const isPet = validate10;
export const $other2 = validate10;
export const limit = 3;
`;

describe("withoutExports", () => {
  it("removes the exports of these functions, and nothing else", () => {
    expect(withoutExports(CODE, new Set(["$other2", "limit", "validate10"]))).toBe(
      CODE.replace("export const $other2 = validate10;\n", ""),
    );
    expect(withoutExports(CODE, new Set())).toBe(CODE);
    const inside = "let text = `; export const isPet = validate1;\n`;\n";
    expect(withoutExports(inside, new Set(["isPet"]))).toBe(inside);
  });
});

describe("withStackLimit", () => {
  type Validator = ((data: unknown) => boolean) & { readonly errors?: unknown };

  it("makes a payload that exceeds the stack an ordinary error of validation", async () => {
    const code = withStackLimit(CODE);
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    const module: Readonly<Record<string, Validator>> = await import(/* @vite-ignore */ url);
    const { isPet, $other2, limit } = module;
    if (!isPet || !$other2) throw new Error("The module has no validators.");
    expect(limit).toBe(3);
    for (const validate of [isPet, $other2]) {
      expect([validate(1), validate.errors]).toEqual([true, null]);
      expect([validate(2), validate.errors]).toEqual([false, [{ keyword: "const" }]]);
      const depth = {
        instancePath: "",
        keyword: "depth",
        params: {},
        message: "must not be nested as deeply",
      };
      expect([validate("deep"), validate.errors]).toEqual([false, [depth]]);
      expect([validate("firefox"), validate.errors]).toEqual([false, [depth]]);
      expect(() => validate("bug")).toThrow(new TypeError("bug"));
    }
  });
});
