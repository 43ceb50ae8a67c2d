import { describe, expect, it } from "vitest";
import {
  fileAt,
  isNetworkAddress,
  isRelativePath,
  splitReference,
} from "../../../generator/base/reference.js";

describe("A reference", () => {
  it.each([
    ["", "", ""],
    ["#/a/b", "", "/a/b"],
    ["a.json", "a.json", ""],
    ["a%20b.json#/c%20d", "a%20b.json", "/c d"],
    ["a.json#/b#/c", "a.json", "/b#/c"],
    ["a.json#/%", "a.json", "/%"],
  ])("%s has the file %j and the fragment %j", (text, file, fragment) => {
    expect(splitReference(text)).toEqual({ file, fragment });
  });

  it.each([
    ["main.json", "other.json", "other.json"],
    ["a/main.json", "other.json", "a/other.json"],
    ["a/main.json", "../b/./other.json", "b/other.json"],
    ["a/main.json", "../../other.json", "../other.json"],
    ["a/main.json", "my%20file.json", "a/my file.json"],
    ["a/main.json", "100%.json", "a/100%.json"],
    ["a/main.json", "/other.json", "/other.json"],
    ["a/main.json", "https://a.example/b/../c.json", "https://a.example/b/../c.json"],
    ["a/main.json", "%2Fother.json", "/other.json"],
  ])("in %s to %s leads to %s", (file, reference, found) => {
    expect(fileAt(file, reference)).toBe(found);
  });
});

describe("A path", () => {
  it.each([
    ["http://a.example/b", true],
    ["https://a.example/b", true],
    ["HTTPS://a.example/b", true],
    ["ftp://a.example/b", true],
    ["//a.example/b", true],
    ["/a", false],
    ["a//b", false],
    ["a/http://b", false],
    ["file:///a", false],
    ["https", false],
    ["shttp://a", false],
  ])("%s is on another machine: %s", (path, isElsewhere) => {
    expect(isNetworkAddress(path)).toBe(isElsewhere);
  });

  it.each([
    ["a.json", true],
    ["../a/b.json", true],
    ["", true],
    ["1a:b", true],
    ["a/b:c", true],
    ["a b:c", true],
    ["/a.json", false],
    ["//a", false],
    ["http://a.example", false],
    ["C:/a", false],
    ["c:a", false],
    ["a+b-1.2:c", false],
    ["urn:a", false],
    [String.raw`a\b`, false],
    [String.raw`\a`, false],
    ["a\0b", false],
  ])("%j is relative: %s", (path, isRelative) => {
    expect(isRelativePath(path)).toBe(isRelative);
  });
});
