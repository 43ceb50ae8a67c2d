import { isMadeOf } from "../../../templates/runtime/model/named-by-template.js";
import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Position } from "../../base/diagnostic.js";
import { expansionsOf } from "../model/expansion.js";
import type { ModuleOperation } from "../model/operation.js";
import type { Origin, Parameter, TemplatedParameter } from "../model/parameter.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { templateIndex } from "./template-index.js";

/** The names that a parameter can have: alternatives by `kind`. */
type PossibleNames =
  | { readonly kind: "listed"; readonly parameter: Parameter; readonly names: readonly string[] }
  | {
      readonly kind: "open";
      readonly parameter: Parameter;
      /** The text around the variables. */
      readonly parts: readonly string[];
    };

/** Reports templates whose names can equal the name of another parameter of their module. */
export function templateNameDiagnostics(
  model: CatalogueModel,
  locate: (origin: Origin) => Position,
): readonly Diagnostic[] {
  return model.operations.flatMap((module) => {
    const all: readonly PossibleNames[] = [
      ...module.parameters.map((parameter) => listedNames(parameter, [parameter.name])),
      ...module.templated.map((template) => templateNames(module, template)),
    ];
    return overlaps(all).map(([{ parameter }, other]) =>
      diagnostic(
        "template-overlap",
        { name: parameter.name, other: other.parameter.name },
        locate(parameter.origin),
      ),
    );
  });
}

type Overlap = readonly [names: PossibleNames, other: PossibleNames];

/** The parameters that can have the same name as an earlier one, or the same name twice. */
function overlaps(all: readonly PossibleNames[]): readonly Overlap[] {
  const listed = new Map<string, number>();
  const index = templateIndex(
    all.flatMap((names) => (names.kind === "open" ? [names.parts] : [])),
    (parts, name) => isMadeOf(name, parts, 0),
  );
  return all.flatMap((names, number): readonly Overlap[] => {
    const samples = samplesOf(names);
    let earlier = names.kind === "open" ? index.nameOf(names.parts) : undefined;
    for (const name of samples)
      for (const each of [listed.get(name), index.templateOf(name)])
        if (each !== undefined && (earlier === undefined || each < earlier)) earlier = each;
    const isRepeated = new Set(samples).size < samples.length;
    for (const name of samples) index.addName(name, number);
    if (names.kind === "open") index.addTemplate(names.parts, number);
    else for (const name of samples) if (!listed.has(name)) listed.set(name, number);
    const other = all[earlier ?? (isRepeated ? number : -1)];
    return other ? [[names, other]] : [];
  });
}

/** The names of a parameter; one of them if there is no end of them. */
function samplesOf(names: PossibleNames): readonly string[] {
  switch (names.kind) {
    case "listed":
      return names.names;
    case "open":
      return [names.parts.join("x")];
  }
}

function templateNames(module: ModuleOperation, template: TemplatedParameter): PossibleNames {
  const expansions = expansionsOf(module, template);
  return expansions
    ? listedNames(
        template,
        expansions.map(({ parameter }) => parameter.name),
      )
    : { kind: "open", parameter: template, parts: template.name.split(/\{[^{}]*\}/) };
}

function listedNames(parameter: Parameter, names: readonly string[]): PossibleNames {
  return { kind: "listed", parameter, names };
}
