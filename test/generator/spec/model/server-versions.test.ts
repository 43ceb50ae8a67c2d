import { describe, expect, it } from "vitest";
import {
  lacks,
  lifetimeOf,
  minorOf,
  versionOf,
  versionsOf,
} from "../../../../generator/spec/model/server-versions.js";
import type { ServerVersion } from "../../../../generator/spec/model/server-versions.js";

function version(minor: number, patch = 0): string {
  return `MediaWiki 1.${minor}.${patch}`;
}

function at(minor: number): ServerVersion {
  return { order: 1000 + minor, text: `MediaWiki 1.${minor}` };
}

const ALL = [39, 40, 41, 42, 43].map((minor) => version(minor, 3));

describe("the version of a server", () => {
  it.each([
    ["MediaWiki 1.39.17", { order: 1039, text: "MediaWiki 1.39" }],
    ["MediaWiki 1.43.0-wmf.3", { order: 1043, text: "MediaWiki 1.43" }],
    ["MediaWiki 2.1", { order: 2001, text: "MediaWiki 2.1" }],
    ["MediaWiki 1", undefined],
    ["Other 1.39", undefined],
    ["A MediaWiki 1.39", undefined],
    ["MediaWiki x.39", undefined],
  ])("of %s is its minor version", (server, expected) => {
    expect(versionOf(server)).toEqual(expected);
  });

  it("has a minor version as a number only in MediaWiki 1", () => {
    const minors = ["MediaWiki 1.0", "MediaWiki 1.43", "MediaWiki 2.0", "MediaWiki 0.9"].map(
      (server) => {
        const found = versionOf(server);
        return found && minorOf(found);
      },
    );
    expect(minors).toEqual([0, 43, undefined, undefined]);
  });

  it("is one of several in order, each once, unless one is other software", () => {
    expect(versionsOf([version(43), version(39), version(43, 2)])).toEqual([at(39), at(43)]);
    expect(versionsOf([version(43), "Other 1"])).toEqual([]);
    expect(versionsOf([])).toEqual([]);
  });
});

describe("the versions that send a field", () => {
  it.each([
    ["all", [39, 40, 41, 42, 43], 99, {}],
    ["none", [], 99, {}],
    ["later ones", [41, 42, 43], 99, { since: { first: at(41), without: at(40) } }],
    ["later ones, in few rows", [41, 43], 4, { since: { first: at(41), without: at(40) } }],
    ["later ones, in too few rows", [41, 43], 3, {}],
    ["earlier ones", [39, 41], 20, { until: { last: at(41), without: at(42) } }],
    ["earlier ones, in too few rows", [39, 41], 19, {}],
    ["all but the last", [39, 42], 99, {}],
    [
      "those between",
      [40, 41],
      20,
      {
        since: { first: at(40), without: at(39) },
        until: { last: at(41), without: at(42) },
      },
    ],
  ] as const)("are %s", (_which, minors, seen, lifetime) => {
    const servers = minors.map((minor) => version(minor));
    expect(lifetimeOf({ servers, seen }, ALL)).toEqual(lifetime);
  });

  it("are not known of other software", () => {
    expect(lifetimeOf({ servers: ["Other 1"], seen: 99 }, ALL)).toEqual({});
    expect(lifetimeOf({ servers: [version(41)], seen: 99 }, [...ALL, "Other 1"])).toEqual({});
  });

  it.each([
    [20, [38, 39, 42, 43, 44]],
    [19, []],
  ])("lack in others, with %i rows", (seen, expected) => {
    const servers = [version(40), version(41)];
    const lacking = [38, 39, 40, 41, 42, 43, 44].filter((minor) =>
      lacks(at(minor), { servers, seen }, ALL),
    );
    expect(lacking).toEqual(expected);
  });

  it("are all if the evidence limits none", () => {
    expect(lacks(at(30), { servers: ALL, seen: 99 }, ALL)).toBe(false);
  });
});
