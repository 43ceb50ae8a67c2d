import { diagnostic, hasErrors, preventsComparison, valuesOf } from "./base/diagnostic.js";
import type { Diagnostic, Staged } from "./base/diagnostic.js";
import { copiedFiles, runtimeImports, sharedFiles } from "./emit/shared-files.js";
import { load } from "./spec/load.js";
import { locatorOf } from "./spec/model/spec-model.js";
import type { GenerateInput, Generation, ImportForm, OutputFile } from "./emit/output.js";
import type { SpecInput, Target } from "./spec/input.js";
import { oncePerObject } from "./base/shared-parts.js";
import { completeTargets, unitsOf } from "./emit/emit.js";
import { isDeviceName } from "./emit/plan/identifier.js";
import { selectTargets } from "./emit/plan/select-targets.js";
import { plan } from "./emit/plan/plan.js";
import type { PrintUnits } from "./emit/unit-files.js";
import type { PlannedSpec, Unit } from "./emit/plan/planned.js";
import { replacePlannedRoots } from "./emit/plan/planned.js";

/** Converts text to a plan: like {@link load}, with all names decided. */
export function analyse(input: SpecInput): Staged<PlannedSpec> {
  return analysed(input);
}

/** A spec with the parts that its targets are about. */
interface Chosen {
  readonly planned: PlannedSpec;
  readonly targets: readonly Target[];
  readonly units: readonly Unit[];
}

/** An input of `diff --usage`: errors in single parts of a spec do not prevent the code of the others. */
type ComparedInput = SpecInput & { readonly isCompared?: true };

/** Once for each input, because its root modules may be those of other specs. */
const analysed: (input: ComparedInput) => Staged<PlannedSpec> = oncePerObject(
  (input: ComparedInput): Staged<PlannedSpec> => {
    const loaded = load(input);
    const found = input.isCompared
      ? { ...loaded, diagnostics: loaded.diagnostics.filter(preventsComparison) }
      : loaded;
    if (!found.value || hasErrors(found.diagnostics))
      return { value: undefined, diagnostics: found.diagnostics };
    const { model, documents } = found.value;
    const isStrict = input.kind === "openapi" && input.strict;
    const { value: planned, diagnostics } = plan(
      model,
      locatorOf(documents),
      isStrict ? "refused" : "resolved",
    );
    const all = [...found.diagnostics, ...diagnostics];
    const roots = input.roots && analysed(input.roots).value;
    if (!planned || (input.roots && !roots)) return { value: undefined, diagnostics: all };
    return { value: roots ? replacePlannedRoots(planned, roots) : planned, diagnostics: all };
  },
);

/**
 * The compiler: text → read → check → lower → plan → emit → print → files, in memory. A pure
 * function of its input. Reports the diagnostics of all specs together; if one is an error, there
 * are no files.
 */
export async function generate(input: GenerateInput): Promise<Staged<readonly OutputFile[]>> {
  const { value, diagnostics } = await generateWith(input, async (units, form) => {
    const { printUnits } = await import("./emit/unit-files.js");
    return printUnits()(units, form);
  });
  return { value: value?.files, diagnostics };
}

/** Like {@link generate}, with another way to print. */
export async function generateWith(
  input: GenerateInput,
  print: PrintUnits,
): Promise<Staged<Generation>> {
  const { value: specs, diagnostics } = analysedSpecs(input.specs);
  if (!specs) return { value: undefined, diagnostics };
  const form = importForm(input);
  const units = specs.map((spec) => spec.units);
  const printed = await print(units.flat(), form);
  let start = 0;
  const ofSpecs = units.map(({ length }) => printed.slice(start, (start += length)).flat());
  const planned = specs.map((spec) => spec.planned);
  const shared = sharedFiles(copiedRuntime(input, specs, ofSpecs), planned, form);
  const files = [...ofSpecs.flat(), ...shared];
  return {
    value: {
      files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      specs: planned.map(({ model: { kind, operations } }) => ({
        kind,
        operations: operations.length,
      })),
    },
    diagnostics,
  };
}

function importForm({ importExtension, runtime = "copy" }: GenerateInput): ImportForm {
  return { extension: importExtension, runtime };
}

/**
 * The files of the runtime that are copied for the code of some specs. The runtime of a catalogue
 * is copied completely, whatever its code imports.
 */
function copiedRuntime(
  { templates, runtime = "copy" }: GenerateInput,
  specs: readonly Chosen[],
  files: readonly (readonly OutputFile[])[],
): readonly OutputFile[] {
  switch (runtime) {
    case "copy":
      return copiedFiles(
        templates,
        specs.map(({ planned: { kind }, targets }, index) => ({
          kind,
          targets,
          imported: kind === "catalogue" ? [] : runtimeImports(files[index] ?? []),
        })),
      );
    case "package":
      return [];
  }
}

function analysedSpecs(inputs: readonly SpecInput[]): Staged<readonly Chosen[]> {
  const all = inputs.map(chosen);
  const diagnostics: Diagnostic[] = [
    ...folderDiagnostics(inputs),
    ...all.flatMap((each) => each.diagnostics),
  ];
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  return { value: valuesOf(all), diagnostics };
}

/** The parts of a spec that are generated. A watching run has equal inputs again. */
const chosen: (input: SpecInput) => Staged<Chosen> = oncePerObject(
  (input: SpecInput): Staged<Chosen> => {
    const { value, diagnostics } = analysed(input);
    if (!value) return { value: undefined, diagnostics };
    const targets = completeTargets(value.kind, input.targets);
    const planned = selectTargets(value, targets);
    return { value: { planned, targets, units: unitsOf(planned, targets) }, diagnostics };
  },
);

/** Reports folders of specs that cannot exist, or that have the same name on some disks. */
function folderDiagnostics(specs: readonly SpecInput[]): readonly Diagnostic[] {
  const seen = new Set(["runtime"]);
  return specs.flatMap(({ name, spec }) => {
    const at = { file: spec.file, line: 1, column: 1 };
    if (isDeviceName(name))
      return [diagnostic("unsafe-name", { name, detail: "Windows reserves it for a device" }, at)];
    const again = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return again ? [diagnostic("folder-collision", { name }, at)] : [];
  });
}
