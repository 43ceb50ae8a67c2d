import { describe, expect, it } from "vitest";
import { responseOf } from "../../../templates/runtime/service.js";

describe("an answer as a response", () => {
  it.each([204, 205, 304])(
    "has no body where its status is %d, which must not have one",
    async (status) => {
      const response = responseOf({ status, headers: { a: "b" }, body: "text" });
      expect([response.status, response.headers.get("a"), await response.text()]).toEqual([
        status,
        "b",
        "",
      ]);
    },
  );
});
