import type { TypeParameterDeclarationStructure } from "ts-morph";
import type { CatalogueModel } from "../../model/spec-model.js";
import type { ModuleOperation } from "../../model/operation.js";
import type { SpecNames } from "../../plan/planned.js";
import { types, values } from "../../typescript/fragment.js";
import type { Import } from "../../typescript/fragment.js";
import { formatVersion } from "./format-version.js";

/** The second parameter of a module's builder. */
export interface BuilderOptions {
  readonly type: string;
  /** The type parameters that are inferred from the argument. */
  readonly typeParameters: readonly Omit<TypeParameterDeclarationStructure, "kind">[];
  readonly imports: readonly Import[];
}

/** The options of a module's builder; those of a query module may name pages. */
export function builderOptions(
  { path }: ModuleOperation,
  spec: SpecNames,
  model: Pick<CatalogueModel, "requestDefaults">,
): BuilderOptions {
  const version = {
    name: "V",
    constraint: "string",
    default: JSON.stringify(formatVersion(model)),
  };
  const common = values(`${spec.folder}/options`, "requestRoot");
  if (!path.startsWith("query+"))
    return {
      type: "Versioned<RequestOptions, V>",
      typeParameters: [version],
      imports: [
        types("runtime/client", "Versioned"),
        types(`${spec.folder}/options`, "RequestOptions"),
        common,
      ],
    };
  return {
    type: "OnePageSelector<O, QueryOptions, V>",
    typeParameters: [version, { name: "O", isConst: true, constraint: "object", default: "{}" }],
    imports: [
      types("runtime/client", "OnePageSelector"),
      types(`${spec.folder}/options`, "QueryOptions"),
      common,
    ],
  };
}
