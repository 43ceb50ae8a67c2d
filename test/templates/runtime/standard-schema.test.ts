import { describe, expect, it } from "vitest";
import { validateListAlliances } from "../../../generated/alliance/listAlliances.js";
import { validateAllpages } from "../../../generated/paraminfo/allpages.js";
import { validateRevisions } from "../../../generated/paraminfo/revisions.js";

const { "~standard": allpages } = validateAllpages;

describe("a validator as a Standard Schema", () => {
  it.each([validateAllpages, validateRevisions, validateListAlliances])(
    "says which version and whose it is",
    (schema) => {
      expect(schema["~standard"]).toMatchObject({ version: 1, vendor: "paramsmith" });
      expect(typeof schema["~standard"].validate).toBe("function");
    },
  );

  it("gives the value, and no issues at all, where nothing is wrong", () => {
    const input = { limit: 5 };
    const result = allpages.validate(input);
    expect(result).toEqual({ value: input });
    expect("issues" in result).toBe(false);
  });

  it("passes over warnings", () => {
    const input = { parse: true };
    expect(validateRevisions["~standard"].validate(input)).toEqual({ value: input });
  });

  it("gives an issue for each error, with its message and path, and no value", () => {
    expect(allpages.validate({ limit: 0, colour: "red" })).toEqual({
      issues: [
        { message: "limit: must be between 1 and 500, not 0", path: ["limit"] },
        { message: "colour: is not a parameter of query+allpages", path: ["colour"] },
      ],
    });
  });

  it("gives an empty path where the input as a whole is wrong", () => {
    expect(allpages.validate(null)).toMatchObject({ issues: [{ path: [] }] });
  });

  it("works without its object, as libraries call it", () => {
    const { validate } = allpages;
    expect(validate({ limit: 5 })).toEqual({ value: { limit: 5 } });
  });
});
