import { expect, it } from "vitest";
import type { Site } from "../../../../templates/wiki/data/site.js";
import { urlIndexStart } from "../../../../templates/wiki/select/url-index-start.js";
import { tinySite } from "../tiny-wiki.js";

const tiny = tinySite();
const site: Site = {
  ...tiny,
  facts: { ...tiny.facts, protocols: ["http://", "https://", "mailto:", "//"] },
};

it.each<[string, string, string | undefined, string | undefined]>([
  ["finds a host, of http without a protocol", "A.example", undefined, "http://example.a./"],
  ["finds a host of a protocol", "a.example", "https", "https://example.a./"],
  ["takes an unknown protocol for http", "a.example", "gopher", "http://example.a./"],
  ["finds what a path begins with", "a.example/x?y=z", "", "http://example.a./x?y=z"],
  ["finds all hosts below", "*.a.example", "", "http://example.a."],
  ["passes over what follows a wildcard", "*.a.example/x", "", "http://example.a."],
  ["finds an address of mail", "b@a.example", "mailto", "mailto:example.a.@b"],
  ["finds all mail to a host", "*@a.example", "mailto", "mailto:example.a.@"],
  ["finds all mail to hosts below", "a.example", "mailto", "mailto:example.a."],
  ["takes no wildcard within a host", "a.*.example", "", undefined],
  ["takes no wildcard in a path", "a.example/*", "", undefined],
  ["takes no wildcard alone", "*", "", undefined],
  ["takes no space", "a b", "", undefined],
])("a search for links %s", (_, query, scheme, expected) => {
  expect(urlIndexStart(site, query, scheme)).toBe(expected);
});
