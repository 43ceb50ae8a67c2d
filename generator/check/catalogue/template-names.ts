import { isMadeOf } from "../../../templates/runtime/model/named-by-template.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic, Position } from "../../diagnostics/diagnostic.js";
import { expansionsOf } from "../../model/expansion.js";
import type { ModuleOperation } from "../../model/operation.js";
import type { Origin, Parameter, TemplatedParameter } from "../../model/parameter.js";
import type { CatalogueModel } from "../../model/spec-model.js";

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
  const open: number[] = [];
  return all.flatMap((names, index): readonly Overlap[] => {
    const samples = samplesOf(names);
    const earlier = [
      ...samples.flatMap((name) => listed.get(name) ?? []),
      ...open.filter((each) => samples.some((name) => covers(all[each], name))),
      ...(names.kind === "open"
        ? [...listed].flatMap(([name, each]) => (covers(names, name) ? [each] : []))
        : []),
      ...(names.kind === "open"
        ? open.filter((each) => samplesOf(all[each]).some((name) => covers(names, name)))
        : []),
    ];
    const repeats = new Set(samples).size < samples.length ? [index] : [];
    if (names.kind === "open") open.push(index);
    else for (const name of samples) if (!listed.has(name)) listed.set(name, index);
    const other = all[Math.min(...(earlier.length > 0 ? earlier : repeats))];
    return other ? [[names, other]] : [];
  });
}

function covers(names: PossibleNames | undefined, name: string): boolean {
  return names?.kind === "open" && isMadeOf(name, names.parts, 0);
}

/** The names of a parameter; one of them if there is no end of them. */
function samplesOf(names: PossibleNames | undefined): readonly string[] {
  switch (names?.kind) {
    case "listed":
      return names.names;
    case "open":
      return [names.parts.join("x")];
    case undefined:
      return [];
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
