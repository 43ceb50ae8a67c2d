import { describe, expect, it } from "vitest";
import { validateListAlliances } from "../../../../generated/alliance/listAlliances.js";
import { allpagesModule, validateAllpages } from "../../../../generated/paraminfo/allpages.js";
import { revisionsModule, validateRevisions } from "../../../../generated/paraminfo/revisions.js";
import { validatorOf } from "../of-any-module.js";

/** Validators of modules: as generated code has them, with its copy of the runtime, and without one. */
const SCHEMAS = [
  {
    made: "generated",
    allpages: validateAllpages["~standard"],
    revisions: validateRevisions["~standard"],
  },
  {
    made: "made from a descriptor",
    allpages: validatorOf(allpagesModule)["~standard"],
    revisions: validatorOf(revisionsModule)["~standard"],
  },
];

describe("every validator", () => {
  it.each([
    validateAllpages,
    validateRevisions,
    validateListAlliances,
    validatorOf(allpagesModule),
  ])("says which version of a Standard Schema it is, and whose", (schema) => {
    expect(schema["~standard"]).toMatchObject({ version: 1, vendor: "paramsmith" });
    expect(typeof schema["~standard"].validate).toBe("function");
  });
});

describe.each(SCHEMAS)("a validator as a Standard Schema, $made,", ({ allpages, revisions }) => {
  it("gives the value, and no issues at all, where nothing is wrong", () => {
    const input = { limit: 5 };
    const result = allpages.validate(input);
    expect(result).toEqual({ value: input });
    expect("issues" in result).toBe(false);
  });

  it("passes over warnings", () => {
    const input = { parse: true };
    expect(revisions.validate(input)).toEqual({ value: input });
  });

  it("gives an issue for each error, with its message and path, and no value", () => {
    expect(allpages.validate({ limit: 0, colour: "red" })).toEqual({
      issues: [
        { message: "must be between 1 and 500, not 0", path: ["limit"] },
        { message: "is not a parameter of query+allpages", path: ["colour"] },
      ],
    });
  });

  it("gives no issue for a warning beside an error", () => {
    expect(revisions.validate({ parse: true, colour: "red" })).toEqual({
      issues: [{ message: "is not a parameter of query+revisions", path: ["colour"] }],
    });
  });

  it("gives an empty path where the input as a whole is wrong", () => {
    expect(allpages.validate(null)).toEqual({
      issues: [{ message: "the parameters must be a plain object", path: [] }],
    });
  });

  it("works without its object, as libraries call it", () => {
    const { validate } = allpages;
    expect(validate({ limit: 5 })).toEqual({ value: { limit: 5 } });
  });
});
