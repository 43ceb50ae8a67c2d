import { describe, expect, it } from "vitest";
import { hostFolder, readAddress } from "../../../generator/wiki/address.js";

describe("an address", () => {
  it.each([
    ["https://wiki.example/w/api.php", "https://wiki.example/w/api.php"],
    [" http://wiki.example:8080/api.php ", "http://wiki.example:8080/api.php"],
    ["https://wiki.example/w/api.php?action=help#x", "https://wiki.example/w/api.php"],
    ["HTTPS://Wiki.Example", "https://wiki.example/"],
  ])("%j is read as %s", (text, address) => {
    expect(readAddress(text)).toMatchObject({ value: { href: address }, diagnostics: [] });
  });

  it.each([
    ["", "address-malformed"],
    ["wiki.example/w/api.php", "address-malformed"],
    ["https://", "address-malformed"],
    ["ftp://wiki.example/api.php", "address-scheme"],
    ["file:///etc/passwd", "address-scheme"],
    ["localhost:8080/api.php", "address-scheme"],
    ["https://me@wiki.example/api.php", "address-credentials"],
  ])("%j is refused with %s", (text, code) => {
    const { value, diagnostics } = readAddress(text);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code, position: { line: 1, column: 1 } }]);
  });

  it("does not give a password away in a diagnostic", () => {
    const texts = [
      "https://me:secret@wiki.example/",
      "ftp://me:secret@wiki.example/",
      "https://me:secret@/",
      "https:me:secret@wiki.example/",
      "https:////me:secret@wiki.example/",
      String.raw`https:\\me:secret@wiki.example/`,
      "https://me:pass/secret@wiki.example/",
      "https://me:pass@/secret@wiki.example/",
      "https://me:pass?secret@wiki.example/",
      "me:secret@wiki.example/",
      "wiki.example/w/api.php?token=secret",
    ];
    for (const text of texts) expect(JSON.stringify(readAddress(text))).not.toContain("secret");
  });
});

describe("the folder of an address", () => {
  it.each([
    ["https://wiki.example/w/api.php", "wiki.example"],
    ["https://wiki.example:443/w/api.php", "wiki.example"],
    ["http://127.0.0.1:8080/api.php", "127.0.0.1-8080"],
    ["http://[::1]:8080/api.php", "--1-8080"],
    ["https://wiki.example./", "wiki.example"],
    ["https://../", "wiki"],
    ["https://münchen.example/", "xn--mnchen-3ya.example"],
  ])("of %s is %s", (address, folder) => {
    expect(hostFolder(new URL(address))).toBe(folder);
  });
});
