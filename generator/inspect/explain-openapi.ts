import { escapeHidden } from "../base/hidden-characters.js";
import { builderCalls } from "./builder-call.js";
import type { OpenApiInspection, InspectedOpenApi } from "./openapi-request.js";
import { explainParameters } from "./explain.js";

/**
 * Formats an OpenAPI document's verdict on a request: the operation, each parameter with its type,
 * parsed value, description and issues, then the code of an equal request.
 */
export function explainOpenApi(
  { endpoints, builders, texts }: InspectedOpenApi,
  { verdict, parsed }: OpenApiInspection,
): readonly string[] {
  if (!parsed) {
    const paths = Object.values(endpoints).map(({ path }) => path);
    return [
      escapeHidden(verdict.request),
      `  error: no operation has this path; the paths are ${[...new Set(paths)].join(", ")}`,
    ];
  }
  const { endpoint, module, args, given } = parsed;
  const { issues } = verdict;
  const selected = [{ module, asGenerator: false, args }];
  const lines = [
    verdict.request,
    `  operation ${endpoint.operationId}: ${endpoint.method} ${endpoint.path}`,
    ...explainParameters(given, { candidates: selected, issues, texts }),
    ...(given.length === 0 && issues.length === 0
      ? ["The server accepts the request without changes."]
      : []),
  ];
  return [...lines.map(escapeHidden), ...builderCalls({ selected }, given, builders)];
}
