import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import type { ModuleResult, ResultField } from "../model/result.js";
import { fieldsIn } from "../model/result-fields.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type { Descriptions } from "../source/types.js";

/**
 * Compares descriptions of fields with the learned results, and reports unknown names. Fields of a
 * module without a result are not known, and none is reported.
 */
export function fieldDescriptionDiagnostics(
  document: Document<Descriptions>,
  { operations }: CatalogueModel,
): readonly Diagnostic[] {
  const known = new Map(
    operations.flatMap(({ path, result }) => (result ? [[path, describedFields(result)]] : [])),
  );
  const { modules, fields = {} } = document.value;
  const all = new Set([...known.values()].flatMap((names) => [...names]));
  const ofModules = Object.entries(modules).flatMap(([path, { fields: described = {} }]) => {
    const names = known.get(path);
    return Object.keys(described)
      .filter((name) => names && !names.has(name))
      .map((name) =>
        diagnostic(
          "description-field-unknown",
          { name, module: path },
          document.locate(below("/modules", path, "fields", name)),
        ),
      );
  });
  const shared = Object.keys(fields)
    .filter((name) => known.size > 0 && !all.has(name))
    .map((name) =>
      diagnostic("description-field-unused", { name }, document.locate(below("/fields", name))),
    );
  return [...ofModules, ...shared];
}

/** The names of the fields that have a description. */
function describedFields({ response, generator }: ModuleResult): ReadonlySet<string> {
  return new Set([...response, ...generator].flatMap(describedIn));
}

function describedIn({ name, shape, description }: ResultField): readonly string[] {
  return [...(description ? [name] : []), ...fieldsIn(shape).flatMap(describedIn)];
}
