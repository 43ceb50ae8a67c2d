import type { AnyEndpoint } from "../../../templates/runtime/openapi/endpoint.js";
import { pathTemplate } from "../../../templates/runtime/styles/path-template.js";
import type { PathTemplate } from "../../../templates/runtime/styles/path-template.js";
import type { WireParams } from "../../../templates/runtime/wire/wire-params.js";
import { splitValues } from "../../../templates/runtime/wire/wire-text.js";
import { decoded } from "../../../templates/runtime/styles/wire-request.js";
import { groupBy } from "../../base/group.js";
import { endpointData } from "../../emit/parts/descriptor.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { SpecModel } from "../../spec/model/spec-model.js";

/** A recorded request before its operation is known. */
export interface SentRequest {
  /** In upper case; absent if it was not recorded. */
  readonly method?: string;
  /** The non-empty segments of the path, percent-encoded; absent if it was not recorded. */
  readonly segments?: readonly string[];
  readonly query: string;
  readonly params: WireParams;
}

/** An operation that recorded requests may be for: alternatives by `kind`. */
export type RecordedOperation =
  | { readonly kind: "module"; readonly module: ModuleOperation }
  | {
      readonly kind: "endpoint";
      readonly endpoint: AnyEndpoint;
      /** Without empty segments. */
      readonly template: PathTemplate;
    };

/** An operation below a key that its requests have. */
interface Keyed {
  readonly key: string;
  readonly operation: RecordedOperation;
}

/** The key of operations that requests may be for without any of the other keys. */
const ANY = "";

/**
 * Finds the few operations that a request may be for. Comparing each request with each operation
 * would be slow.
 */
export function operationFinder(
  models: readonly SpecModel[],
): (request: SentRequest) => readonly RecordedOperation[] {
  const byKey = groupBy(models.flatMap(keyedOperations), ({ key }) => key);
  return ({ segments = [], params }) => {
    const selections = [...params].flatMap(([name, value]) =>
      [typeof value === "string" ? [value, ...splitValues(value)] : value]
        .flat()
        .map((each) => `${name}=${each}`),
    );
    const keys = new Set([ANY, ...segments.map((each) => `/${decoded(each)}`), ...selections]);
    const found = [...keys].flatMap((key) => byKey.get(key) ?? []);
    return [...new Set(found.map(({ operation }) => operation))];
  };
}

function keyedOperations(model: SpecModel): readonly Keyed[] {
  switch (model.kind) {
    case "catalogue":
      return model.operations.flatMap((module) => {
        const operation = { kind: "module", module } as const;
        const [selection] = module.select.slice(-1);
        const keys = [
          selection ? selection.join("=") : ANY,
          ...(module.generator ? [`generator=${module.name}`] : []),
        ];
        return keys.map((key) => ({ key, operation }));
      });
    case "openapi":
      return keyedEndpoints(Object.values(endpointData(model)));
  }
}

/** Endpoints by the segment of their path that the fewest paths have. */
function keyedEndpoints(endpoints: readonly AnyEndpoint[]): readonly Keyed[] {
  const templates = endpoints.map((endpoint) => {
    const template = pathTemplate(endpoint.path).filter(
      ({ texts, variables }) => variables.length > 0 || texts[0] !== "",
    );
    const fixed = template.flatMap(({ texts: [text = ""], variables }) =>
      variables.length === 0 ? [`/${text}`] : [],
    );
    return { operation: { kind: "endpoint", endpoint, template } as const, fixed };
  });
  const counts = groupBy(
    templates.flatMap(({ fixed }) => fixed),
    (key) => key,
  );
  const countOf = (key: string): number => counts.get(key)?.length ?? 0;
  return templates.map(({ operation, fixed }) => {
    const [key = ANY] = fixed.toSorted((a, b) => countOf(a) - countOf(b));
    return { key, operation };
  });
}
