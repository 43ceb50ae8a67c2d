import type { WikiStubApi } from "../../templates/runtime/wiki/server/wiki-stub.js";
import { apiOf } from "../inspect/api.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { resultDescriptor } from "./result-descriptor.js";

/** What the runtime's `wikiStub` makes a stub of, from a model; the generated stubs hold the same. */
export function wikiStubApi(model: CatalogueModel): WikiStubApi {
  const { operations } = model;
  return {
    api: apiOf(model),
    results: operations.flatMap(({ path, result }) =>
      result ? [resultDescriptor(path, result)] : [],
    ),
    selections: operations.flatMap(({ selection }) => selection?.selection ?? []),
  };
}
