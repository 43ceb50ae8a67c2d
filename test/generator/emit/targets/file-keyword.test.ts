import { describe, expect, it } from "vitest";
import { payloadValidators } from "../../support/payloads.js";

const FILE = { "x-wire-format": "file" };

describe("a file in a form", () => {
  it("is a blob, as its type says", async () => {
    const validators = await payloadValidators({
      Photo: { type: "object", properties: { file: FILE, more: { type: "array", items: FILE } } },
    });
    const validate = validators.get("Photo");
    const blob = new Blob(["a"]);
    const errors = (value: unknown): unknown => (validate?.(value) ? [] : validate?.errors);

    for (const value of [{}, { file: blob }, { more: [blob, new File([], "a")] }])
      expect(errors(value)).toEqual([]);
    for (const file of [null, "a", 1, {}, new Uint8Array(1)])
      expect(errors({ file })).toMatchObject([
        { instancePath: "/file", message: "must be a Blob" },
      ]);
    expect(errors({ more: [blob, "a"] })).toMatchObject([{ instancePath: "/more/1" }]);
  });
});
