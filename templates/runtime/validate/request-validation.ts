import type { AnyModule, NamespaceDescriptor } from "../model/descriptor.js";
import type { Issue } from "../model/issue.js";
import { isObject } from "../model/json.js";
import { propertyOf } from "../model/member.js";
import { PAGE_SOURCES, secondSource } from "../model/page-sources.js";
import { ValidationError } from "../model/validation-error.js";
import { allChecks } from "../rules/all.js";
import type { Check, Checks } from "../rules/check.js";
import { namespaceCheck } from "../rules/namespace.js";
import type { ParseOptions } from "../rules/rule.js";
import type { Send, Sendable, SenderLike } from "../client/send.js";
import { wrapSender } from "../client/tokens.js";
import { paramRules } from "./param-rules.js";
import { pageSources } from "./page-sources.js";
import { templateParams } from "./template-params.js";
import { validator } from "./validator.js";
import type { Validator } from "./validator-types.js";

/**
 * Wraps a sender so that it strictly validates the arguments of requests before they are sent,
 * using the descriptors of their modules. An invalid request throws a {@link ValidationError} with
 * the server's error code. Tokens may be absent, since senders add them.
 *
 * Some rules depend on the wiki. By default, any number is accepted as a namespace, and the account
 * has high limits.
 */
export function withValidation<Sender extends Send>(
  send: Sender,
  options: ParseOptions = {},
): SenderLike<Sender> {
  const validators = new WeakMap<AnyModule, Validator<object>>();
  const checks: Checks = options.namespaces
    ? allChecks
    : { ...allChecks, namespace: anyNamespaceCheck };
  const validatorOf = (module: AnyModule): Validator<object> => {
    const known = validators.get(module) ?? requestValidator(module, checks);
    validators.set(module, known);
    return known;
  };
  return wrapSender(send, async (parameters, context) => {
    const { request } = context;
    if (request) {
      const all = partsOf(request);
      const issues = all.flatMap(({ module, params }) =>
        errorsIn(validatorOf(module)(params, { highLimits: true, ...options }).issues, module),
      );
      const errors = [...sourceIssues(request), ...issues];
      const paths = all.map(({ module }) => module.path).join(", ");
      if (errors.length > 0) throw new ValidationError(`The request to ${paths}`, errors);
    }
    return send(parameters, context);
  });
}

interface Part {
  readonly module: AnyModule;
  readonly params: unknown;
}

/** The modules of a request and their arguments. */
function partsOf(request: Sendable): readonly Part[] {
  const { module, params, modules = [] } = request;
  if (module) return [{ module, params }];
  const generator = propertyOf(request, "generator");
  return [...(isPart(generator) ? [generator] : []), ...modules].map((part) => ({
    module: part.module,
    params: propertyOf(part, "params"),
  }));
}

function isPart(value: unknown): value is { readonly module: AnyModule } {
  return propertyOf(value, "module") !== undefined;
}

function requestValidator(module: AnyModule, checks: Checks): Validator<object> {
  const hasSources = PAGE_SOURCES.every((name) => Object.hasOwn(module.params, name));
  const rules = hasSources ? [pageSources] : [];
  return validator(module, checks, templateParams, ...rules, paramRules);
}

function errorsIn(issues: readonly Issue[], { params }: AnyModule): readonly Issue[] {
  return issues.filter(
    ({ severity, code, parameter }) =>
      severity === "error" && !(code === "missingparam" && params[parameter]?.token !== undefined),
  );
}

/** A query may select its pages in only one way. */
function sourceIssues(request: Sendable): readonly Issue[] {
  const options = propertyOf(request, "options");
  const second = isObject(options) ? secondSource(options) : undefined;
  if (!second) return [];
  const { parameter, violation } = second;
  const message = `${parameter}: ${violation.text}`;
  return [{ severity: "error", code: violation.code, parameter, module: "query", message }];
}

/** A number that a namespace can have. */
const anyNamespaceCheck: Check<NamespaceDescriptor> = {
  run: (value, param, options) =>
    typeof value === "number" && Number.isInteger(value) && value >= 0
      ? undefined
      : namespaceCheck.run(value, param, options),
};
