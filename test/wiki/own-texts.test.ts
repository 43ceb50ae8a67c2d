import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import { REPOSITORY } from "../generator/support/places.ts";
import { describedCatalogue } from "./catalogue.ts";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { runsOf, sharedRuns } from "./shared-runs.ts";

/** The sources of everything that the package contains: `dist` is compiled from them. */
const FOLDERS = ["spec", "templates", "generator", "generated", "test/bench"];
const SOURCES = /\.(?:ts|tsx|js|json|md)$/;

let wiki: Wiki;
let messages: readonly string[];
let helpTexts: readonly string[];

beforeAll(async () => {
  wiki = await startWiki();
  messages = await messagesOf(wiki);
  helpTexts = helpTextsIn((await describedCatalogue(wiki)).catalogue);
});
afterAll(async () => {
  await wiki?.stop();
});

/** All messages of the interface and the API in English, with their placeholders. */
async function messagesOf(asked: Wiki): Promise<readonly string[]> {
  const texts: string[] = [];
  let from: unknown = "";
  while (typeof from === "string") {
    const request = `action=query&meta=allmessages&amlang=en&formatversion=2${from === "" ? "" : `&amfrom=${encodeURIComponent(from)}`}`;
    // oxlint-disable-next-line no-await-in-loop -- each response names the start of the next
    const [response] = await asked.batch([request]);
    texts.push(...textsIn(propertyOf(propertyOf(response, "query"), "allmessages")));
    from = propertyOf(propertyOf(response, "continue"), "amfrom");
  }
  return texts;
}

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

describe("a shared run", () => {
  const originals = runsOf([
    "The [[Page|page]] of <b>one</b> user is $1 {{PLURAL:$2|day|days}} old.",
  ]);

  it("is found in any letter case, with any markup and value", () => {
    const text = "`the page of ONE user is\\n${count} day, or more`";
    expect(sharedRuns(text, originals)).toEqual([
      "the page of one user is $1",
      "page of one user is $1 day",
    ]);
  });

  it("has more than six words", () => {
    expect(sharedRuns("A page of one user is new; day old.", originals)).toEqual([]);
  });
});
