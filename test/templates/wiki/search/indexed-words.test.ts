import { describe, expect, it } from "vitest";
import {
  searchWords,
  wordsOfText,
  wordsOfTitle,
} from "../../../../templates/wiki/search/indexed-words.js";

it("the words of a search are runs of small letters, digits and all beyond ASCII", () => {
  expect(searchWords("it's a_b-c 2.5 über 漢字 😀")).toEqual([
    "it",
    "s",
    "a",
    "b",
    "c",
    "2",
    "5",
    "über",
    "漢字",
    "😀",
  ]);
  expect(searchWords(".-'")).toEqual([]);
});

it("the words of a title are in lower case", () => {
  expect(wordsOfTitle("Rose & Bud (II)")).toEqual(["rose", "bud", "ii"]);
});

describe("the words of a text", () => {
  it.each([
    ["Red ROSES", ["red", "roses"]],
    ["a<br/>b</ p >c< ref name=x>d", ["a", "b", "c", "d"]],
    ["1 < 2 <3", ["1", "2", "3"]],
    ["a <b", ["a", "b"]],
    ["x <i <b> y", ["x", "y"]],
    ["see https://a.example/b?c=d now", ["see", "now"]],
    ["http://a.example", []],
    ["(ftp:x) and mailto:a@b.example, and news:c or gopher:d e", ["and", "and", "or", "e"]],
    // The server reads the space between two addresses once.
    ["a http://b.example http://c.example", ["a", "http", "c", "example"]],
    ["irc://a.example", ["irc", "a", "example"]],
    ["see [http://a.example Label text] end", ["see", "label", "text", "end"]],
    ["see [http://a.example] end", ["see", "end"]],
    ["see [http://a.example Label", ["see", "http", "a", "example", "label"]],
    ["many [[rose]]s here", ["many", "rose", "roses", "here"]],
    ["[[Red|rose]]s", ["red", "rose", "roses"]],
    ["[[rose]] s", ["rose", "s"]],
    ["[[rose]]S", ["rose", "roses"]],
    ["'''Rose'''s &amp; &#65;", ["rose", "s", "amp", "65"]],
  ])("of %j", (text, words) => {
    expect(wordsOfText(text)).toEqual(words);
  });

  it("are found in time that grows with the text", () => {
    const long = `${"<a ".repeat(200_000)}${" [http:a b".repeat(100_000)}`;
    expect(wordsOfText(long).length).toBe(500_000);
  });
});
