import { expect, it } from "vitest";
import { urlIndexTest } from "../../../../templates/wiki/select/url-index-test.js";

const INDEXES = [
  "http://example.a./",
  "https://example.a./x?y=z",
  "http://example.a.b./",
  "ftp://example.a./",
  "mailto:example.a.@b",
  "mailto:example.a.@bc",
];

it.each<[string, string, string | undefined, readonly number[] | undefined]>([
  ["finds a host, of http and https without a protocol", "A.example", undefined, [0, 1]],
  ["finds a host of a protocol", "a.example", "https", [1]],
  ["finds what a path begins with", "a.example/x?y", "", [1]],
  ["finds all hosts below", "*.a.example", "", [0, 1, 2]],
  ["passes over what follows a wildcard", "*.a.example/x", "", [0, 1, 2]],
  ["finds a complete address of mail", "b@a.example", "mailto", [4]],
  ["finds no other mail", "*@a.example", "mailto", []],
  ["takes no wildcard within a host", "a.*.example", "", undefined],
  ["takes no wildcard in a path", "a.example/*", "", undefined],
  ["takes no wildcard alone", "*", "", undefined],
  ["takes a space", "a b", "", []],
  ["takes no port of letters", "a:b", "", undefined],
  ["takes no port alone", ":", "", undefined],
  ["takes no path alone", "/", "", undefined],
])("a search for links %s", (_, query, scheme, expected) => {
  const test = urlIndexTest(query, scheme);
  expect(test && INDEXES.flatMap((index, at) => (test(index) ? [at] : []))).toEqual(expected);
});
