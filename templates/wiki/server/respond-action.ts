import { failureResponse } from "../../runtime/action-api/query-response.js";
import type { ApiFailure } from "../../runtime/action-api/api-error-response.js";
import { requestUpTo } from "../../runtime/action-api/warning-order.js";
import type { ModuleMessage } from "../../runtime/action-api/warning-order.js";
import { addressParameters } from "../../runtime/http/request-parameters.js";
import type { ServiceRequest, ServiceResponse } from "../../runtime/http/service.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { AnyModule } from "../../runtime/model/descriptor.js";
import type { Issue } from "../../runtime/model/issue.js";
import type { ResponseForm } from "../../runtime/query-service/write-response.js";
import type { ParsedRequest } from "../../runtime/parse/parsed-request.js";
import { wireParams } from "../../runtime/wire/wire-params.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import { isTokenOf } from "../call/token.js";
import { unsupportedArgument } from "../query/unsupported.js";
import { generalFacts } from "../data/site.js";
import type { Caller } from "../store/caller.js";
import { textOrEmpty } from "../values/row.js";
import { writeAction } from "./write-action.js";

/** A request without the messages about parameters that an action accepts beyond its catalogue. */
export function withDynamicParams(
  parsed: ParsedRequest,
  { dynamic = [] }: StubAction,
): ParsedRequest {
  if (dynamic.length === 0) return parsed;
  const isKnown = ({ code, parameter }: Issue): boolean =>
    code !== "unrecognizedparams" || !dynamic.includes(parameter);
  const issues = parsed.issues.filter(isKnown);
  return {
    ...parsed,
    ok: issues.every(({ severity }) => severity === "warning"),
    issues,
    found: parsed.found.filter(isKnown),
  };
}

/** Responds to a valid request for an action that the stub implements. */
export function respondToAction(
  action: StubAction,
  call: ActionCall,
  request: ServiceRequest,
  form: ResponseForm,
): ServiceResponse {
  const { module, caller } = call;
  const { parsed } = form;
  const failure =
    secretInAddress(action, call, request) ??
    unknownToStub(action, call) ??
    wrongToken(call, caller) ??
    readOnlyWiki(call);
  if (failure) return failureResponse(requestUpTo(parsed, { module: module.path }), failure, form);
  const outcome = action.run(call);
  const withModule = (warnings: readonly ApiMessage[] = []): readonly ModuleMessage[] =>
    warnings.map((warning) => ({ ...warning, module: module.path }));
  if (outcome.kind === "refused")
    // The server names unknown parameters only after the action.
    return failureResponse(
      requestUpTo(parsed, { module: module.path, late: true }),
      { ...outcome, module: module.path },
      form,
      withModule(outcome.warnings),
    );
  const { cookies, warnings, unrendered = [] } = outcome.value;
  const response = writeAction(outcome.value, withModule(warnings), form);
  return {
    ...response,
    ...(unrendered.length > 0 && { unrendered }),
    ...(cookies && cookies.length > 0 && { cookies }),
  };
}

/** The reader refuses secrets that the catalogue names; the others must not be in an address either. */
function secretInAddress(
  { secrets = [] }: StubAction,
  { module }: ActionCall,
  { url }: ServiceRequest,
): ApiFailure | undefined {
  const address = wireParams(addressParameters(url));
  const found = secrets.filter((name) => address.has(name));
  return found.length === 0
    ? undefined
    : {
        code: "mustpostparams",
        module: module.path,
        text: `These parameters must be in the body of a POST request: ${found.join(", ")}`,
      };
}

function unknownToStub(action: StubAction, call: ActionCall): ApiFailure | undefined {
  const { module } = call;
  const refusal = unsupportedArgument(action, call);
  return refusal && { code: refusal.code, text: refusal.text, module: module.path };
}

function wrongToken({ module, args }: ActionCall, caller: Caller): ApiFailure | undefined {
  const type = tokenType(module);
  return type === undefined || isTokenOf(type, caller, args["token"])
    ? undefined
    : { code: "badtoken", module: module.path, text: `The token is not the ${type} token.` };
}

/** Actions that write fail if `readonly` of the site's general facts is true; observed on MediaWiki 1.39. */
function readOnlyWiki({ module, store }: ActionCall): ApiFailure | undefined {
  const { readonly, readonlyreason } = generalFacts(store.site);
  if (!module.writerights || readonly !== true) return undefined;
  return {
    code: "readonly",
    module: "main",
    text: "The wiki is read-only.",
    data: { readonlyreason: textOrEmpty(readonlyreason) },
  };
}

function tokenType({ params }: AnyModule): string | undefined {
  return params["token"]?.token;
}
