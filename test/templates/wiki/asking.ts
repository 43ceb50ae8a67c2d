import { isJsonArray, isJsonObject } from "../../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../../templates/runtime/model/json.js";
import { createWiki } from "../../../templates/wiki/seed/create-wiki.js";
import { textOrEmpty } from "../../../templates/wiki/values/row.js";
import type { Handlers } from "../../../templates/runtime/query-service/handler.js";
import type { WikiData } from "../../../templates/wiki/data/wiki-data.js";
import { wikiStub } from "../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../wiki/learned.js";

/** Answers to what follows `action=query&`, in JSON of format version 2, as somebody who has logged in or nobody. */
export type Ask = (request: string, user?: string) => Promise<JsonObject>;

/** A stub of a wiki with these data, to be asked. */
export function callStub(data: WikiData, handlers: Handlers = new Map()): Ask {
  const parts = { api: catalogueApi(), results: learnedResults() };
  const { service } = wikiStub(parts, createWiki(data), handlers);
  return async (request, user) => {
    const { body } = await service({
      method: "GET",
      url: `/api.php?action=query&format=json&formatversion=2&${request}`,
      headers: user === undefined ? {} : { cookie: `paramsmith_user=${user}` },
      body: "",
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what JSON.parse gives is JSON
    return JSON.parse(body) as JsonObject;
  };
}

/** A list in an answer's `query`. */
export function listIn({ query }: JsonObject, name: string): readonly JsonObject[] {
  const list: Json | undefined = isJsonObject(query) ? query[name] : undefined;
  return list !== undefined && isJsonArray(list) ? list.filter(isJsonObject) : [];
}

/** Goes on until the end, and gives what each answer has at `list`. */
export async function allOf(
  ask: Ask,
  request: string,
  list: string,
): Promise<readonly JsonObject[][]> {
  const steps: JsonObject[][] = [];
  let proceed = "";
  for (let left = 50; left > 0; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- each goes on from the one before
    const answer = await ask(`${request}${proceed}`);
    steps.push([...listIn(answer, list)]);
    const next = answer["continue"];
    if (next === undefined || !isJsonObject(next)) return steps;
    proceed = Object.entries(next)
      .map(([name, value]) => `&${name}=${encodeURIComponent(textOrEmpty(value))}`)
      .join("");
  }
  throw new Error("It goes on and on.");
}
