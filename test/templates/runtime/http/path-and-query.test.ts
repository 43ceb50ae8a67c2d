import { describe, expect, it } from "vitest";
import { addressFor, pathAndQuery } from "../../../../templates/runtime/http/path-and-query.js";

/** The forms of a request target (RFC 9112, 3.2). */
describe("A request target", () => {
  it.each<readonly [target: string, path: string | undefined, address: string]>([
    ["/a?b", "/a?b", "http://h/a?b"],
    ["//evil/a", "//evil/a", "http://h//evil/a"],
    ["http://proxy/a?b", "/a?b", "http://h/a?b"],
    ["HTTPS://proxy:80/a#b", "/a#b", "http://h/a#b"],
    ["http://proxy", "/", "http://h/"],
    ["http://proxy?a", "/?a", "http://h/?a"],
    ["http://proxy#a", "/#a", "http://h/#a"],
    ["ftp://proxy/a", undefined, "http://h/"],
    ["xhttp://proxy/a", undefined, "http://h/"],
    ["*", undefined, "http://h/"],
    ["", undefined, "http://h/"],
  ])("%j has the path %j", (target, path, address) => {
    expect(pathAndQuery(target)).toBe(path);
    expect(addressFor(target, "h").href).toBe(address);
  });

  it.each([
    ["h:8080", "http://h:8080/a"],
    ["[::1]:80", "http://[::1]/a"],
    ["a_b-c.example", "http://a_b-c.example/a"],
    ["evil/b", "http://localhost/a"],
    ["evil?b", "http://localhost/a"],
    ["user@evil", "http://localhost/a"],
    ["h:99999", "http://localhost/a"],
    ["", "http://localhost/a"],
    [undefined, "http://localhost/a"],
  ])("is at the host %j if that is valid", (host, address) => {
    expect(addressFor("/a", host).href).toBe(address);
  });
});
