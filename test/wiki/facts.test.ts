import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isAvailable } from "../availability.js";
import { learnFacts } from "./facts.ts";
import { installWiki } from "./server.ts";

const FILE = new URL("../../templates/wiki/data/facts.json", import.meta.url);
const { PARAMSMITH_MEDIAWIKI: folder = "" } = process.env;

// The sources of this version are not packaged by Debian: the variable names their folder.
it.runIf(isAvailable(folder.includes("1.45"), "MediaWiki 1.45 in PARAMSMITH_MEDIAWIKI"))(
  "the facts of the test wiki are those of MediaWiki 1.45",
  async () => {
    const learned = await learnFacts(await installWiki());
    if (process.env["UPDATE_FACTS"] === "1")
      writeFileSync(FILE, `${JSON.stringify(learned, undefined, 2)}\n`);
    expect(learned).toEqual(JSON.parse(readFileSync(FILE, "utf8")));
  },
  600_000,
);
