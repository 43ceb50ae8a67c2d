import { explorerContent } from "../../../../generator/explorer/explored-spec.js";
import type { ExploredSpec } from "../../../../generator/explorer/explored-spec.js";
import type { SpecStore } from "../../../../generator/explorer/page/spec-store.js";

/** The store of a spec as the page has it, without a document. */
export function storeOf(explored: ExploredSpec): SpecStore {
  const { spec, operations, stub } = explorerContent(explored);
  return {
    spec,
    operation: (part) => operations[spec.parts.indexOf(part)],
    operations: () => operations,
    stub: () => stub ?? null,
  };
}
