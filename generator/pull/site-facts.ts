import type { Site } from "../spec/types.js";
import { isObject } from "../client/judgement.js";
import type { JsonObject } from "../client/judgement.js";

/** What an answer of `meta=siteinfo` must be asked for. */
export const SITE_PARAMETERS = {
  action: "query",
  meta: "siteinfo",
  siprop: "general|namespaces",
};

/** The facts that stay the same while a wiki does, from an answer of `meta=siteinfo`; undefined where they are not in it. */
export function siteFacts(answer: JsonObject): Site | undefined {
  const { query } = answer;
  if (!isObject(query) || !isObject(query["general"]) || !isObject(query["namespaces"]))
    return undefined;
  const { generator } = query["general"];
  if (typeof generator !== "string") return undefined;
  const namespaces = Object.values(query["namespaces"]).flatMap(namespaceFacts);
  return { generator, namespaces: namespaces.toSorted((a, b) => a.id - b.id) };
}

/** In format version 1 the name stands under `*`; version 2 says `name`. */
function namespaceFacts(namespace: unknown): Site["namespaces"] {
  if (!isObject(namespace)) return [];
  const { id, name = namespace["*"], canonical } = namespace;
  if (typeof id !== "number" || typeof name !== "string") return [];
  return [{ id, name, ...(typeof canonical === "string" && { canonical }) }];
}
