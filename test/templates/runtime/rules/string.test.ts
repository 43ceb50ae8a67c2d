import { describe, expect, it } from "vitest";
import { validator } from "../../../../templates/runtime/validate/validator.js";
import { asServer, moduleWith, serverIssues, strictIssues, strictly } from "../one-parameter.js";

describe("the length of a text", () => {
  it("is counted in bytes of UTF-8 where that is the limit", () => {
    const param = { type: "string", maxbytes: 4 } as const;
    expect(asServer(param, "éé").found).toEqual([]);
    expect(asServer(param, "ééa")).toEqual({ value: undefined, found: ["error maxbytes"] });
    expect(strictly(param, "ééa")).toEqual(["error maxbytes"]);
  });

  it("is counted in code points where that is the limit", () => {
    const param = { type: "text", maxchars: 2 } as const;
    expect(asServer(param, "😀😀").found).toEqual([]);
    expect(asServer(param, "😀😀a")).toEqual({ value: undefined, found: ["error maxchars"] });
    expect(strictly(param, "😀😀a")).toEqual(["error maxchars"]);
  });

  it("is told with both limits", () => {
    const param = { type: "string", maxbytes: 100, maxchars: 1 } as const;
    const data = { maxbytes: 100, maxchars: 1 };
    expect(serverIssues(param, "ab")).toMatchObject([{ code: "maxchars", data }]);
    expect(strictIssues(param, "ab")).toMatchObject([{ code: "maxchars", data }]);
    expect(serverIssues(param, "a".repeat(101))).toMatchObject([{ code: "maxbytes", data }]);
  });

  it("is that of the text with its accents composed", () => {
    expect(asServer({ type: "string", maxchars: 1 }, "e\u0301").found).toEqual(["warning badutf8"]);
  });
});

describe("a parameter of a type that is not known", () => {
  it.each(["unknown", "tags", "password", "text"] as const)("is read as text: %s", (type) => {
    expect(asServer({ type }, "a|b")).toEqual({ value: "a|b", found: [] });
    expect(asServer({ type, required: true }, "").found).toEqual(["error missingparam"]);
  });
});

it("is no text where a file is wanted", () => {
  const { found } = asServer({ type: "upload" }, "x");
  expect(found).toEqual(["error badupload"]);
});

describe("a type that a validator has no check for", () => {
  const module = moduleWith({ value: { type: "title" } });

  it("is checked as text", () => {
    const validate = validator(module, {});
    expect(validate({ value: "<" })).toEqual({ ok: true, value: { value: "<" }, issues: [] });
    expect(validate({ value: 5 }).issues).toMatchObject([
      { code: "badvalue", message: "value: must be a string, not 5" },
    ]);
  });
});
