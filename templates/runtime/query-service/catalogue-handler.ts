// Runs the modules of a request with custom handlers, and with a backend for the other modules.

import { errorResponse } from "../action-api/query-response.js";
import { withoutBody } from "../http/head-response.js";
import { addressParameters, requestParameters } from "../http/request-parameters.js";
import { serviceHandler } from "../http/service.js";
import type { ServiceResponse, ServiceHandler, ServiceRequest } from "../http/service.js";
import type { AnyModule } from "../model/descriptor.js";
import { sentBy } from "../parse/method.js";
import { parseRequest } from "../parse/parsed-request.js";
import type { Api } from "../parse/parsed-request.js";
import type { Rules } from "../rules/rule.js";
import { wireParams } from "../wire/wire-params.js";
import { handlersByPath } from "./handler.js";
import type { Handlers } from "./handler.js";
import { HANDLERS_ALONE } from "./handlers-backend.js";
import { runQuery } from "./run-query.js";
import { writeOutcome } from "./write-response.js";

/**
 * Creates a service from handlers, without a store. Requests are parsed as the server does. If a
 * request selects a module without a handler, the response has status 501 and an error in the API's
 * form.
 *
 * @param modules the root modules and all other modules, by builder name
 * @param handlers handlers by builder name; some may be missing
 */
export function catalogueHandler(
  modules: Readonly<Record<string, AnyModule>>,
  rules: Rules,
  handlers: object,
): ServiceHandler {
  const api: Api = {
    modules: new Map(Object.values(modules).map((module) => [module.path, module])),
    rules,
  };
  const byPath = handlersByPath(modules, handlers);
  return serviceHandler(async (request) => {
    const response = await respond(api, byPath, request);
    return request.method === "HEAD" ? withoutBody(response) : response;
  });
}

async function respond(
  api: Api,
  handlers: Handlers,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  const wire = wireParams(requestParameters(request));
  const sent = sentBy(request.method, addressParameters(request.url));
  const parsed = parseRequest(api, wire, sent);
  const facts = { now: currentTime, language: "en" };
  if (!parsed.ok) return errorResponse(parsed, facts);
  const outcome = await runQuery({ request, parsed, wire, handlers, backend: HANDLERS_ALONE });
  return writeOutcome(outcome, {
    parsed,
    pageOrder: "as found",
    notImplementedStatus: 501,
    ...facts,
  });
}

function currentTime(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, "Z");
}
