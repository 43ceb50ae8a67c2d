import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isJsonObject } from "../../../../templates/runtime/model/json.ts";
import type { Json, JsonObject } from "../../../../templates/runtime/model/json.ts";
import { callStub } from "../asking.ts";
import { selectionWiki } from "./selection-wiki.ts";

/** A request, the user who sends it (empty for nobody), and the response. */
type Line = readonly [user: string, request: string, response: JsonObject];

const FILE = join(import.meta.dirname, "responses.jsonl");
const lines: readonly Line[] = readFileSync(FILE, "utf8")
  .trimEnd()
  .split("\n")
  .map((line): Line => JSON.parse(line));
const ask = callStub(selectionWiki);

async function responseTo(user: string, request: string): Promise<JsonObject> {
  const text = `errorformat=plaintext&${request}`;
  const { docref: _docref, ...response } = await ask(text, user === "" ? undefined : user);
  return { ...response, ...codesOf(response) };
}

/** The messages of errors and warnings are not part of the expectation. */
function codesOf(response: JsonObject): JsonObject {
  return Object.fromEntries(
    ["errors", "warnings"].flatMap((name) => {
      const list: Json | undefined = response[name];
      return Array.isArray(list)
        ? [
            [
              name,
              list
                .filter(isJsonObject)
                .map(({ code = "", data }) => (data === undefined ? code : [code, data])),
            ],
          ]
        : [];
    }),
  );
}

/** A change of any name in a selection changes one of these responses. */
it.each(lines)("%s %s", async (user, request, expected) => {
  if (process.env["UPDATE_GOLDENS"] === undefined)
    expect(await responseTo(user, request)).toEqual(expected);
});

it.runIf(process.env["UPDATE_GOLDENS"] !== undefined)("is written again", async () => {
  const written: string[] = [];
  for (const [user, request] of lines)
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    written.push(JSON.stringify([user, request, await responseTo(user, request)]));
  writeFileSync(FILE, `${written.join("\n")}\n`);
});
