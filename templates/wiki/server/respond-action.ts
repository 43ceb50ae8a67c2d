import type { ApiFailure } from "../../runtime/action-api/api-error-response.js";
import { failureResponse, warningsMember } from "../../runtime/action-api/query-response.js";
import { requestUpTo } from "../../runtime/action-api/warning-order.js";
import type { ModuleMessage } from "../../runtime/action-api/warning-order.js";
import type { ServiceResponse } from "../../runtime/http/service.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { Json } from "../../runtime/model/json.js";
import type { Issue } from "../../runtime/model/issue.js";
import { writeResponse } from "../../runtime/query-service/write-response.js";
import type { ResponseForm } from "../../runtime/query-service/write-response.js";
import type { ParsedRequest } from "../../runtime/parse/parsed-request.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import { ruleRefusal } from "../call/rule-refusal.js";
import { isTokenOf } from "../call/token.js";
import { unsupportedArgument } from "../query/unsupported.js";
import { generalFacts } from "../data/site.js";
import { textOrEmpty } from "../values/row.js";

/** Removes messages about parameters that an action accepts in addition to its catalogue. */
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

/**
 * Responds to a valid request for an action that the stub implements.
 *
 * @param inAddress the parameters in the URL of a POST request
 */
export function respondToAction(
  action: StubAction,
  call: ActionCall,
  form: ResponseForm,
  inAddress: ReadonlySet<string> = new Set(),
): ServiceResponse {
  const { parsed } = form;
  const module = call.module.path;
  const failure =
    unsupportedArgument(action, call) ??
    action.checkValues?.(call) ??
    wrongToken(call) ??
    exposedPassword(action, inAddress) ??
    readOnlyWiki(call);
  if (failure)
    return failureResponse(requestUpTo(parsed, { module }), { module, ...failure }, form);
  const withModule = (warnings: readonly ApiMessage[] = []): readonly ModuleMessage[] =>
    warnings.map((warning) => ({ ...warning, module }));
  const outcome = (action.checksRules ? undefined : ruleRefusal(call)) ?? action.run(call);
  if (outcome.kind === "refused")
    // The server reports unknown parameters after it runs the action.
    return failureResponse(
      requestUpTo(parsed, { module, late: true }),
      { ...outcome, module },
      form,
      withModule(outcome.warnings),
    );
  const { body, list, cookies = [], warnings, unrendered = [] } = outcome.value;
  return {
    ...(list
      ? writeList(list, form, call)
      : writeResponse({ ...warningsMember(parsed, withModule(warnings)), ...body }, form)),
    ...(unrendered.length > 0 && { unrendered }),
    ...(cookies.length > 0 && { cookies }),
  };
}

/** A list cannot contain warnings. With `warningsaserror`, they are an error. */
function writeList(
  items: readonly Json[],
  form: ResponseForm,
  { args }: ActionCall,
): ServiceResponse {
  const { parsed, encode } = form;
  const data = args["warningsaserror"] === true ? warningsMember(parsed) : {};
  if (data["warnings"] !== undefined) {
    const failure = { code: "warnings", text: "A list cannot contain warnings.", data };
    return failureResponse({ ...parsed, found: [] }, { ...failure, module: "json" }, form);
  }
  const json = JSON.stringify(items);
  const headers = { "content-type": "application/json; charset=utf-8" };
  return { status: 200, ...(encode?.(json) ?? { headers, body: json }), issues: parsed.issues };
}

const PASSWORDS: ReadonlySet<string> = new Set(["password", "retype"]);

/**
 * The error for passwords in a URL that the catalogue does not list. The parser reports listed
 * parameters.
 */
function exposedPassword(
  { module, dynamic = [] }: StubAction,
  inAddress: ReadonlySet<string>,
): ApiFailure | undefined {
  const names = dynamic.filter((name) => PASSWORDS.has(name) && inAddress.has(name));
  if (names.length === 0) return undefined;
  const text = `These parameters must be in the body of a POST request: ${names.join(", ")}`;
  return { code: "mustpostparams", module: module.path, text };
}

function wrongToken({ module, args, caller }: ActionCall): ApiFailure | undefined {
  const type = module.params["token"]?.token;
  return type === undefined || isTokenOf(type, caller, args["token"])
    ? undefined
    : { code: "badtoken", text: `The token is not the ${type} token.` };
}

/**
 * Write actions fail if `readonly` is true in the site's general facts. Observed on MediaWiki 1.39.
 */
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
