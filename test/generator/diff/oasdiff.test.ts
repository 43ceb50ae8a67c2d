import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scratchFolder } from "../support/places.js";
import { COMPARED_EDITS, sidesOfEdit } from "./oasdiff-pairs.js";
import { findings, rulesOf } from "./specs.js";
import type { EditedSpec } from "./specs.js";
import { isAvailable } from "../../availability.js";

const { PARAMSMITH_OASDIFF: oasdiff } = process.env;

const edits = Object.entries(COMPARED_EDITS);

/** The different ids of oasdiff's changes, with their levels. */
function changelog(program: string, sides: readonly EditedSpec[]): readonly string[] {
  const folder = scratchFolder();
  const files = sides.map(({ spec }, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(spec));
    return file;
  });
  const output = execFileSync(program, ["changelog", ...files, "-f", "json"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const found: { readonly id: string; readonly level: number }[] = JSON.parse(output || "[]");
  return [...new Set(found.map(({ id, level }) => `${id} ${level}`))].toSorted();
}

describe("beside oasdiff", () => {
  it.each(edits)("diff has its findings: %s", (_name, edit) => {
    expect(rulesOf(findings(...sidesOfEdit(edit)))).toEqual(edit.ours);
  });

  it
    .runIf(isAvailable(oasdiff !== undefined, "oasdiff, whose path PARAMSMITH_OASDIFF has"))
    .each(edits)("oasdiff has its own: %s", (_name, edit) => {
    expect(changelog(oasdiff ?? "", sidesOfEdit(edit))).toEqual(edit.oasdiff);
  });
});
