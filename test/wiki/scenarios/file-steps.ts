import * as fc from "fast-check";
import { pngOf } from "../sample-images.ts";
import { TITLES } from "./page-steps.ts";
import { flag, reason, reference, steps, tags } from "./step-form.ts";
import type { ScenarioStep, StepFile } from "./step-form.ts";

const text = new TextEncoder();

/** Files of steps: pictures of several types, and files that are not pictures. */
export const SAMPLES = {
  red: pngOf(3, 2),
  blue: pngOf(5, 4, 9),
  long: pngOf(40, 40, 3, 2000),
  drawing: text.encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><title>A drawing</title><rect width="12" height="8"/></svg>\n',
  ),
  script: text.encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><script>alert(1)</script></svg>\n',
  ),
  note: text.encode("A note.\n"),
  empty: new Uint8Array(),
} as const;

/** The name of a file. */
export type SampleName = keyof typeof SAMPLES;

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

const exported: fc.Arbitrary<StepFile> = fc
  .record({
    titles: fc.subarray([...TITLES], { minLength: 1, maxLength: 3 }),
    of: fc.constantFrom("now" as const, "start" as const),
  })
  .map(({ titles, of }) => ({ kind: "export", titles: titles.join("|"), of }));

/** Steps that import pages of the wiki itself: beside the pages, or in their place. */
export const IMPORT_STEPS: readonly fc.WeightedArbitrary<ScenarioStep>[] = [
  {
    weight: 2,
    arbitrary: steps({
      action: "import",
      params: {
        interwikiprefix: fc.constantFrom("en", "en", "en", undefined),
        namespace: fc.constantFrom(undefined, undefined, "4"),
        rootpage: fc.constantFrom(undefined, undefined, "Talk:Lily", "Rose"),
        assignknownusers: flag,
        summary: reason,
        tags,
      },
      files: { xml: exported },
    }),
  },
];
