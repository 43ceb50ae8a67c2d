import { describe, expect, it } from "vitest";
import { chosenType, isUrlEncodedForm } from "../../../../templates/runtime/http/media-type.js";

const OFFERED = ["application/json", "application/hal+json", "text/html"];

describe("the media type that is chosen", () => {
  it.each([
    ["the first where nothing is said", undefined, "application/json"],
    ["the first where the header is empty", " ", "application/json"],
    ["the first where anything will do", "*/*", "application/json"],
    ["the one that is named", "text/html", "text/html"],
    [
      "the one that is named, in any letters, with other parameters",
      "TEXT/HTML;level=1",
      "text/html",
    ],
    ["the first of a kind", "text/*", "text/html"],
    ["the one of more weight", "application/json;q=0.5, text/html;q=0.9", "text/html"],
    [
      "what is named before what a range covers",
      "application/*, application/hal+json",
      "application/hal+json",
    ],
    [
      "the first of the header where all else is alike",
      "text/html, application/hal+json",
      "text/html",
    ],
    [
      "by the most precise range",
      "text/html;q=0.1, text/*;q=0.9, application/json;q=0.5",
      "application/json",
    ],
    [
      "by the greater weight of one that is named twice",
      "text/html;q=0.1, text/html;q=0.9, application/json;q=0.5",
      "text/html",
    ],
    [
      "without regard to a weight that is no number",
      "text/html;q=high, application/json;q=0.9",
      "text/html",
    ],
    ["by weights that are no more than one", "application/json;q=5, text/html", "application/json"],
    [
      "and not refused by a weight, where something else fits",
      "application/json;q=0, */*;q=0.1",
      "application/hal+json",
    ],
  ])("is %s", (_which, accept, type) => {
    expect(chosenType(accept, OFFERED)).toBe(type);
  });

  it.each(["image/png", "*/*;q=0", "text/html;q=-1", "application", ""])(
    "is none where nothing fits: %j",
    (accept) => {
      expect(chosenType(accept, accept === "" ? [] : OFFERED)).toBeUndefined();
    },
  );
});

describe("a form", () => {
  it.each([
    ["application/x-www-form-urlencoded", true],
    ["Application/X-WWW-Form-Urlencoded;charset=UTF-8", true],
    ["application/x-www-form-urlencoded ; charset=utf-8", true],
    ["application/x-www-form-urlencoded-not", false],
    ["multipart/form-data; boundary=x", false],
    [undefined, false],
  ])("has the media type %j: %j", (type, expected) => {
    expect(isUrlEncodedForm(type)).toBe(expected);
  });
});
