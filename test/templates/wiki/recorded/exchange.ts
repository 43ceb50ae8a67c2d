import { existsSync, readFileSync } from "node:fs";
import type { Json } from "../../../../templates/runtime/model/json.ts";
import type { UserName } from "../../../wiki/server.ts";

/** A request to a real MediaWiki, and its answer. */
export interface Exchange {
  /** Percent-encoded. */
  readonly request: string;
  /** Default: nobody has logged in. */
  readonly user?: UserName;
  /** Default: GET. */
  readonly method?: "POST";
  readonly answer: Answer;
}

/** What a wiki answered: a value of JSON, or the text of any other format. */
export type Answer =
  | { readonly kind: "json"; readonly value: Json }
  | { readonly kind: "text"; readonly text: string };

/** The file of a recording, by the name of the test that recorded it. */
export function recordingOf(name: string): URL {
  return new URL(`${name}.jsonl`, import.meta.url);
}

/** Reads a recording; empty if there is none. */
export function readExchanges(name: string): readonly Exchange[] {
  const file = recordingOf(name);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line): Exchange => JSON.parse(line));
}
