import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { packPackage } from "./packed.ts";
import type { Tarball } from "./packed.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly tarball: Tarball;
  }
}

/** Packs the package once for all test files. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-packed-"));
  project.provide("tarball", packPackage(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
