import { directoryStubApi } from "../../emit/stub-api.js";
import { wikiStubApi } from "../../emit/wiki-stub-api.js";
import type { PlannedCatalogue, PlannedDirectory, PlannedSpec } from "../../plan/planned.js";
import type { ServedCatalogue, ServedDirectory, ServedSpec } from "./served-spec.js";

/** What a service needs of a spec. */
export function servedSpec(planned: PlannedSpec): ServedSpec {
  switch (planned.kind) {
    case "catalogue":
      return servedCatalogue(planned);
    case "directory":
      return servedDirectory(planned);
  }
}

function servedCatalogue({ model, names }: PlannedCatalogue): ServedCatalogue {
  const { namespaces } = model;
  const { api, results, selections } = wikiStubApi(model);
  return {
    kind: "catalogue",
    name: names.folder,
    modules: [...api.modules.values()],
    ...(namespaces && { namespaces }),
    results,
    selections,
  };
}

function servedDirectory({ model, names }: PlannedDirectory): ServedDirectory {
  return {
    kind: "directory",
    name: names.folder,
    model,
    stub: directoryStubApi(model),
    payloads: Object.fromEntries(model.operations.map(({ path, payload }) => [path, payload])),
    schemas: model.schemas,
  };
}
