import { alliancePages, listAlliances } from "../../../generated/alliance/listAlliances.js";
import * as payloads from "../../../generated/alliance/validators.js";
import { paraminfoApi } from "../../../generated/paraminfo/handlers.js";
import { query } from "../../../generated/paraminfo/query.js";
import { explainResponse } from "../../../generator/inspect/explain-response.js";
import { inspectResponse, isInspectable } from "../../../generator/inspect/response.js";
import { errorOf, warningsOf } from "../../../templates/runtime/action-api/api-error.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import { continueQuery } from "../../../templates/runtime/client/continue-query.js";
import { openApiClient } from "../../../templates/runtime/openapi/open-api-client.js";
import { pagesOf } from "../../../templates/runtime/client/pages-of.js";
import { rowsOf } from "../../../templates/runtime/client/rows-of.js";
import { fetchSender } from "../../../templates/runtime/client/senders.js";
import type { Send, Sendable } from "../../../templates/runtime/client/send.js";
import { sendRequest } from "../../../templates/runtime/client/send.js";
import type { Api } from "../../../templates/runtime/parse/parsed-request.js";
import { allRules } from "../../../templates/runtime/rules/all.js";
import { GENERATED } from "../../property/generated-modules.js";
import { LEARNED } from "../learned.js";
import { queries } from "../queries.js";
import { holds, jsonOf, same, steers } from "../target.js";
import type { Target } from "../target.js";

const API: Api = {
  modules: new Map(Object.values(paraminfoApi).map((module) => [module.path, module])),
  rules: allRules,
};

/** What a caller is told of in the documentation. */
const DOCUMENTED: ReadonlySet<string> = new Set(["ApiError", "ResponseError", "HttpError"]);

/** Requests that are sent before a walk that goes on is given up. */
const LONGEST = 12;

/** What a server answers: `{ request, module, params, answers }`. */
export const target: Target = {
  name: "answers",
  form: "json",
  seeds,
  run: async (input) => {
    const value = jsonOf(input);
    const request = propertyOf(value, "request");
    const answers = propertyOf(value, "answers");
    if (!Array.isArray(answers)) return;
    for (const response of answers)
      checkAnswer(response, typeof request === "string" ? request : "");
    const own = sendableOf(value);
    const how = { maxRequests: LONGEST };
    const sender = (): Send => {
      let next = 0;
      return async () => {
        const response: unknown = next < answers.length ? answers[next] : { batchcomplete: true };
        next += 1;
        return response;
      };
    };
    await ended(async () => walk(continueQuery(own, sender(), how)));
    await ended(async () => walk(pagesOf(own, sender(), how)));
    await ended(async () =>
      walk(pagesOf(own, sender(), { ...how, repeats: "dropped", maxRows: 3 })),
    );
    await ended(async () => walk(rowsOf(own, sender(), how)));
    await ended(async () =>
      sendRequest(own, fetched(answers[0], propertyOf(value, "status")), {
        onWarnings: () => undefined,
      }),
    );
    const openApiDocument = openApiClient({
      baseUrl: "https://a.example",
      fetch: responder(answers, propertyOf(value, "status")),
    });
    await ended(async () => walk(alliancePages(openApiDocument, {}, how)));
    await ended(async () => openApiDocument(listAlliances()));
  },
};

function seeds(): readonly string[] {
  const row = { pageid: 1, ns: 0, title: "A" };
  return [
    {
      request: "action=query&list=allpages&formatversion=2",
      module: "allpages",
      params: {},
      answers: [
        {
          continue: { apcontinue: "B", continue: "-||" },
          batchcomplete: true,
          query: { allpages: [row] },
        },
        { batchcomplete: true, query: { allpages: [{ ...row, title: "B" }] } },
      ],
    },
    {
      request: "action=query&prop=links|info&titles=A",
      module: "links",
      params: {},
      titles: ["A"],
      answers: [
        {
          continue: { plcontinue: "1|0|B", continue: "||info" },
          query: { pages: { "1": { ...row, links: [{ ns: 0, title: "X" }] } } },
        },
        { batchcomplete: "", query: { pages: { "1": { ...row, links: [] } } } },
      ],
    },
    {
      request: "action=query&prop=revisions&titles=A&formatversion=2",
      module: "revisions",
      params: { prop: ["ids", "content"], slots: "*" },
      titles: "A",
      answers: [
        {
          batchcomplete: true,
          warnings: [{ code: "w", text: "t", module: "query" }],
          query: {
            normalized: [{ fromencoded: false, from: "a", to: "A" }],
            pages: [
              {
                ...row,
                revisions: [
                  {
                    revid: 1,
                    parentid: 0,
                    slots: {
                      main: { contentmodel: "wikitext", contentformat: "text/x-wiki", content: "" },
                    },
                  },
                ],
              },
              { ns: 0, title: "Q", missing: true },
            ],
          },
        },
      ],
    },
    {
      request: "action=query&meta=siteinfo",
      module: "siteinfo",
      params: { prop: ["general", "namespaces"] },
      answers: [
        {
          batchcomplete: "",
          warnings: { main: { "*": "w" } },
          query: { general: { sitename: "W" }, namespaces: { "0": { id: 0, "*": "" } } },
        },
      ],
    },
    {
      request: "action=query&list=allpages",
      module: "allpages",
      params: {},
      answers: [{ error: { code: "badtoken", info: "i", "*": "see" }, servedby: "a" }],
    },
    {
      request: "action=query&list=allpages",
      module: "allpages",
      params: {},
      answers: [
        {
          errors: [{ code: "maxlag", text: "t", data: { lag: 1 }, module: "main" }],
          docref: "see",
        },
      ],
      status: 503,
    },
    {
      request: "action=query&list=allusers",
      module: "allusers",
      params: {},
      answers: [
        {
          "query-continue": { allusers: { aufrom: "B" } },
          query: { allusers: [{ userid: 1, name: "A" }] },
        },
      ],
    },
    {
      answers: [
        {
          _embedded: {
            alliances: [
              {
                id: "5f3a",
                name: "N",
                strength: 1,
                bbStrength: 0,
                leaderId: "77",
                townIds: ["1"],
                vulnerabilityWindow: 3,
              },
            ],
          },
        },
        { _embedded: { alliances: [] } },
      ],
    },
    {
      answers: [
        [
          {
            id: "5f3a",
            name: "N",
            strength: 1,
            bbStrength: 0,
            leaderId: "77",
            townIds: ["1"],
            vulnerabilityWindow: 3,
          },
        ],
        [],
      ],
    },
    {
      answers: [{ type: "about:blank", title: "Not Found", status: 404, detail: "x" }],
      status: 404,
    },
    ...queries.slice(0, 26).map((request, index) => ({
      request,
      module: GENERATED[index * 2]?.name,
      params: {},
      answers: [{ batchcomplete: true, query: { pages: [row], allpages: [row] } }],
    })),
  ].map((each) => JSON.stringify(each));
}

/** A request of a module, or of several with pages. */
function sendableOf(value: unknown): Sendable {
  const name = propertyOf(value, "module");
  const generated = GENERATED.find((each) => each.name === name) ?? GENERATED[0];
  if (!generated) throw new Error("There is no module.");
  const part = generated.build({});
  const titles = propertyOf(value, "titles");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler knows which modules can be composed; here any is to be tried
  const compose = query as unknown as (parts: readonly unknown[], options: object) => Sendable;
  return titles === undefined ? part : compose([part], { titles: "A" });
}

async function walk(walking: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of walking) continue;
}

/** Whatever comes from the other side, the caller gets a value or one of the errors that it is told of. */
async function ended(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isDocumented =
      error instanceof Error && (DOCUMENTED.has(error.name) || isAboutRequest(error));
    if (!isDocumented) throw error;
  }
}

/** The request names no pages, or not one list. */
function isAboutRequest(error: Error): boolean {
  return (
    error instanceof RangeError &&
    /^(?:The request names no pages|The request has no list or several lists)/.test(error.message)
  );
}

function responder(answers: readonly unknown[], status: unknown): () => Promise<Response> {
  let next = 0;
  return async () => {
    const body: unknown = next < answers.length ? answers[next] : [];
    next += 1;
    return new Response(typeof body === "string" ? body : JSON.stringify(body), {
      status: statusOf(status),
    });
  };
}

function fetched(response: unknown, status: unknown): Send {
  return fetchSender("https://a.example/api.php", { fetch: responder([response], status) });
}

function statusOf(status: unknown): number {
  const isOne =
    typeof status === "number" && Number.isInteger(status) && status >= 200 && status <= 599;
  return isOne && ![204, 205, 304].includes(status) ? status : 200;
}

function checkAnswer(response: unknown, request: string): void {
  errorOf(response);
  warningsOf(response);
  for (const validate of Object.values(payloads)) {
    const fits = validate(response);
    holds(fits !== (validate.errors ?? []).length > 0, () => "A payload fits with errors.");
    same(validate(response), fits, "A payload fits once and not twice");
  }
  if (!isInspectable(API, request)) return;
  const verdict = inspectResponse(API, LEARNED, request, response);
  same(inspectResponse(API, LEARNED, request, response), verdict, "The second verdict is another");
  const bad = explainResponse(verdict).find((line) => steers(line));
  holds(bad === undefined, () => `A line steers the terminal: ${JSON.stringify(bad)}`);
}
