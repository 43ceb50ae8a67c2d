/**
 * A real pair: what MediaWiki 1.39 answers to `paramsmith pull` (test/wiki/real-pair.test.ts holds it
 * against a real wiki) and the project's own catalogue, which is of a later version.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { diffSpecs } from "../../../generator/diff/diff.js";
import type { Finding } from "../../../generator/diff/finding.js";
import { reviewOf } from "../../../generator/diff/review.js";
import { DEFAULT_AUDIENCE } from "../../../generator/diff/level.js";
import type { Review } from "../../../generator/diff/review.js";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { REPOSITORY } from "../support/places.js";

/** A side: a catalogue, and what it leaves open where that stands beside it. */
interface RealSide {
  readonly catalogue: string;
  readonly protocol?: string;
  readonly site?: string;
}

const RECORDED: RealSide = { catalogue: "test/generator/diff/real/1.39/catalogue.json" };

/** The recorded side with the facts of its wiki. */
export const RECORDED_SITE: RealSide = {
  ...RECORDED,
  site: "test/generator/diff/real/1.39/site.json",
};

const CURRENT: RealSide = {
  catalogue: "spec/paraminfo/catalogue.json",
  protocol: "spec/paraminfo/protocol.json",
};

/** What MediaWiki 1.43 answers, recorded in the same way. */
export const NEXT_RECORDED_SITE: RealSide = {
  catalogue: "test/generator/diff/real/1.43/catalogue.json",
  site: "test/generator/diff/real/1.43/site.json",
};

/** The golden reports of the pair; each is named by its format. */
export const REAL_REPORTS = join(REPOSITORY, "test/generator/diff/real");

/** What `diff` finds between two sides. */
export function realFindings(old: RealSide, next: RealSide): readonly Finding[] {
  return diffSpecs(read(old), read(next));
}

/** The review that the reports of the pair show. */
export function realReview(old = RECORDED, next = CURRENT): Review {
  const findings = realFindings(old, next);
  const sides = { old: old.catalogue, new: next.catalogue };
  return reviewOf(findings, findings, {
    audience: DEFAULT_AUDIENCE,
    ignored: 0,
    compared: [sides],
  });
}

function read({ catalogue, protocol, site }: RealSide): ComparedSpec {
  const { value, diagnostics } = readComparedSpec(source(catalogue), {
    ...(protocol !== undefined && { protocol: source(protocol) }),
    ...(site !== undefined && { site: source(site) }),
  });
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return value;
}

function source(file: string): { readonly file: string; readonly bytes: Uint8Array } {
  return { file, bytes: readFileSync(join(REPOSITORY, file)) };
}
