import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { othersIn } from "../../../generator/cli/comparison.js";
import { configJob, specJob } from "../../../generator/project/job.js";
import type { Job } from "../../../generator/project/job.js";
import { MANIFEST } from "../../../generator/project/changes.js";
import type { FileChange } from "../../../generator/project/changes.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

function change(kind: FileChange["kind"], path: string): FileChange {
  switch (kind) {
    case "create":
      return { kind, path, text: "" };
    case "update":
      return { kind, path, text: "", before: "" };
    case "delete":
      return { kind, path, before: "" };
  }
}

/** What is reported of changes, in short. */
function findings(job: Job, ...changes: readonly FileChange[]): readonly string[] {
  return othersIn(job, changes).map(
    ({ code, message, position }) => `${code}: ${message} at ${position?.file}`,
  );
}

/** A project whose folder `out` has the code of a configuration with these specs. */
function project(specs: readonly object[], config = "../paramsmith.config.json"): string {
  const folder = scratchFolder();
  writeFiles(folder, [
    { path: "paramsmith.config.json", text: JSON.stringify({ specs, out: "out" }) },
    { path: `out/${MANIFEST}`, text: JSON.stringify({ config, files: [] }) },
    { path: "wiki.json", text: "{}" },
    { path: "shop.json", text: "{}" },
  ]);
  return folder;
}

const CONFIG = "paramsmith.config.json";

describe("code of other specs in a folder", () => {
  const job = specJob(["wiki.json"], "out", "/no/project");

  it("is in a folder of another name, whose files would be removed", () => {
    expect(
      findings(
        job,
        change("delete", "shop/a.ts"),
        change("delete", "shop/b.ts"),
        change("delete", "zoo/x/y.ts"),
        change("delete", "wiki/a.ts"),
        change("delete", "runtime/a.ts"),
      ),
    ).toEqual([
      "out-of-others: out contains the code of other specs, which would be deleted: shop, zoo at undefined",
    ]);
  });

  it.each<readonly [string, readonly FileChange[]]>([
    ["nothing changes", []],
    [
      "files are created or replaced",
      [change("create", "shop/a.ts"), change("update", "shop/b.ts")],
    ],
    ["files beside the folders are removed", [change("delete", "index.ts")]],
    ["the manifest is removed", [change("delete", MANIFEST)]],
  ])("is not there if %s", (_, changes) => {
    expect(findings(job, ...changes)).toEqual([]);
  });

  it("is part of a configuration, which names all specs of its folder", () => {
    const own = configJob("/no/project/paramsmith.config.json", { specs: [{ file: "a" }] }, "/no");
    expect(findings(own, change("delete", "shop/a.ts"))).toEqual([]);
  });
});

describe("code of another configuration in a folder", () => {
  const found = [
    `out-of-config: out contains the code of the configuration "${CONFIG}", some of which would be replaced or deleted at out/${MANIFEST}`,
  ];

  it("is reported if it would be replaced or removed", () => {
    const folder = project([{ file: "shop.json" }]);
    const job = specJob(["wiki.json"], "out", folder);
    for (const kind of ["update", "delete"] as const) {
      expect(findings(job, change(kind, "wiki/a.ts"))).toEqual(found);
    }
    expect(findings(job, change("create", "wiki/a.ts"), change("update", MANIFEST))).toEqual([]);
  });

  it("is not reported if the command line names its specs and removes nothing", () => {
    const folder = project([{ file: "wiki.json" }, { file: "shop.json" }]);
    const job = specJob(["wiki.json"], "out", folder);
    expect(findings(job, change("update", "wiki/a.ts"))).toEqual([]);
    expect(findings(job, change("delete", "wiki/a.ts"))).toEqual(found);
    const both = specJob(["wiki.json", "zoo.json"], "out", folder);
    expect(findings(both, change("update", "wiki/a.ts"))).toEqual(found);
    const named = project([{ file: "wiki.json", name: "other" }]);
    expect(findings(specJob(["wiki.json"], "out", named), change("update", "wiki/a.ts"))).toEqual(
      found,
    );
  });

  it("is not reported if it is the same configuration, or one that is gone", () => {
    const folder = project([{ file: "wiki.json" }]);
    const own = configJob(
      join(folder, CONFIG),
      { specs: [{ file: "wiki.json" }], out: "out" },
      folder,
    );
    expect(findings(own, change("update", "wiki/a.ts"))).toEqual([]);
    const other = { ...own, config: join(folder, "other.json") };
    expect(findings(other, change("update", "wiki/a.ts"))).toEqual(found);
    const gone = project([{ file: "shop.json" }], "../no.json");
    expect(findings(specJob(["wiki.json"], "out", gone), change("update", "wiki/a.ts"))).toEqual(
      [],
    );
  });
});
