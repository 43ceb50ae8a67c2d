import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { md5 } from "../../../../templates/wiki/values/md5.js";
import { assert } from "../../../random-runs.js";

it("MD5 is that of Node, for bytes of any length", () => {
  assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(md5(bytes)).toBe(createHash("md5").update(bytes).digest("hex"));
    }),
  );
});
