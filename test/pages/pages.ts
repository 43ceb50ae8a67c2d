/**
 * The hand-written pages of documentation: those at the top of the repository, and those of the folders
 * that users read about. A new page in one of these folders is tested without an entry here.
 *
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readFences } from "./fences.ts";
import type { Fence } from "./fences.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The folders with pages. */
const FOLDERS = ["", "generator", "generated", "templates", "spec", "test/bench"];

/** The page that `generate` writes. */
const GENERATED = "generated/ASSUMPTIONS.md";

/** A page of documentation. */
export interface Page {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly fences: readonly PageFence[];
}

/** A fenced block, with its location for the names of tests: `generated/README.md:12`. */
export type PageFence = Fence & { readonly location: string };

/** All pages. */
export const pages: readonly Page[] = FOLDERS.flatMap(pathsOf).map(readPage);

/** The page with the files that the sessions of all pages use. */
export const setupPage: Page = readPage("generator/setup.md");

/** The blocks of all pages. */
export const allFences: readonly PageFence[] = pages.flatMap(({ fences }) => fences);

/** Reads a page. */
export function readPage(path: string): Page {
  const text = readFileSync(join(ROOT, path), "utf8");
  const fences = readFences(text).map((fence) => ({
    ...fence,
    location: `${path}:${fence.line}`,
  }));
  return { path, text, fences };
}

function pathsOf(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => (folder === "" ? name : `${folder}/${name}`))
    .filter((path) => path !== GENERATED)
    .toSorted();
}
