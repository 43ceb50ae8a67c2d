import { expect, it } from "vitest";
import { rangeOf } from "../../../../templates/wiki/values/ip-range.js";

it.each([
  ["192.0.2.17", "192.0.2.17", "192.0.2.17"],
  ["198.51.100.77/24", "198.51.100.0", "198.51.100.255"],
  ["192.0.2.0/25", "192.0.2.0", "192.0.2.127"],
  ["10.0.0.0/9", "10.0.0.0", "10.127.255.255"],
  ["2001:DB8:0:0:0:0:0:0/64", "2001:DB8:0:0:0:0:0:0", "2001:DB8:0:0:FFFF:FFFF:FFFF:FFFF"],
  ["2001:DB8:0:0:0:0:0:1", "2001:DB8:0:0:0:0:0:1", "2001:DB8:0:0:0:0:0:1"],
])("knows the ends of %s", (value, start, end) => {
  expect(rangeOf(value)).toEqual({ start, end });
});
