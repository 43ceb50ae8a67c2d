import { isMadeOf } from "../../../templates/runtime/model/named-by-template.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic, Position } from "../../diagnostics/diagnostic.js";
import { expansionsOf } from "../../model/expansion.js";
import type { ModuleOperation } from "../../model/operation.js";
import type { Origin, Parameter, TemplatedParameter } from "../../model/parameter.js";
import type { CatalogueModel } from "../../model/spec-model.js";

/** The names that a parameter can have: samples, and a test for any name. */
interface PossibleNames {
  readonly parameter: Parameter;
  readonly samples: readonly string[];
  covers(name: string): boolean;
}

/** Reports templates whose names can equal the name of another parameter of their module. */
export function templateNameDiagnostics(
  model: CatalogueModel,
  locate: (origin: Origin) => Position,
): readonly Diagnostic[] {
  return model.operations.flatMap((module) => {
    const all = [
      ...module.parameters.map((parameter) => listedNames(parameter, [parameter.name])),
      ...module.templated.map((template) => templateNames(module, template)),
    ];
    return all.flatMap((names, index) => {
      const { parameter, samples } = names;
      const earlier = all.slice(0, index).find((other) => overlap(names, other));
      const other = earlier ?? (new Set(samples).size < samples.length ? names : undefined);
      return other
        ? [
            diagnostic(
              "template-overlap",
              { name: parameter.name, other: other.parameter.name },
              locate(parameter.origin),
            ),
          ]
        : [];
    });
  });
}

function overlap(a: PossibleNames, b: PossibleNames): boolean {
  return a.samples.some((name) => b.covers(name)) || b.samples.some((name) => a.covers(name));
}

function templateNames(module: ModuleOperation, template: TemplatedParameter): PossibleNames {
  const expansions = expansionsOf(module, template);
  if (expansions)
    return listedNames(
      template,
      expansions.map(({ parameter }) => parameter.name),
    );
  const parts = template.name.split(/\{[^{}]*\}/);
  return {
    parameter: template,
    samples: [parts.join("x")],
    covers: (name) => isMadeOf(name, parts, 0),
  };
}

function listedNames(parameter: Parameter, samples: readonly string[]): PossibleNames {
  return { parameter, samples, covers: (name) => samples.includes(name) };
}
