import { isObject } from "../../../templates/runtime/model/json.js";
import { sampleWiki } from "../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../templates/wiki/server/wiki-stub.js";
import { writableWiki } from "../../../templates/wiki/writes/writable-wiki.js";
import { explainResponse } from "../../inspect/explain-response.js";
import { inspectResponse } from "../../inspect/response.js";
import type { ResponseVerdict } from "../../inspect/response.js";
import { wikiStubApi } from "../../inspect/catalogue-api.js";
import { oncePerObject } from "../../base/shared-parts.js";
import { withIssues } from "../../inspect/verdict.js";
import type { VerdictIssue } from "../../inspect/verdict.js";
import type { CatalogueRequest, ComposedCatalogue } from "./catalogue-request.js";
import { PlainText } from "./outputs.js";
import { ResponseTree } from "./response-tree.js";
import type { RunResponse, ShownResponse, TargetRequest } from "./run-section.js";
import { askServer, askStub } from "./run-section.js";
import type { RunTarget } from "./targets.js";

/** Runs a request to a catalogue, and marks what differs from the learned results. */
export async function runCatalogue(
  context: ComposedCatalogue,
  target: RunTarget,
  request: SentQuery,
): Promise<RunResponse> {
  const response = await requestCatalogue(context, target, request);
  const { json, verdict } = response;
  const next = continuedQuery(request.query, json);
  return {
    response,
    ...(verdict && { verdict: verdictText(verdict) }),
    ...(next !== undefined && { next }),
    content: verdict ? (
      <ResponseTree value={json} findings={verdict.findings} />
    ) : (
      <PlainText text={response.text} />
    ),
  };
}

/** A request to a catalogue as it is sent. */
interface SentQuery {
  readonly method: "GET" | "POST";
  readonly query: string;
}

function verdictText(verdict: ResponseVerdict): string {
  const line = explainResponse(verdict).find((each) => each.startsWith("The response "));
  return line ?? (verdict.error ? `The response is an error: ${verdict.error.code}.` : "");
}

/** The wiki of a catalogue's stub, which is kept, so that a page can be edited and read again. */
const wikiOf = oncePerObject((_catalogue: ComposedCatalogue) => writableWiki(sampleWiki()));

const stubOf = oncePerObject((catalogue: ComposedCatalogue) =>
  wikiStub(wikiStubApi(catalogue.model), wikiOf(catalogue)),
);

/** The errors of a module that depend neither on the account nor on the content of the wiki. */
const PARAMETER_ERROR = /^(?:missingparam|invalidparammix|invalidsha1)/;

/**
 * Adds the error of the module's own rules, such as one of two parameters, to the verdicts on a
 * request. Catalogues do not describe these rules, but the stub follows them.
 */
export async function withModuleError(
  catalogue: ComposedCatalogue,
  request: CatalogueRequest,
): Promise<CatalogueRequest> {
  const { query, method, strict, server } = request;
  const module = strict.verdict.modules.at(-1);
  if (!strict.verdict.ok || module === undefined) return request;
  const { api, results, model } = catalogue;
  const stub =
    method === "GET"
      ? stubOf(catalogue)
      : // Changes nothing of the wiki that is kept.
        wikiStub(wikiStubApi(model), writableWiki(wikiOf(catalogue).current()));
  const { json } = await askStub(stub, sentRequest("/api.php", request));
  const { error } = inspectResponse(api, results, query, json);
  if (!error || !PARAMETER_ERROR.test(error.code)) return request;
  const { code, info: message } = error;
  const issue: VerdictIssue = { severity: "error", code, parameter: "", module, message };
  return {
    ...request,
    strict: withIssues(strict, [issue]),
    server: withIssues(server, [issue]),
  };
}

/** A response, compared with what was learned. */
interface CheckedResponse extends ShownResponse {
  /** Absent if the response is not JSON. */
  readonly verdict?: ResponseVerdict;
}

/** Sends a request to a target, and compares its response with the learned results. */
export async function requestCatalogue(
  catalogue: ComposedCatalogue,
  target: RunTarget,
  request: SentQuery,
): Promise<CheckedResponse> {
  const { api, results } = catalogue;
  const response = await send(catalogue, target, request);
  return {
    ...response,
    ...("json" in response && {
      verdict: inspectResponse(api, results, request.query, response.json),
    }),
  };
}

async function send(
  catalogue: ComposedCatalogue,
  target: RunTarget,
  request: SentQuery,
): Promise<ShownResponse> {
  switch (target.kind) {
    case "stub":
      return askStub(stubOf(catalogue), sentRequest("/api.php", request));
    case "service":
      return askServer(sentRequest(target.address, request));
    case "wiki":
      // A wiki allows other origins only if the request's URL sets this parameter.
      return askServer(sentRequest(`${target.address}?origin=*`, request));
  }
}

function sentRequest(address: string, { method, query }: SentQuery): TargetRequest {
  const joint = address.includes("?") ? "&" : "?";
  return method === "GET"
    ? { method, address: `${address}${joint}${query}`, headers: {} }
    : {
        method,
        address,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: query,
      };
}

/** The next request of a continued one; undefined if its response is complete. */
export function continuedQuery(query: string, response: unknown): string | undefined {
  if (!isObject(response) || !isObject(response["continue"])) return undefined;
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(response["continue"])) next.set(name, String(value));
  return next.toString();
}
