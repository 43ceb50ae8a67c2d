import { readFileSync } from "node:fs";
import type { Site } from "../../../../generator/spec/source/types.js";

/** How a wiki parses a title. */
export type Parsed =
  | { readonly kind: "title"; readonly ns: number; readonly text: string }
  | { readonly kind: "external"; readonly interwiki: string; readonly text: string }
  | { readonly kind: "invalid"; readonly code: string }
  /** A fragment alone. */
  | { readonly kind: "none" };

/** The responses of a wiki about a title. */
export interface RecordedTitle {
  readonly title: string;
  /** Of `query`. */
  readonly query: Parsed;
  /** The page that a link to it leads to, of `parse`; null without such a link. */
  readonly link: string | null;
  /** The values of {@link WORDS}, of `expandtemplates`. */
  readonly parts: readonly string[];
}

/** The responses of a wiki, and its facts as `pull` writes them. */
export interface RecordedTitles {
  readonly site: Site;
  readonly answers: readonly RecordedTitle[];
}

/** The magic words of parts of titles. */
export const WORDS = [
  "FULLPAGENAME",
  "ROOTPAGENAME",
  "BASEPAGENAME",
  "SUBPAGENAME",
  "TALKPAGENAME",
  "SUBJECTPAGENAME",
] as const;

function fileOf(name: string): URL {
  return new URL(name, import.meta.url);
}

/** The titles that are recorded. */
export const TITLES: readonly string[] = JSON.parse(readFileSync(fileOf("titles.json"), "utf8"));

/** The files of the recorded responses: those of a new wiki, and of one with other settings. */
export const RECORDED = {
  plain: fileOf("recorded-plain.jsonl"),
  other: fileOf("recorded-other.jsonl"),
} as const;

/** Reads the recorded responses of a wiki: a line for its facts, then one for each title. */
export function readRecorded(name: keyof typeof RECORDED): RecordedTitles {
  const lines = readFileSync(RECORDED[name], "utf8").trimEnd().split("\n");
  const [site, ...answers] = lines.map((line) => JSON.parse(line));
  return { site, answers };
}

/** The text of a file that {@link readRecorded} reads. */
export function recordedText(site: Site | undefined, answers: readonly RecordedTitle[]): string {
  return [site, ...answers].map((each) => `${JSON.stringify(each)}\n`).join("");
}
