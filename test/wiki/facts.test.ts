import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isJsonArray, isJsonObject } from "../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../templates/runtime/model/json.js";
import { learnFacts } from "./facts.ts";
import type { LearnedFacts } from "./facts.ts";
import { installWiki } from "./server.ts";

const FILE = new URL("../../templates/wiki/data/facts.json", import.meta.url);

/** The names that older versions have and the learned facts lack, by part. */
const OLDER: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "1.39": {
    defaultoptions: ["variant-kk"],
    general: ["fixarabicunicode", "fixmalayalamunicode"],
    languageinfo: ["ak"],
    languagevariants: ["kk"],
    usergroups: [
      "*: writeapi",
      "*: viewmywatchlist",
      "*: editmywatchlist",
      "user: writeapi",
      "user: purge",
      "user: editcontentmodel",
      "bot: writeapi",
    ],
  },
  "1.43": {
    general: ["fixarabicunicode", "fixmalayalamunicode"],
    usergroups: ["user: editcontentmodel"],
  },
};

test("the facts of the test wiki are those of a real one; an older one has few others", async () => {
  const learned = await learnFacts(await installWiki());
  if (process.env["UPDATE_FACTS"] === "1")
    writeFileSync(FILE, `${JSON.stringify(learned, undefined, 2)}\n`);
  const kept: LearnedFacts = JSON.parse(readFileSync(FILE, "utf8"));
  const version = versionOf(learned);
  if (version === versionOf(kept)) expect(learned).toEqual(kept);
  else expect(missing(learned.site, kept.site)).toEqual(OLDER[version]);
}, 600_000);

function versionOf({ site }: LearnedFacts): string {
  return /1\.\d+/.exec(JSON.stringify(site["general"]))?.[0] ?? "";
}

/** The names that a wiki has and the other one lacks, by part. */
function missing(
  facts: JsonObject,
  other: JsonObject,
): Readonly<Record<string, readonly string[]>> {
  const lists = Object.entries(facts).map(([part, value]): [string, readonly string[]] => {
    const known = new Set(namesIn(other[part]));
    return [part, namesIn(value).filter((name) => !known.has(name))];
  });
  return Object.fromEntries(lists.filter(([, names]) => names.length > 0));
}

/** The names in a part of the facts: of members, or of items, and of the rights of groups. */
function namesIn(part: Json | undefined): readonly string[] {
  if (part === undefined || !isJsonArray(part)) return Object.keys(part ?? {});
  return part.flatMap((item) => {
    if (!isJsonObject(item)) return [textOf(item)];
    const name = textOf(item["name"] ?? item["realname"] ?? item["code"]);
    const { rights = [] } = item;
    return [name, ...(isJsonArray(rights) ? rights.map((each) => `${name}: ${textOf(each)}`) : [])];
  });
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
