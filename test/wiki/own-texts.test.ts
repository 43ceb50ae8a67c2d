import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import { REPOSITORY } from "../generator/support/places.ts";
import { describedCatalogue } from "./catalogue.ts";
import { exportWiki } from "./export.ts";
import { useWiki } from "./server.ts";

/** The sources of everything that the package contains: `dist` is compiled from them. */
const FOLDERS = ["spec", "templates", "generator", "generated", "test/bench"];
const SOURCES = /\.(?:ts|tsx|js|json|md)$/;

/** The words of a run that two texts may not share. Sentences of one matter often share fewer. */
const RUN_LENGTH = 7;

/** The words of a run that are not placeholders. */
const MIN_WORDS = 5;

/** Stands for `$1` in a message, and for `${…}` in a template literal. */
const PLACEHOLDER = "\uE000";

const wiki = useWiki();
let messages: readonly string[];
let helpTexts: readonly string[];

beforeAll(async () => {
  const { tables } = await exportWiki(wiki().directory, { messages: "all" });
  messages = textsIn(propertyOf(tables, "messages"));
  helpTexts = helpTextsIn(await describedCatalogue(wiki()));
});

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The keys of help texts in a catalogue. */
const HELP_KEYS: ReadonlySet<string> = new Set(["description", "text", "dynamicparameters"]);

function helpTextsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    typeof member === "string" && HELP_KEYS.has(key) ? [member] : helpTextsIn(member),
  );
}

function shippedFiles(): readonly string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => SOURCES.test(name) && (folder !== "test/bench" || name.endsWith(".md")))
      .map((name) => join(folder, name)),
  );
  const pages = readdirSync(REPOSITORY).filter((name) => name.endsWith(".md"));
  return [...inFolders, ...pages];
}

/** MediaWiki's texts are under the GPL, and the package is under MIT. */
describe("the texts that ship", () => {
  it("share no run of more than six words with a message or a help text of MediaWiki", () => {
    const originals = runsOf([...messages, ...helpTexts]);
    const files = shippedFiles();
    const shared = files.flatMap((file) =>
      sharedRuns(readFileSync(join(REPOSITORY, file), "utf8"), originals).map(
        (run) => `${file}: ${run}`,
      ),
    );
    expect(shared).toEqual([]);
    expect(files.length).toBeGreaterThan(1000);
  });

  it("are compared with the messages and the help texts of the wiki", () => {
    expect(messages.length).toBeGreaterThan(5000);
    expect(helpTexts.length).toBeGreaterThan(1000);
  });
});

/** The runs of words of some texts: each of seven words, whatever their letter case and markup. */
function runsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => runsIn(wordsOf(text))));
}

/** The runs of words that a text shares with others. */
function sharedRuns(text: string, others: ReadonlySet<string>): readonly string[] {
  return [...new Set(runsIn(wordsOf(text)).filter((run) => others.has(run)))];
}

function runsIn(words: readonly string[]): readonly string[] {
  return words.flatMap((_, start) => {
    const run = words.slice(start, start + RUN_LENGTH);
    const isRun =
      run.length === RUN_LENGTH && run.filter((word) => word !== PLACEHOLDER).length >= MIN_WORDS;
    return isRun ? [run.join(" ").replaceAll(PLACEHOLDER, "$1")] : [];
  });
}

/** The words of a text, without URLs, tags, entities and the markup of wikitext. */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .replaceAll(/https?:\/\/[^\s"'`)<>\]]+/g, " ")
    .replaceAll(/<\/?[a-z][^<>\n]*>|&(?:[a-z]+|#\d+);|\\[nrt]/gi, " ")
    .replaceAll(/\[\[[^[\]|]*\|([^[\]]*)\]\]/g, "$1")
    .replaceAll(/\{\{[A-Z]+:[^{}|]*\|([^{}|]*)[^{}]*\}\}/g, "$1")
    .replaceAll(/\$\d+|\$\{[^{}]*\}/g, ` ${PLACEHOLDER} `);
  return (plain.match(/\uE000|[\p{L}\p{N}_]+(?:['’][\p{L}]+)*/gu) ?? []).map((word) =>
    word.toLowerCase(),
  );
}
