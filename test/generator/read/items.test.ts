import { array, constantFrom, jsonValue, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { listIn, withItems } from "../../../generator/base/list-items.js";
import { assert } from "../../random-runs.js";

const text = '{ "a": { "x": [9], "list": [ {"b": 1}, [2], "3]" ] }, "c": 4 }';

describe("a list in a text of JSON", () => {
  it("is taken apart at its items", () => {
    const { items, around } = listIn(text, "/a/list");
    expect(items.map(({ start, end }) => text.slice(start, end))).toEqual([
      '{"b": 1}',
      "[2]",
      '"3]"',
    ]);
    expect(around.split("\0")).toEqual([
      '{ "a": { "x": [9], "list": [ ',
      ", ",
      ", ",
      " ",
      '] }, "c": 4 }',
    ]);
  });

  it("believes where an item ends, if it is told", () => {
    const { items } = listIn(text, "/a/list", (index, start) =>
      index === 0 ? start + 8 : undefined,
    );
    expect(items.map(({ start, end }) => end - start)).toEqual([8, 3, 4]);
  });

  it("has no items where it is none, or not there", () => {
    for (const pointer of ["/c", "/a", "/d/e"]) expect(listIn(text, pointer).items).toEqual([]);
    expect(listIn("", "/a").items).toEqual([]);
  });

  it("is JSON still with some of its items, whatever they are", () => {
    assert(
      property(array(jsonValue()), constantFrom("", "\t"), (list, space) => {
        const whole = JSON.stringify({ before: 1, list, after: [] }, undefined, space);
        const place = listIn(whole, "/list");
        expect(place.items).toHaveLength(list.length);
        const odd: unknown = JSON.parse(withItems(whole, place, (index) => index % 2 === 1));
        const wanted = { before: 1, list: list.filter((_, index) => index % 2 === 1), after: [] };
        expect(odd).toEqual(JSON.parse(JSON.stringify(wanted)));
      }),
    );
  });
});
