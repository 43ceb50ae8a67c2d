import type { Api } from "../../../../templates/runtime/read/parsed-request.js";
import { resultDescriptor } from "../../../emit/parts/result-descriptor.js";
import { catalogueApi } from "../../../inspect/catalogue-api.js";
import type { Builders } from "../../../inspect/builder-call.js";
import { helpTexts } from "../../../inspect/help-texts.js";
import type { HelpTexts } from "../../../inspect/help-texts.js";
import type { LearnedResult } from "../../../inspect/response.js";
import { oncePerObject } from "../../../base/once-per-object.js";
import type { ModuleOperation } from "../../../spec/model/operation.js";
import type { CatalogueModel } from "../../../spec/model/spec-model.js";
import { catalogueModel } from "../state/spec-store.js";
import type { SpecStore } from "../state/spec-store.js";

/** A catalogue in the forms that composing and running requests needs. */
export interface ComposedCatalogue {
  readonly model: CatalogueModel;
  readonly api: Api;
  readonly builders: Builders;
  readonly texts: HelpTexts;
  readonly results: readonly LearnedResult[];
  /** The modules by path. */
  readonly modules: ReadonlyMap<string, ModuleOperation>;
}

/** Prepares a catalogue once; undefined for a directory. */
export const catalogueContext = oncePerObject((store: SpecStore): ComposedCatalogue | undefined => {
  const model = catalogueModel(store);
  if (!model) return undefined;
  return {
    model,
    api: catalogueApi(model),
    builders: new Map(Object.entries(store.spec.builders)),
    texts: helpTexts(model),
    results: model.operations.flatMap(({ path, result }) =>
      result ? [{ descriptor: resultDescriptor(path, result), servers: result.servers }] : [],
    ),
    modules: new Map(model.operations.map((module) => [module.path, module])),
  };
});
