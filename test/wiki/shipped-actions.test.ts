import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scratchFolder } from "../generator/support/places.js";
import { pullActions } from "./shipped-actions.ts";
import { isAvailable } from "../availability.js";

// Minutes: the first run installs a wiki.
const SETUP = 600_000;

const { PARAMSMITH_MEDIAWIKI: folder = "" } = process.env;

const SHIPPED = join(import.meta.dirname, "../../spec/actions/catalogue.json");

// The sources of this version are not packaged by Debian: the variable names their folder.
it.runIf(isAvailable(folder.includes("1.45"), "MediaWiki 1.45 in PARAMSMITH_MEDIAWIKI"))(
  "the shipped catalogue of actions is what MediaWiki 1.45 answers",
  async () => {
    const pulled = await pullActions(join(scratchFolder(), "wiki"));
    if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(SHIPPED, pulled);
    expect(pulled).toBe(readFileSync(SHIPPED, "utf8"));
  },
  SETUP,
);
