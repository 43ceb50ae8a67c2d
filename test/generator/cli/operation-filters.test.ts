import { describe, expect, it } from "vitest";
import { withOperationFilters } from "../../../generator/cli/diff-pairs.js";
import type { FilePair, SpecFiles } from "../../../generator/diff/compared-spec.js";
import type { OperationFilter } from "../../../generator/spec/model/operation.js";
import { specJob } from "../../../generator/project/job.js";
import type { JobSpec } from "../../../generator/project/job.js";

const TAGS: OperationFilter = { include: { tags: ["a"] } };
const PATHS: OperationFilter = { exclude: { paths: ["/b"] } };

function files(file: string): SpecFiles {
  return { spec: { file, bytes: new Uint8Array() } };
}

function configured(file: string, filter?: OperationFilter): JobSpec {
  const [spec] = specJob([file], "out", "/p/q").specs;
  if (!spec) throw new Error("There is no spec.");
  return filter ? { ...spec, filter } : spec;
}

/** The filters of both sides of a pair. */
function filtersOf(pair: FilePair, specs: readonly JobSpec[], cwd = "/p/q"): readonly unknown[] {
  const [found] = withOperationFilters([pair], { specs }, cwd);
  return [found?.old?.operations, found?.new?.operations];
}

const SPECS = [configured("a.json", TAGS), configured("b.json", PATHS), configured("c.json")];

describe("the filter of operations", () => {
  it.each<readonly [string, FilePair, OperationFilter]>([
    ["a file", { old: files("a.json"), new: files("x.json") }, TAGS],
    [
      "a revision of the file, which comes first",
      { old: files("a.json"), new: files("b.json") },
      PATHS,
    ],
    ["an absolute path", { old: files("/x.json"), new: files("/p/q/a.json") }, TAGS],
    ["a path in a revision, from the folder", { old: files("HEAD:a.json"), new: files("x") }, TAGS],
    ["a path in a revision, from the top", { old: files("HEAD:q/a.json"), new: files("x") }, TAGS],
    [
      "a path in a revision, from the root",
      { old: files("HEAD~1:p/q/b.json"), new: files("x") },
      PATHS,
    ],
  ])("is that of a configured spec by %s, for both sides", (_, pair, filter) => {
    expect(filtersOf(pair, SPECS)).toEqual([filter, filter]);
  });

  it("is that of a spec that is combined with others", () => {
    const combined = { how: "union" as const, first: "c", others: [configured("a.json", TAGS)] };
    const specs = [{ ...configured("c.json"), combined }];
    expect(filtersOf({ old: files("c.json"), new: files("a.json") }, specs)).toEqual([TAGS, TAGS]);
  });

  it("is that of the only side", () => {
    expect(withOperationFilters([{ old: files("a.json") }], { specs: SPECS }, "/p/q")).toEqual([
      { old: { ...files("a.json"), operations: TAGS } },
    ]);
    expect(withOperationFilters([{ new: files("a.json") }], { specs: SPECS }, "/p/q")).toEqual([
      { new: { ...files("a.json"), operations: TAGS } },
    ]);
  });

  it("is none of other files", () => {
    const none = [undefined, undefined];
    for (const name of ["c.json", "x.json", ":a.json", "HEAD:x/a.json", "q/a.json"])
      expect(filtersOf({ old: files(name), new: files("x") }, SPECS), name).toEqual(none);
    expect(filtersOf({ old: files("a.json"), new: files("x") }, SPECS, "/p")).toEqual(none);
    const pairs = [{ old: files("a.json"), new: files("a.json") }];
    expect(withOperationFilters(pairs, { specs: [configured("a.json")] }, "/p/q")).toEqual(pairs);
  });
});
