/** Programs for a wiki with extensions, whose responses have the types of the packs. */
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { paramsmith } from "../generator/support/cli.js";
import { writeFiles } from "../generator/support/files.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { typeErrors } from "../generator/support/tsc.js";

const PROGRAMS = join(REPOSITORY, "test", "consumer", "extensions");
const SPECS = join(REPOSITORY, "spec");

it("compiles programs that read the fields of extensions", () => {
  const packs = readdirSync(join(SPECS, "extensions"));
  const folders = ["paraminfo", "actions", ...packs.map((name) => join("extensions", name))];
  const modules = folders.flatMap((folder) => {
    const path = join(SPECS, folder, "catalogue.json");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of a catalogue
    const catalogue = JSON.parse(readFileSync(path, "utf8")) as {
      readonly paraminfo: { readonly modules: readonly object[] };
    };
    return catalogue.paraminfo.modules;
  });
  const folder = scratchFolder();
  writeFiles(folder, [
    { path: "wiki/catalogue.json", text: JSON.stringify({ paraminfo: { modules } }) },
  ]);
  cpSync(PROGRAMS, folder, { recursive: true });
  const run = paramsmith(folder, "generate", "--spec", "wiki", "--out", "code");
  expect(run.code, run.err).toBe(0);
  expect(typeErrors(folder)).toBe("");
});
