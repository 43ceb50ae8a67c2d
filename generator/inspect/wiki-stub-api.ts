import type { WikiStubApi } from "../../templates/wiki/server/wiki-stub.js";
import { detailedHelp } from "../emit/parts/stub-text.js";
import { resultDescriptor } from "../emit/parts/result-descriptor.js";
import type { CatalogueModel } from "../spec/model/spec-model.js";
import { catalogueApi } from "./catalogue-api.js";

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
    help: detailedHelp(operations),
  };
}
