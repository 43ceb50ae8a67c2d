import { describe, expect, it } from "vitest";
import { withImpliedTypes } from "../../../../generator/lower/endpoint/contract-schema.js";
import type { DirectorySchema } from "../../../../generator/model/json-schema.js";

const MEMBERS: DirectorySchema = { properties: { a: { minLength: 1 } } };

describe("The types that schemas imply", () => {
  it("are those of members and items", () => {
    expect(withImpliedTypes(MEMBERS)).toEqual({
      ...MEMBERS,
      type: "object",
      "x-implied-type": true,
    });
    expect(withImpliedTypes({ items: { minLength: 1 } })).toEqual({
      items: { minLength: 1 },
      type: "array",
      "x-implied-type": true,
    });
    expect(withImpliedTypes({ ...MEMBERS, items: { minLength: 1 } })).toMatchObject({
      type: ["object", "array"],
    });
    expect(withImpliedTypes({ minLength: 1 })).toEqual({ minLength: 1 });
  });

  it.each<DirectorySchema>([
    { type: "string" },
    { enum: ["a"] },
    { const: 1 },
    { $ref: "#/components/schemas/A" },
  ])("are not added to %j", (schema) => {
    expect(withImpliedTypes({ ...MEMBERS, ...schema })).toEqual({ ...MEMBERS, ...schema });
  });

  it("are added within others, but not where a narrower schema accepts more", () => {
    const typed = withImpliedTypes(MEMBERS);
    expect(
      withImpliedTypes({ allOf: [MEMBERS], not: MEMBERS, if: MEMBERS, else: MEMBERS }),
    ).toEqual({ allOf: [typed], not: MEMBERS, if: MEMBERS, else: typed });
  });
});
