import type { AnyModule } from "../../../templates/runtime/model/descriptor.js";
import type { DirectoryStubApi } from "../../../templates/runtime/directory/stub.js";
import type { Api } from "../../../templates/runtime/read/request-reading.js";
import type { ResultDescriptor } from "../../../templates/runtime/model/result-descriptor.js";
import type { Selection } from "../../../templates/runtime/wiki/select/selection.js";
import { allRules } from "../../../templates/runtime/rules/all.js";
import { namespaceIn } from "../../../templates/runtime/rules/namespace.js";
import type { JsonSchema } from "../../model/json-schema.js";
import type { DirectoryModel } from "../../model/spec-model.js";

/** A spec as a service of it needs it: plain data, which is written to a file when the package is built. */
export type ServedSpec = ServedCatalogue | ServedDirectory;

/** A catalogue of modules. */
export interface ServedCatalogue {
  readonly kind: "catalogue";
  readonly name: string;
  readonly modules: readonly AnyModule[];
  /** The wiki's namespace numbers, where they are known. */
  readonly namespaces?: readonly number[];
  /** What was learned of the modules, with its corrections. */
  readonly results: readonly ResultDescriptor[];
  /** Which rows a stub answers with for them. */
  readonly selections: readonly Selection[];
}

/** A directory of read operations. */
export interface ServedDirectory {
  readonly kind: "directory";
  readonly name: string;
  /** What data for its stub is checked by. */
  readonly model: DirectoryModel;
  /** What its stub is made of. */
  readonly stub: DirectoryStubApi;
  /** The schema of each endpoint's payload, by its path. */
  readonly payloads: Readonly<Record<string, JsonSchema>>;
  /** What those refer to as `#/components/schemas/<name>`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** A catalogue as the runtime reads requests by. */
export function apiOf({ modules, namespaces }: ServedCatalogue): Api {
  return {
    modules: new Map(modules.map((module) => [module.path, module])),
    rules: namespaces ? { ...allRules, namespace: namespaceIn(namespaces) } : allRules,
  };
}
