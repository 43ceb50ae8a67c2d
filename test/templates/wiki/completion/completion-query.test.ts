import { describe, expect, it } from "vitest";
import {
  completionPrefixes,
  completionQuery,
} from "../../../../templates/wiki/completion/completion-query.js";
import { tinySite } from "../tiny-wiki.js";

const site = tinySite();
const NAMESPACES = [0, 4];

describe("a search for titles by their beginning", () => {
  it.each([
    ["app", "app", NAMESPACES],
    [" \t\n\r\0\u000Bapp \t\n\r\0\u000B", "app", NAMESPACES],
    ["a p", "a p", NAMESPACES],
    ["talk:app", "app", [1]],
    ["User_Talk: app ", "app", [3]],
    ["project:app", "app", [4]],
    ["Tiny:", "", [4]],
    ["image:a:b", "a:b", [6]],
    [":app", "app", [0]],
    ["nosuch:app", "nosuch:app", NAMESPACES],
    ["\u00A0", "\u00A0", NAMESPACES],
  ])("%j is of %j in the namespaces %j", (search, text, namespaces) => {
    expect(completionQuery(site, { search, namespaces: NAMESPACES })).toEqual({
      search: text,
      namespaces,
    });
  });

  it.each(["", " ", "\t\n\0"])("%j is blank", (search) => {
    expect(completionQuery(site, { search, namespaces: NAMESPACES })).toBeUndefined();
  });
});

describe("the beginnings of keys", () => {
  it.each<[string, readonly number[], readonly (readonly [number, string])[]]>([
    [
      "red rose",
      [0, 1, 100],
      [
        [0, "Red_rose"],
        [1, "Red_rose"],
        [100, "red_rose"],
      ],
    ],
    [
      "",
      [0, 1],
      [
        [0, ""],
        [1, ""],
      ],
    ],
    ["red", [], [[0, "Red"]]],
    ["r[e]{d}|<>#\u007F", [0], [[0, "Red"]]],
    ["r%65d&amp;x", [0], [[0, "Rdx"]]],
    // A prefix of the text names nothing any more.
    ["de:red", [0], [[0, "red"]]],
    ["./a", [0], []],
  ])("of %j in %j are %j", (search, namespaces, prefixes) => {
    expect([...completionPrefixes(site, { search, namespaces })]).toEqual(prefixes);
  });
});
