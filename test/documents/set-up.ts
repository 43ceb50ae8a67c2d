import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { installLocked } from "../install-locked.mjs";
import { documents } from "./documents.ts";
import { generateIn, isGenerated } from "./generated.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder with a generated project for each document. */
    readonly generated: string;
  }
}

/** Runs of the command at the same time. */
const AT_ONCE = 2;

/** Installs the documents, and generates code from each, before the test files use it. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const installation = installLocked(import.meta.dirname);
  if (installation.kind === "missing")
    throw new Error(
      `The packages of test/documents cannot be installed from npm's registry: ${installation.why}`,
    );
  // A folder that an earlier run has kept is used as it is.
  const kept = process.env["PARAMSMITH_DOCUMENTS"];
  const folder = kept ?? mkdtempSync(join(tmpdir(), "paramsmith-documents-"));
  // Stubs import the package.
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  const link = join(folder, "node_modules", "paramsmith");
  if (!existsSync(link)) symlinkSync(process.cwd(), link, "junction");
  // A run of some documents, which `-t` selects, does not generate the others.
  const names = process.env["PARAMSMITH_DOCUMENT_NAMES"]?.split(",");
  const chosen = documents.filter(({ name }) => names?.includes(name) ?? true);
  const left = chosen.filter((each) => !isGenerated(folder, each)).values();
  const next = async (): Promise<void> => {
    for (const each of left)
      // oxlint-disable-next-line no-await-in-loop -- as many at once as there are processors
      await generateIn(folder, each);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  project.provide("generated", folder);
  return () => {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  };
}
