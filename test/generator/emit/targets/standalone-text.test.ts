import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import {
  separateCode,
  standaloneModule,
  withReferences,
} from "../../../../generator/emit/parts/standalone.js";

const ADD_ERROR = `function addError(errors, error) {
if (errors === null) return [error];
errors.push(error);
return errors;
}
`;
const JOIN_ERRORS = `function joinErrors(errors, more) {
if (errors === null) return more;
for (const error of more) errors.push(error);
return errors;
}
`;

function newAjv(): Ajv2020 {
  return new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: true,
    code: { source: true, esm: true, lines: true },
  });
}

/** The module of code as ajv would write it. */
function moduleOf(code: string): string {
  return standaloneModule(newAjv(), {}, () => code);
}

/** The line with which ajv adds the errors of another validator. */
function joined(errors: string): string {
  return `vErrors = vErrors === null ? ${errors} : vErrors.concat(${errors});\n`;
}

describe("the module of compiled code", () => {
  it("has the schemas that functions refer to", () => {
    const used = 'const schema16 = {"a":1};\n';
    const code =
      'const schema1 = {"b":2};\nconst schema17 = {};\nfunction a(){\nreturn schema16.a;\n}\n';
    expect(moduleOf(used + code)).toBe(
      `${used}const schema17 = {};\nfunction a(){\nreturn schema16.a;\n}\n`.replace(
        "const schema17 = {};\n",
        "",
      ),
    );
  });

  it("joins errors in place", () => {
    expect(moduleOf(`${joined("validate10.errors")}${joined("$a.errors")}`)).toBe(
      `vErrors = joinErrors(vErrors, validate10.errors);\nvErrors = joinErrors(vErrors, $a.errors);\n\n${JOIN_ERRORS}`,
    );
    const other = "vErrors = vErrors === null ? a : vErrors.concat(b);\n";
    expect(moduleOf(other)).toBe(other);
  });

  it.each([
    ["ajv/dist/runtime/equal", [[{ a: [1] }, { a: [1] }], true]],
    ["ajv/dist/runtime/ucs2length", [["a\u{1F600}"], 2]],
  ] as const)("has the helper %s in it", async (path, [given, expected]) => {
    const code = moduleOf(
      `const func1 = require("${path}").default;\nexport const helper = func1;\n`,
    );
    expect(code).not.toContain("require(");
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    const { helper } = await import(/* @vite-ignore */ url);
    expect(helper(...given)).toBe(expected);
  });

  it.each(["ajv/dist/runtime/uri", "ajv/dist/ajv", "fs"])("needs no other module: %s", (path) => {
    expect(() => moduleOf(`const func1 = require("${path}").default;`)).toThrow(
      new Error(`ajv's standalone code needs ${path}, which is not written into it.`),
    );
  });

  it("has errors added by calls where schemas may contain each other", async () => {
    const ajv = newAjv();
    ajv.addSchema(
      { type: "object", required: ["a", "b"], properties: { a: { type: "string" } } },
      "x",
    );
    const code = standaloneModule(ajv, { isX: "x" });
    expect(code).not.toMatch(/err\d+/);
    expect(code.endsWith(`\n${ADD_ERROR}`)).toBe(true);
    const { isX } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    );
    expect([
      isX({ a: 1 }),
      isX.errors.map(({ keyword }: { readonly keyword: string }) => keyword),
    ]).toEqual([false, ["required", "type"]]);
    const free = newAjv();
    free.addSchema({}, "y");
    expect(standaloneModule(free, { isY: "y" })).not.toContain("addError");
  });
});

describe("the code of separate schemas", () => {
  it("has each constant once", () => {
    const ajv = newAjv();
    const schema = { type: "string", pattern: "^a$", minLength: 2 };
    ajv.addSchema({ ...schema, title: "one" }, "one").addSchema({ ...schema, title: "two" }, "two");
    const code = separateCode(ajv, { isOne: "one", isTwo: "two" });
    expect(code.match(/^"use strict";$/gm)).toEqual(['"use strict";']);
    expect(code.match(/^const pattern\d+ = .*$/gm)).toEqual([
      'const pattern0 = new RegExp("^a$", "u");',
    ]);
    expect(code.match(/^const func\d+ = .*$/gm)).toHaveLength(1);
    expect(code.match(/^export const \w+/gm)).toEqual(["export const isOne", "export const isTwo"]);
  });
});

describe("references between validators", () => {
  it("are calls of the functions with these names", () => {
    const code = `validatorOf_isA(data) || validatorOf_$b2(data);
export const isA = validate20;
export const $b2 = validate31;
`;
    expect(withReferences(code)).toBe(
      code.replace("validatorOf_isA", "validate20").replace("validatorOf_$b2", "validate31"),
    );
    expect(() => withReferences("validatorOf_isC(data)")).toThrow(
      new Error("No schema has the validator isC."),
    );
  });
});
