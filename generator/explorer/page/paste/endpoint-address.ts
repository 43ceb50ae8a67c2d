import { inspectPath, isRequestTo, judgeStrictly } from "../../../inspect/openapi-request.js";
import { composedDirectory } from "../endpoint/endpoint-context.js";
import { textOfValue } from "../endpoint/endpoint-request.js";
import { formatFragment } from "../state/address.js";
import { queryText } from "../state/request-query.js";
import type { SpecStore } from "../state/spec-store.js";

/** The address in the page of a request to an operation; undefined if no operation has its path. */
export function endpointAddress(store: SpecStore, request: string): string | undefined {
  const directory = composedDirectory(store);
  if (!directory || !isRequestTo(directory, request)) return undefined;
  const { parsed } = inspectPath(directory, request, judgeStrictly);
  const operation = directory.model.operations.find(
    ({ name }) => name === parsed?.endpoint.operationId,
  );
  if (!parsed || !operation) return undefined;
  const pairs = parsed.given.map(({ wireName, text, owner }) => {
    const parameter = operation.parameters.find(({ name }) => name === wireName);
    return [
      wireName,
      parameter && owner?.value !== undefined ? textOfValue(parameter, owner.value) : text,
    ];
  });
  return formatFragment({
    spec: store.spec.name,
    part: operation.name,
    path: [],
    panel: "compose",
    query: queryText(new URLSearchParams(pairs)),
  });
}
