import { describe, expect, it } from "vitest";
import { addressRange, rangeOf } from "../../../../templates/wiki/data/ip-address.js";

describe("addressRange", () => {
  it("reads addresses and ranges of both families", () => {
    expect(addressRange("192.0.2.1")).toEqual({
      family: 4,
      bits: 32,
      first: "v4-C0000201",
      last: "v4-C0000201",
    });
    expect(addressRange("192.0.2.99/24")).toMatchObject({
      first: "v4-C0000200",
      last: "v4-C00002FF",
    });
    expect(addressRange("2001:db8::1/32")).toMatchObject({
      family: 6,
      first: `v6-20010DB8${"0".repeat(24)}`,
      last: `v6-20010DB8${"F".repeat(24)}`,
    });
    expect(addressRange("::")?.first).toBe(`v6-${"0".repeat(32)}`);
    expect(addressRange("2001:DB8:0:0:0:0:0:11")).toEqual(addressRange("2001:db8::11"));
  });

  it.each(["", "Bea", "1.2.3", "1.2.3.256", "1.2.3.4/33", "1.2.3.4/", "1::2::3", "1:2", "::g"])(
    "reads %j as none",
    (text) => {
      expect(addressRange(text)).toBeUndefined();
    },
  );
});

it.each([
  ["192.0.2.17", "192.0.2.17", "192.0.2.17"],
  ["198.51.100.77/24", "198.51.100.0", "198.51.100.255"],
  ["10.0.0.0/9", "10.0.0.0", "10.127.255.255"],
  ["2001:DB8:0:0:0:0:0:0/64", "2001:DB8:0:0:0:0:0:0", "2001:DB8:0:0:FFFF:FFFF:FFFF:FFFF"],
  ["2001:DB8:0:0:0:0:0:1", "2001:DB8:0:0:0:0:0:1", "2001:DB8:0:0:0:0:0:1"],
])("the ends of %s are %s and %s", (value, start, end) => {
  expect(rangeOf(value)).toEqual({ start, end });
});
