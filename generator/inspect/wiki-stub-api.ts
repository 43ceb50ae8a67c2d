import type { Selection } from "../../templates/wiki/select/selection.js";
import type { WikiStubApi } from "../../templates/wiki/server/wiki-stub.js";
import { detailedHelp } from "../emit/requests/module-help.js";
import { resultDescriptor } from "../emit/results/result-descriptor.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { catalogueApi } from "./api.js";

/**
 * Converts a model to the input of the runtime's `wikiStub`. Generated stubs contain the same data.
 */
export function wikiStubApi(model: CatalogueModel): WikiStubApi {
  const { operations } = model;
  return {
    api: catalogueApi(model),
    results: operations.flatMap(({ path, result }) =>
      result ? [resultDescriptor(path, result)] : [],
    ),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler proves this of the same literal in each generated module
    selections: operations.flatMap(
      ({ selection }) => selection?.selection ?? [],
    ) as unknown as Selection[],
    help: detailedHelp(operations),
  };
}
