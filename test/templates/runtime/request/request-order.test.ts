import { describe, expect, it } from "vitest";
import { parseRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";

const api = catalogueApi();

/** `code parameter` of each issue, and of what is found beyond the first error. */
function found(request: string): { readonly issues: string[]; readonly beyond: string[] } {
  const reading = parseRequest(api, request);
  const labels = reading.found.map(({ code, parameter }) => `${code} ${parameter}`);
  const count = reading.issues.length;
  return { issues: labels.slice(0, count), beyond: labels.slice(count) };
}

describe("the order in which MediaWiki 1.39 was observed to read a request", () => {
  it("has the parameters that tell of pages before the others of `query`", () => {
    expect(found("action=query&exportschema=x&pageids=y")).toEqual({
      issues: ["badinteger pageids"],
      beyond: [],
    });
  });

  it("has the output format last, even after an error", () => {
    expect(found("action=query&list=allpages&aplimit=0&format=json&formatversion=3&z=1")).toEqual({
      issues: ["outofrange aplimit", "unrecognizedparams z", "badvalue formatversion"],
      beyond: [],
    });
    expect(found("action=query&list=allpages&aplimit=x&format=json&callback=%00&z=1")).toEqual({
      issues: ["badinteger aplimit"],
      beyond: ["badutf8 callback"],
    });
  });

  it("has the generator's name after the parameters of `query`", () => {
    expect(found("action=query&generator=siteinfo&exportschema=x").issues).toEqual([
      "badvalue exportschema",
    ]);
    expect(found("action=query&generator=siteinfo&list=allpages&aplimit=x").issues).toEqual([
      "badgenerator generator",
    ]);
    expect(found("action=query&generator=%1Fallpages").issues).toEqual(["badvalue generator"]);
  });

  it("tells of a deprecated module when it runs, not when it is chosen", () => {
    expect(parseRequest(api, "action=query&list=deletedrevs").issues).toMatchObject([
      {
        code: "deprecation",
        module: "query+deletedrevs",
        data: { feature: "action=query&list=deletedrevs" },
      },
    ]);
    expect(found("action=query&list=deletedrevs&drlimit=x")).toEqual({
      issues: ["badinteger drlimit"],
      beyond: [],
    });
  });
});

describe("an integer of 64 bits", () => {
  it.each([
    ["9223372036854775807", []],
    ["0009223372036854775807", []],
    ["-9223372036854775808", []],
    ["+9223372036854775806", []],
    ["+9223372036854775807", ["badinteger apminsize"]],
    ["9223372036854775808", ["badinteger apminsize"]],
    ["-9223372036854775809", ["badinteger apminsize"]],
  ])("%s is read as MediaWiki 1.39 was observed to read it", (text, issues) => {
    const request = `action=query&list=allpages&apminsize=${encodeURIComponent(text)}`;
    expect(found(request).issues).toEqual(issues);
  });
});
