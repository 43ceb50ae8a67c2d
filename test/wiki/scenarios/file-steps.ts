import * as fc from "fast-check";
import type { SampleName } from "./sample-files.ts";
import type { ScenarioStep, StepFile } from "./scenario-step.ts";
import { flag, reason, reference, steps, tags } from "./step-form.ts";

/** Titles of files, without the namespace. */
export const FILE_NAMES = ["One.png", "Two.png", "Drawing.svg", "Note.txt"] as const;

const filename = fc.constantFrom(...FILE_NAMES);

function sample(...names: readonly SampleName[]): fc.Arbitrary<StepFile> {
  return fc.constantFrom(...names).map((name) => ({ kind: "sample", sample: name }));
}

const params = {
  filename,
  comment: reason,
  text: fc.constantFrom(undefined, undefined, "about [[Rose]] [[Category:C]]"),
  ignorewarnings: fc.constantFrom("1", "1", undefined),
  stash: fc.constantFrom(undefined, undefined, undefined, "1"),
  watchlist: fc.constantFrom("preferences", "preferences", "watch", "nochange"),
  tags,
};

/** Steps that upload files, perhaps into the stash, and publish files of the stash. */
export const FILE_STEPS: readonly fc.WeightedArbitrary<ScenarioStep>[] = [
  {
    weight: 4,
    arbitrary: steps({
      action: "upload",
      params,
      files: {
        file: fc.oneof(
          { weight: 5, arbitrary: sample("red", "blue", "long") },
          { weight: 3, arbitrary: sample("drawing", "note") },
          { weight: 1, arbitrary: sample("script", "empty") },
        ),
      },
    }),
  },
  {
    weight: 2,
    arbitrary: steps({
      action: "upload",
      params: { filename, comment: reason, ignorewarnings: flag },
      from: { filekey: reference("filekey") },
    }),
  },
];
