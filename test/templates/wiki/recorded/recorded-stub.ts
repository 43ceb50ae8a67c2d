import { readFileSync } from "node:fs";
import type { Json } from "../../../../templates/runtime/model/json.ts";
import type { ServiceHandler } from "../../../../templates/runtime/http/service.ts";
import type { Api } from "../../../../templates/runtime/parse/parsed-request.ts";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.ts";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.ts";
import { apiFrom } from "../../../wiki/catalogue.ts";
import { learnedResults } from "../../../wiki/learned.ts";
import { agreement } from "../../../wiki/stub-agreement.ts";
import { withoutWording } from "../../../wiki/text-forms.ts";
import type { Exchange } from "./exchange.ts";

/** A wiki as it was when its answers were recorded. */
export interface RecordedWiki {
  /** Of all its modules, as `paramsmith pull` writes it. */
  readonly catalogue: object;
  /** Its version and namespaces, in the same form. */
  readonly site: object;
  /** An export. */
  readonly content: object;
}

/** The file of the wiki whose answers are recorded. */
export const RECORDED_WIKI = new URL("wiki.jsonl", import.meta.url);

/** The stub of the wiki whose answers are recorded. */
export function recordedStub(): ServiceHandler {
  return wikiStub(
    { api: recordedApi(), results: learnedResults() },
    createWiki(recordedWiki().content),
  );
}

/** The modules of the wiki whose answers are recorded. */
export function recordedApi(): Api {
  const { catalogue, site } = recordedWiki();
  return apiFrom(catalogue, site);
}

function recordedWiki(): RecordedWiki {
  return JSON.parse(readFileSync(RECORDED_WIKI, "utf8"));
}

/** Where the answer of the stub differs from the recorded one, and how; undefined if it does not. */
export async function differenceFrom(
  { service }: ServiceHandler,
  { request, user, method, answer }: Exchange,
): Promise<string | undefined> {
  const isPosted = method === "POST";
  const { body } = await service({
    method: method ?? "GET",
    url: isPosted ? "/api.php" : `/api.php?${request}`,
    headers: {
      ...(user !== undefined && { cookie: `paramsmith_user=${user}` }),
      ...(isPosted && { "content-type": "application/x-www-form-urlencoded" }),
    },
    body: isPosted ? request : "",
  });
  switch (answer.kind) {
    case "json": {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers are JSON
      const found = agreement(answer.value, JSON.parse(body) as Json);
      return found.kind === "equal"
        ? undefined
        : `at ${found.at}\n  recorded ${shown(found.server)}\n  stub     ${shown(found.stub)}`;
    }
    case "text": {
      const [recorded, own] = [withoutWording(answer.text), withoutWording(body)];
      return recorded === own
        ? undefined
        : `\n  recorded ${recorded.slice(0, 2000)}\n  stub     ${own.slice(0, 2000)}`;
    }
  }
}

function shown(value: Json | undefined): string {
  return value === undefined ? "nothing" : JSON.stringify(value).slice(0, 400);
}
