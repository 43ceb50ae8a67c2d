import { isJsonObject } from "../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../templates/runtime/model/json.js";
import { runBatch } from "./server.ts";

/** The parts of `siteinfo` that a new wiki has in common with others of its version. */
const PARTS = [
  "general",
  "namespaces",
  "namespacealiases",
  "specialpagealiases",
  "magicwords",
  "usergroups",
  "restrictions",
  "languagevariants",
  "skins",
  "extensiontags",
  "functionhooks",
  "showhooks",
  "variables",
  "protocols",
  "defaultoptions",
  "uploaddialog",
];

/** General facts of an installation: its address, machine and time. */
const LOCAL: ReadonlySet<string> = new Set(
  "base server servername logo favicon sitename wikiid time phpversion phpsapi dbtype dbversion".split(
    " ",
  ),
);

/** Properties of languages that are the same on every wiki. */
const LANGUAGE = "code|bcp47|dir|autonym|name|fallbacks|variants";

/** The facts of an installed wiki that any wiki of its version has, with the version that it reports. */
export async function learnFacts(directory: string): Promise<JsonObject> {
  const [query] = await ask(directory, { meta: "siteinfo", siprop: PARTS.join("|") });
  const general = Object.entries(object(query["general"])).filter(([name]) => !LOCAL.has(name));
  return {
    ...query,
    namespaces: Object.fromEntries(
      Object.entries(object(query["namespaces"])).map(([id, namespace]) => [
        id,
        withoutSite(object(namespace)),
      ]),
    ),
    general: Object.fromEntries(general),
    languageinfo: await learnLanguages(directory),
  };
}

/** A namespace whose name is not that of the site: `Project`. */
function withoutSite(namespace: JsonObject): JsonObject {
  const { id, canonical = "" } = namespace;
  return id === 4 || id === 5 ? { ...namespace, name: canonical } : namespace;
}

/** A wiki sends as many languages as it can load in its time. */
async function learnLanguages(directory: string, from?: string): Promise<JsonObject> {
  const request = { meta: "languageinfo", licode: "*", liprop: LANGUAGE };
  const [query, next] = await ask(
    directory,
    from === undefined ? request : { ...request, licontinue: from },
  );
  const languages = object(query["languageinfo"]);
  const more = isJsonObject(next) ? next["licontinue"] : undefined;
  return typeof more === "string"
    ? { ...languages, ...(await learnLanguages(directory, more)) }
    : languages;
}

async function ask(
  directory: string,
  parameters: Readonly<Record<string, string>>,
): Promise<readonly [query: JsonObject, next: Json | undefined]> {
  const fixed = { action: "query", format: "json", formatversion: "2" };
  const request = new URLSearchParams({ ...fixed, ...parameters });
  const [answer] = await runBatch(directory, [request.toString()]);
  const value: Json = JSON.parse(answer?.body ?? "");
  return [object(object(value)["query"]), object(value)["continue"]];
}

function object(value: Json | undefined): JsonObject {
  if (isJsonObject(value)) return value;
  throw new TypeError(`The wiki gave ${JSON.stringify(value)} where an object was expected.`);
}
