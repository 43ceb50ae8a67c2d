import { describe, expect, it } from "vitest";
import { ipForm, isIpv4Like } from "../../../../templates/runtime/rules/ip.js";

describe("an address", () => {
  it.each([
    ["0.0.0.0", "0.0.0.0"],
    ["255.255.255.255", "255.255.255.255"],
    ["001.020.003.004", "1.20.3.4"],
    ["1.2.3.xxx", "1.2.3.xxx"],
    ["::", "0:0:0:0:0:0:0:0"],
    ["::1", "0:0:0:0:0:0:0:1"],
    ["1::", "1:0:0:0:0:0:0:0"],
    ["2001:db8::00ff", "2001:DB8:0:0:0:0:0:FF"],
    ["a:b:c:d:e:f:1:2", "A:B:C:D:E:F:1:2"],
    ["a:b:c::e:f:1:2", "A:B:C:0:E:F:1:2"],
    ["1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"],
  ])("%s is written %s", (text, value) => {
    expect(ipForm(text)).toEqual({ kind: "ip", value });
  });

  it.each([
    ["1.2.3.4/0", "1.2.3.4/0"],
    ["001.2.3.4/32", "1.2.3.4/32"],
    ["2001:db8::1/128", "2001:DB8:0:0:0:0:0:1/128"],
  ])("range %s is written %s", (text, value) => {
    expect(ipForm(text)).toEqual({ kind: "cidr", value });
  });

  it.each([
    "",
    "1.2.3",
    "1.2.3.4.5",
    "1.2.3.256",
    "0001.2.3.4",
    "1.2.3.",
    "1.2.xxx.xxx",
    "1.2.3.4/33",
    "1.2.3.4/",
    "1.2.3.4/01",
    "1.2.3.4/8/8",
    "nonsense/8",
    "/8",
    "1.2.3.4 ",
    "::1/129",
    ":",
    ":::",
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7:8::",
    "1::2::3",
    ":1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:",
    "12345::",
    "g::",
    "::1.2.3.4",
  ])("is not %j", (text) => {
    expect(ipForm(text)).toBeUndefined();
  });
});

describe("a text that looks like an IPv4 address", () => {
  it("may be impossible or masked", () => {
    expect(["1.2.3.4", "300.300.300.300", "999.0.0.xxx"].every(isIpv4Like)).toBe(true);
    expect(["1.2.3", "1.2.3.4/8", "1.2.3.xx", "1.2.xxx.4", "1234.1.1.1"].some(isIpv4Like)).toBe(
      false,
    );
  });
});
