import { describe, expect, it } from "vitest";
import { nextStep } from "../../../generator/cli/run-generate.js";
import { specJob } from "../../../generator/project/job.js";
import { MANIFEST } from "../../../generator/project/changes.js";

const JOB = specJob(["wiki.json"], "my out", "/project");

describe("the next step after writing", () => {
  it("is none without changes", () => {
    expect(nextStep(JOB, [])).toEqual([]);
  });

  it("is to use the first output", () => {
    expect(
      nextStep(JOB, [
        { kind: "update", path: "a", text: "", before: "" },
        { kind: "create", path: MANIFEST, text: "" },
      ]),
    ).toEqual([
      "Next: import builders from my out, commit it with the specs, and run paramsmith check --spec wiki.json --out 'my out' in CI.",
    ]);
  });

  it.each([
    { kind: "create", path: "a", text: "" },
    { kind: "update", path: MANIFEST, text: "", before: "" },
    { kind: "delete", path: MANIFEST, before: "" },
  ] as const)("is to review the changes of later output: $kind $path", (change) => {
    expect(nextStep(JOB, [change])).toEqual([
      "Next: review git diff 'my out', and commit it with the specs.",
    ]);
  });
});
