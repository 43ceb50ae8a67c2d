import { describe, expect, it } from "vitest";
import { serversText, versionTags } from "../../../../generator/emit/parts/result-type.js";

const [V39, V43, V45] = ["MediaWiki 1.39.17", "MediaWiki 1.43.9", "MediaWiki 1.45.0"] as const;
const ALL = [V45, V39, V43];

/** The tags of a field that many rows had. */
function tags(servers: readonly string[], all: readonly string[]): readonly string[] {
  return versionTags({ servers, seen: 100 }, all);
}

describe("the versions of a field", () => {
  it("are not mentioned if the oldest and the newest one sent it", () => {
    expect(tags([V39, V45], ALL)).toEqual([]);
    expect(tags(ALL, ALL)).toEqual([]);
  });

  it("start with the first one that sent it, in any order", () => {
    expect(tags([V45, V43], ALL)).toEqual(["@since MediaWiki 1.43"]);
    expect(tags([V45], ALL)).toEqual(["@since MediaWiki 1.45"]);
  });

  it("end with the last one if two later ones did not send it", () => {
    expect(tags([V39], ALL)).toEqual(["@until MediaWiki 1.39"]);
    expect(tags([V39], [V39, V45])).toEqual([]);
    expect(tags([V39, V43], ALL)).toEqual([]);
    expect(versionTags({ servers: [V39], seen: 4 }, ALL)).toEqual([]);
  });

  it("are minor versions, whose patches are the same version", () => {
    expect(tags(["MediaWiki 1.39.18"], [V39, "MediaWiki 1.39.18"])).toEqual([]);
    expect(tags(["MediaWiki 1.46.0-alpha"], [V45, "MediaWiki 1.46.0-alpha"])).toEqual([
      "@since MediaWiki 1.46",
    ]);
  });

  it("are unknown for other software, whose servers are named", () => {
    expect(tags(["B"], ["A", "B"])).toEqual([]);
    expect(serversText(["B"], ["A", "B"])).toEqual(["Observed on B only."]);
    expect(serversText(["A"], ["A", "B"])).toEqual([]);
    expect(serversText([V45], ALL)).toEqual([]);
  });
});
