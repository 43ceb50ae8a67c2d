import { expect, it } from "vitest";
import { urlIndexes } from "../../../../templates/wiki/values/url-index.js";

it.each([
  ["http://www.example.org/a?b=1", ["http://org.example.www./a?b=1"]],
  ["https://x.example", ["https://example.x./"]],
  ["HTTPS://X.Example/Path", ["https://example.x./Path"]],
  ["http://x.example:8080/a", ["http://example.x.:8080/a"]],
  ["http://x.example?q=1", ["http://example.x./?q=1"]],
  ["//x.example", ["http://example.x./", "https://example.x./"]],
  ["http://192.0.2.1/a", ["http://V4.192.0.2.1./a"]],
  ["mailto:somebody@x.example", ["mailto:example.x.@somebody"]],
  ["mailto:x.example", ["mailto:@x.example"]],
  ["tel:x.example", ["tel:example.x."]],
  ["no protocol", ["no protocol"]],
])("lists %s under %j", (url, indexes) => {
  expect(urlIndexes(url)).toEqual(indexes);
});
