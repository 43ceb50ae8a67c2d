import { describe, expect, it } from "vitest";
import { isPage, likelyApis, linkedApi, pageTitle } from "../../../generator/wiki/response.js";

const PAGE = new URL("https://wiki.example/wiki/Main_Page?action=paraminfo");

describe("a page", () => {
  it("is told by its type, or by how it begins", () => {
    expect(isPage("text/html; charset=utf-8", "")).toBe(true);
    expect(isPage("application/xhtml+xml", "")).toBe(true);
    expect(isPage(null, "\n<!DOCTYPE html><title>x</title>")).toBe(true);
    expect(isPage("text/plain", "<HTML lang='en'>")).toBe(true);
    expect(isPage("application/json", '{"a":"<html>"}')).toBe(false);
    expect(isPage(null, "not found")).toBe(false);
  });

  it("has a title, on one line", () => {
    expect(pageTitle("<head><title lang=en>\n 503 &ndash;\n Busy &amp; tired </title>")).toBe(
      "503 – Busy & tired",
    );
    expect(pageTitle("<p>nothing")).toBeUndefined();
    expect(pageTitle("<title> </title>")).toBeUndefined();
  });
});

describe("the API that a page names", () => {
  it.each([
    ['<link rel="EditURI" type="application/rsd+xml" href="//wiki.example/w/api.php?action=rsd"/>'],
    ["<LINK href='/w/api.php?action=rsd&amp;x=1' rel='EditURI'>"],
    ["<link rel=EditURI href=https://wiki.example/w/api.php>"],
    [
      '<link rel="icon" href="/x"><link rel="EditURI" href=""><link rel="EditURI" href="../w/api.php">',
    ],
  ])("is found in %s", (html) => {
    expect(linkedApi(html, PAGE)?.href).toBe("https://wiki.example/w/api.php");
  });

  it.each([
    ["<p>no link</p>"],
    ['<link rel="stylesheet" href="/w/api.php">'],
    ['<link rel="EditURI" href="javascript:alert(1)">'],
    ['<link rel="EditURI" href="http://">'],
    ['<link rel="EditURI" href="/wiki/Main_Page">'],
  ])("is not found in %s", (html) => {
    expect(linkedApi(html, PAGE)).toBeUndefined();
  });
});

describe("the likely places of an API", () => {
  it.each([
    ["https://wiki.example/", ["https://wiki.example/api.php", "https://wiki.example/w/api.php"]],
    [
      "https://wiki.example/wiki/A/B.c",
      ["https://wiki.example/api.php", "https://wiki.example/w/api.php"],
    ],
    ["https://wiki.example/w/api.php", ["https://wiki.example/api.php"]],
    [
      "https://wiki.example/mw/index.php/A",
      [
        "https://wiki.example/mw/api.php",
        "https://wiki.example/w/api.php",
        "https://wiki.example/api.php",
      ],
    ],
    [
      "https://wiki.example/mw/",
      [
        "https://wiki.example/mw/api.php",
        "https://wiki.example/w/api.php",
        "https://wiki.example/api.php",
      ],
    ],
  ])("seen from %s are beside it and at the top", (from, places) => {
    expect(likelyApis(new URL(from))).toEqual(places);
  });
});
