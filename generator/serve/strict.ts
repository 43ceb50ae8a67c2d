import { apiErrorResponse } from "../../templates/runtime/action-api/api-error-response.js";
import type { Issue } from "../../templates/runtime/model/issue.js";
import { problemResponse } from "../../templates/runtime/http/problem.js";
import {
  addressParameters,
  requestParameters,
} from "../../templates/runtime/http/request-parameters.js";
import { sentBy } from "../../templates/runtime/parse/method.js";
import { parseRequestStrictly } from "../../templates/runtime/parse/parsed-request.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import type { ServiceResponse, ServiceHandler } from "../../templates/runtime/http/service.js";
import { clientLogin } from "../../templates/wiki/actions/sessions.js";
import { withDynamicParams } from "../../templates/wiki/server/respond-action.js";
import { servedApi } from "./served-spec.js";
import type { ServedSpec } from "./served-spec.js";

/**
 * A service that rejects requests with warnings: values that it would clamp, drop or ignore.
 * Catalogues respond with an API error and status 200, OpenAPI documents with problem details and
 * status 400. Actions that the catalogue lacks are checked by the service alone: a stub has actions
 * of its own.
 */
export function strictHandler(spec: ServedSpec, handler: ServiceHandler): ServiceHandler {
  switch (spec.kind) {
    case "catalogue": {
      const api = servedApi(spec);
      return serviceHandler(async (request) => {
        // It announces a different request, without its body.
        if (request.method === "OPTIONS") return handler.service(request);
        const sent = sentBy(request.method, addressParameters(request.url));
        const parsed = parseRequestStrictly(api, requestParameters(request), sent);
        const { action } = parsed.main;
        if (typeof action === "string" && !api.modules.has(action)) return handler.service(request);
        const isLogin = action === clientLogin.module.name;
        const { ok, issues } = isLogin ? withDynamicParams(parsed, clientLogin) : parsed;
        const errors = issues.filter(({ severity }) => severity === "error");
        const [first] = errors;
        if (ok || !first) return handler.service(request);
        const text = textOf(errors);
        const { code, module, data } = first;
        return {
          ...apiErrorResponse(request, { code, module, text, ...(data && { data }) }),
          issues,
        };
      });
    }
    case "openapi":
      return serviceHandler(async (request) => refusedResponse(await handler.service(request)));
  }
}

/** The service has parsed the request and reports the ignored values. */
function refusedResponse(response: ServiceResponse): ServiceResponse {
  const losses = (response.issues ?? []).filter(({ code }) => code !== "deprecation");
  if (losses.length === 0 || response.status >= 400) return response;
  const issues = losses.map((issue): Issue => ({ ...issue, severity: "error" }));
  return problemResponse(400, { detail: textOf(issues), issues });
}

function textOf(issues: readonly Issue[]): string {
  return `Rejected by --strict: ${issues.map(({ message }) => message).join("; ")}.`;
}
