import { describe, expect, it } from "vitest";
import { explain } from "../../../generator/inspect/explain.js";
import { inspectAsServer } from "../../../generator/inspect/verdict.js";
import { buildersFrom, catalogueApi } from "./catalogue-api.js";

const api = catalogueApi();
const builders = buildersFrom(api, "paramsmith/paraminfo");

function explained(request: string): string {
  return explain(api, inspectAsServer(api, request, {}), builders).join("\n");
}

describe("an explained request", () => {
  it("warns of an integer that a number cannot hold exactly", () => {
    expect(explained("action=query&list=allpages&apminsize=9007199254740993")).toContain(
      "parsed as 9007199254740992, not exactly: JavaScript has no such integer)",
    );
    expect(explained("action=query&list=allpages&apminsize=9007199254740991")).not.toContain(
      "not exactly",
    );
    expect(explained("action=query&pageids=1%7C9007199254740993")).toContain(
      "parsed as [1,9007199254740992], not exactly: JavaScript has no such integer)",
    );
    for (const exact of ["9007199254740992", "+1152921504606846976", "1", "x"])
      expect(explained(`action=query&pageids=${encodeURIComponent(exact)}`)).not.toContain(
        "not exactly",
      );
  });

  it("suggests no other value for a parameter that excludes another", () => {
    expect(explained("action=query&titles=A&pageids=1")).toContain(
      'error multisource: pageids: cannot be used with "titles"\n',
    );
  });

  it("shows the type, the value that counts, what is wrong and what is meant", () => {
    expect(explained("action=query&list=allpages&aplimit=9999&apdir=ascendin")).toBe(
      `action=query&list=allpages&aplimit=9999&apdir=ascendin
  action = "query"  (main: one of 51 values, parsed as "query")
  list = "allpages"  (query: one of 36 values, up to 50 values, parsed as ["allpages"])
  aplimit = "9999"  (query+allpages: limit 1..500 (5000 with high limits), parsed as 500)
    warning outofrange: aplimit: must be between 1 and 500, not 9999; did you mean 500?
  apdir = "ascendin"  (query+allpages: one of 2 values)
    error badvalue: apdir: "ascendin" is not one of "ascending", "descending"; did you mean ascending?
The server rejects it: 1 error, 1 warning.

import { allpages } from "paramsmith/paraminfo/allpages";

allpages({ limit: 500 });`,
    );
  });

  it("lists the values that are nearest to an unknown one of many", () => {
    const lines = explained("action=qurey").split("\n");
    expect(lines[2]).toMatch(
      /^ {4}error badvalue: action: "qurey" is not one of "query", (?:"\w+", ){8}"\w+" and 41 other values; did you mean query\?$/,
    );
  });

  it("names the parameter that an unknown name is near to", () => {
    expect(explained("action=query&list=allpages&aplimt=1")).toContain(
      "aplimt: no selected module has this parameter; did you mean aplimit?",
    );
  });

  it.each([
    ["of the module that has it", "list=allpages&limit=5", "limit", "aplimit"],
    ["of a generator", "generator=allpages&limit=5", "limit", "gaplimit"],
    [
      "of a module and a generator",
      "generator=allpages&list=allpages&from=A",
      "from",
      "gapfrom or apfrom",
    ],
    ["of each that has it", "list=allpages|random&limit=5", "limit", "aplimit or rnlimit"],
    ["of the one that has it", "list=allpages|random&from=A", "from", "apfrom"],
  ])("names a parameter whose prefix is forgotten with that %s", (_, request, name, meant) => {
    expect(explained(`action=query&${request}`)).toContain(
      `${name}: no selected module has this parameter; did you mean ${meant}?\n`,
    );
  });

  it("tells of a name that the server did not come to", () => {
    expect(explained("action=query&list=allpages&aplimit=x&apform=A")).toContain(
      'apform = "A"\n    ignored: no selected module has this parameter; did you mean apfrom?',
    );
  });

  it("names the conditions of a parameter, and that their rules are not known", () => {
    expect(explained("action=query&prop=revisions&rvlimit=5")).toContain(
      "condition singlepageonly: its rule is not part of the catalogue",
    );
  });

  it("turns a date into a timestamp", () => {
    expect(explained("action=query&list=recentchanges&rcstart=2024-01-31")).toContain(
      "did you mean 2024-01-31T00:00:00Z?",
    );
  });

  it("does not guess where nothing is near", () => {
    const text = explained("action=query&list=allpages&aplimit=x&zzzzzzzzzzzzzzzz=A");
    expect(text).toContain("    ignored: no selected module has this parameter\n");
    expect(explained("action=query&list=recentchanges&rcstart=soon")).toMatch(
      /error badtimestamp: rcstart: [^\n]*[^?]\n/,
    );
    expect(explained("action=query&list=allusers&auwithusernames=1&aulimit=max|x")).not.toContain(
      "did you mean undefined",
    );
  });

  it.each([
    ["a number that stands in the text", "list=allpages&aplimit=12px", "did you mean 12?"],
    ["max for a limit without a number", "list=allpages&aplimit=all", "did you mean max?"],
    ["now for what counts as now", "list=recentchanges&rcstart=0", "did you mean now?"],
  ])("proposes %s", (_what, request, text) => {
    expect(explained(`action=query&${request}`)).toContain(text);
  });

  it("says of a number from where it may be, or between what, if anything", () => {
    expect(explained("action=query&list=search&srsearch=a&sroffset=1")).toContain(
      "(query+search: integer 0.., parsed as 1)",
    );
    expect(explained("action=query&prop=imageinfo&iiurlwidth=1&titles=A")).toContain(
      "(query+imageinfo: integer, parsed as 1)",
    );
    expect(explained("action=query&list=allpages&aplimit=5")).toContain(
      "limit 1..500 (5000 with high limits)",
    );
  });

  it("names the module that generates, and shortens what is long", () => {
    expect(explained("action=query&generator=allpages&gapfrom=A")).toContain(
      "(query+allpages as generator: ",
    );
    const long = "A".repeat(200);
    expect(explained(`action=query&titles=${long}`)).toMatch(/parsed as \["A+…\)/);
  });

  it("names what is missing though the request does not", () => {
    expect(explained("action=query&list=pageswithprop")).toContain(
      "error missingparam: pwppropname: is required",
    );
  });

  it("has something to say of an empty request", () => {
    expect(explained("")).toBe(
      "(an empty request)\nThe request has no action, so the server returns its help page.",
    );
  });

  it("says of an address that is not of an API that it is not", () => {
    const remark = "The address does not end in api.php, so only its parameters are checked.";
    const help = "The request has no action, so the server returns its help page.";
    const page = "https://wiki.example/wiki/Main_Page";
    expect(explained(page)).toBe([page, remark, help].join("\n"));
    expect(explained("https://wiki.example/w/index.php?title=A")).toContain(
      ["The server responds with 1 warning.", remark, help].join("\n"),
    );
    expect(explained("https://wiki.example/?action=query&list=random")).toContain(
      ["The server accepts the request without changes.", remark, ""].join("\n"),
    );
  });

  it.each(["https://wiki.example/w/api.php", "/w/api.php?", "http://wiki.example/api.php#a"])(
    "says of an address of an API only that there is nothing in it: %s",
    (address) => {
      expect(explained(address)).toBe(
        `${address}\nThe request has no action, so the server returns its help page.`,
      );
    },
  );

  it("says nothing more of a request to an API", () => {
    const text = explained("https://wiki.example/w/api.php?action=query&list=random");
    expect(text).toContain("The server accepts the request without changes.\n\nimport");
  });
});
