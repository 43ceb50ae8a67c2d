import { describe, expect, it } from "vitest";
import {
  argument,
  argumentNumber,
  argumentText,
  argumentOrEmpty,
} from "../../../../templates/wiki/call/module-call.js";
import { askedOf } from "../tiny-wiki.js";

describe("an argument of a request", () => {
  it("is as if not given where it is false or the empty list", () => {
    const asked = askedOf({ off: false, none: [], zero: 0, empty: "" });
    expect(
      ["off", "none", "zero", "empty", "toString"].map((name) => argument(asked, name)),
    ).toEqual([undefined, undefined, 0, "", undefined]);
  });

  it("is a text, or none, or the empty one, as is asked for", () => {
    const asked = askedOf({ name: "red", id: 7 });
    expect(["name", "id", "other"].map((name) => argumentText(asked, name))).toEqual([
      "red",
      undefined,
      undefined,
    ]);
    expect(["name", "id", "other"].map((name) => argumentOrEmpty(asked, name))).toEqual([
      "red",
      "",
      "",
    ]);
  });

  it("is a number, or zero where it is not given", () => {
    const asked = askedOf({ offset: 7, written: "8" });
    expect(["offset", "written", "other"].map((name) => argumentNumber(asked, name))).toEqual([
      7, 8, 0,
    ]);
  });
});
