import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { Json } from "../../../../templates/runtime/model/json.ts";
import type { Wiki } from "../../../../templates/wiki/data/wiki.ts";
import type { UserName } from "../../../wiki/server.ts";
import { completeContent, storedContent } from "./stored-wiki.ts";
import type { StoredWiki } from "./stored-wiki.ts";

/** The recordings of requests that read; their names are those of files in this folder. */
export const RECORDINGS = [
  "compare",
  "open-search",
  "parse",
  "search",
  "stub-continue",
  "stub-pages",
  "stub-parameters",
  "stub-shares",
] as const;

type RecordingName = (typeof RECORDINGS)[number];

/** A request to a real MediaWiki, and its answer. */
export interface Exchange {
  /** Percent-encoded. */
  readonly request: string;
  /** Default: nobody has logged in. */
  readonly user?: UserName;
  readonly answer: { readonly kind: "json"; readonly value: Json };
}

/** A wiki as it was when its answers were recorded. */
export interface RecordedWiki {
  /** Of all its modules, as `paramsmith pull` writes it. */
  readonly catalogue: object;
  /** Its version and namespaces, in the same form. */
  readonly site: { readonly generator: string };
  readonly content: Wiki;
}

/** Compressed: one line of a megabyte, which nobody reviews. */
const WIKI = new URL("wiki.json.br", import.meta.url);

function fileOf(name: string): URL {
  return new URL(`${name}.jsonl`, import.meta.url);
}

/** Reads a recording. */
export function readExchanges(name: RecordingName): readonly Exchange[] {
  return readFileSync(fileOf(name), "utf8")
    .trimEnd()
    .split("\n")
    .map((line): Exchange => JSON.parse(line));
}

/** Writes a recording. */
export function writeExchanges(name: RecordingName, exchanges: readonly Exchange[]): void {
  writeFileSync(fileOf(name), exchanges.map((each) => `${JSON.stringify(each)}\n`).join(""));
}

/** Reads the wiki whose answers are recorded. */
export function readRecordedWiki(): RecordedWiki {
  const { content, ...rest }: StoredRecordedWiki = JSON.parse(
    brotliDecompressSync(readFileSync(WIKI)).toString("utf8"),
  );
  return { ...rest, content: completeContent(content) };
}

/** Writes the wiki whose answers are recorded. */
export function writeRecordedWiki({ content, ...rest }: RecordedWiki): void {
  const stored: StoredRecordedWiki = { ...rest, content: storedContent(content) };
  writeFileSync(WIKI, brotliCompressSync(`${JSON.stringify(stored)}\n`));
}

interface StoredRecordedWiki extends Omit<RecordedWiki, "content"> {
  readonly content: StoredWiki;
}
