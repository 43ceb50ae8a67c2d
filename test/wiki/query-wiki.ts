import { isJsonArray, isJsonObject } from "../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../templates/runtime/model/json.js";
import { runBatch } from "./batch.ts";
import type { UserName } from "./server.ts";

/** Parameters of a request. */
type Params = Readonly<Record<string, string>>;

/** Sends requests to `action=query`, unless they have another action, and returns the responses in format version 2. */
export async function queryWiki(
  directory: string,
  requests: readonly Params[],
  user?: UserName,
): Promise<readonly JsonObject[]> {
  const fixed = { action: "query", format: "json", formatversion: "2" };
  const sent = requests.map((request) => new URLSearchParams({ ...fixed, ...request }).toString());
  const answers = await runBatch(directory, sent, user === undefined ? {} : { user });
  return answers.map(({ body }) => {
    const value: Json = JSON.parse(body);
    return objectOf(value);
  });
}

/** The facts of all languages. A wiki sends as many as it can load in its time, and is then asked for the rest. */
export async function fetchLanguages(directory: string, liprop: string): Promise<JsonObject> {
  const more = async (from: Params): Promise<JsonObject> => {
    const request = { meta: "languageinfo", licode: "*", liprop, ...from };
    const [answer] = await queryWiki(directory, [request]);
    const languages = objectOf(objectOf(answer?.["query"])["languageinfo"]);
    const { licontinue } = Object(answer?.["continue"]);
    return typeof licontinue === "string"
      ? { ...languages, ...(await more({ licontinue })) }
      : languages;
  };
  return more({});
}

/** A value that must be an object. */
export function objectOf(value: Json | undefined): JsonObject {
  if (isJsonObject(value)) return value;
  throw new TypeError(`The wiki gave ${JSON.stringify(value)} where an object was expected.`);
}

/** A value that may be a list. */
export function listOf(value: Json | undefined): readonly Json[] {
  return value !== undefined && isJsonArray(value) ? value : [];
}
