import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startCopiedWiki } from "./copied-wiki.ts";
import { isAvailable } from "../availability.js";
import { limitsFor, processEnvironment } from "../../generator/wiki/environment.js";
import { isObject } from "../../generator/base/json.js";
import { parsePatterns } from "../../generator/wiki/pull-modules.js";
import { pull } from "../../generator/wiki/pull.js";

// Minutes: the first run installs a wiki.
const SETUP = 600_000;

const { PARAMSMITH_MEDIAWIKI: folder = "" } = process.env;

const SHIPPED = join(import.meta.dirname, "../../spec/actions/catalogue.json");

// The sources of this version are not packaged by Debian: the variable names their folder.
it.runIf(isAvailable(folder.includes("1.45"), "MediaWiki 1.45 in PARAMSMITH_MEDIAWIKI"))(
  "the shipped catalogue of actions is what MediaWiki 1.45 answers",
  async () => {
    const pulled = await pullActions();
    if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(SHIPPED, pulled);
    expect(pulled).toBe(readFileSync(SHIPPED, "utf8"));
  },
  SETUP,
);

/** Without it, no action has `watchlistexpiry`, and wikis of Wikimedia have it. */
const SETTING = "$wgWatchlistExpiry = true;";

/** Pulls the catalogue of `spec/actions/` from a wiki of the run's version, as text. */
async function pullActions(): Promise<string> {
  const wiki = await startCopiedWiki({ settings: SETTING });
  try {
    const { value, diagnostics } = await pull({
      address: new URL(wiki.endpoint),
      wanted: parsePatterns(["main+*"]),
      userAgent: "paramsmith/0 (a test)",
      limits: limitsFor(60),
      environment: processEnvironment,
      signal: undefined,
    });
    if (!value) throw new Error(JSON.stringify(diagnostics));
    return `${JSON.stringify(shippedForm(value.catalogue), undefined, 2)}\n`;
  } finally {
    await wiki.stop();
  }
}

/** Without the roots, which are those of `spec/paraminfo`, and without what only this wiki lists. */
function shippedForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isShipped).map(shippedForm);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, shippedForm(member)]);
  // The values are tags or other wikis that an administrator has added; a new wiki has none.
  const isOpen = Array.isArray(value["type"]) && value["type"].length === 0;
  return { ...Object.fromEntries(members), ...(isOpen && { type: openType(value["name"]) }) };
}

function openType(name: unknown): string {
  return name === "tags" || name === "add" ? "tags" : "string";
}

function isShipped(module: unknown): boolean {
  if (!isObject(module)) return true;
  const { path, group } = module;
  return path !== "main" && path !== "query" && group !== "format";
}
