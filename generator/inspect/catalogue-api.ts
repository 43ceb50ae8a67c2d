import type { Api } from "../../templates/runtime/parse/parsed-request.js";
import { allRules } from "../../templates/runtime/rules/all.js";
import { namespaceIn } from "../../templates/runtime/rules/namespace.js";
import { runtimeModule } from "../emit/parts/descriptor.js";
import type { CatalogueModel } from "../spec/model/spec-model.js";
import type { WikiStubApi } from "../../templates/wiki/server/wiki-stub.js";
import { detailedHelp } from "../emit/parts/stub-text.js";
import { resultDescriptor } from "../emit/parts/result-descriptor.js";

/**
 * Creates the runtime's form of a catalogue, with the same descriptors as the generated modules.
 */
export function catalogueApi(model: Pick<CatalogueModel, "operations" | "namespaces">): Api {
  const modules = model.operations.map((operation) => {
    return [operation.path, runtimeModule(operation)] as const;
  });
  const { namespaces } = model;
  const rules = namespaces ? { ...allRules, namespace: namespaceIn(namespaces) } : allRules;
  return { modules: new Map(modules), rules };
}

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
