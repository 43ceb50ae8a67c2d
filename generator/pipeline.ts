import { NO_OTHER_FILES, parseReferencedFiles } from "./spec/schema/other-files.js";
import { combineSpecs } from "./spec/catalogue/combine.js";
import { replaceRoots } from "./spec/catalogue/replace-roots.js";
import { diagnostic, hasErrors, valuesOf } from "./base/diagnostic.js";
import type { Diagnostic, Staged } from "./base/diagnostic.js";
import { copiedFiles, runtimeImports } from "./emit/runtime-files.js";
import { sharedFiles } from "./emit/shared.js";
import type { GenerateInput, SourceFile, SpecInput } from "./spec/input.js";
import type { Generation, ImportForm, OutputFile } from "./spec/output.js";
import { locatorIn } from "./spec/kind.js";
import type { SpecDocuments } from "./spec/kind.js";
import { isCatalogue } from "./spec/recognition.js";
import { oncePerObject } from "./base/once-per-object.js";
import { specKinds } from "./spec/registry.js";
import type { SpecModel } from "./spec/model/spec-model.js";
import { completeTargets } from "./emit/registry.js";
import type { Target } from "./spec/model/target.js";
import { specOfTargets } from "./emit/plan/select-targets.js";
import { plan } from "./emit/plan/plan.js";
import type { PrintUnits } from "./emit/unit-files.js";
import type { PlannedSpec, Unit } from "./emit/plan/planned.js";
import { replacePlannedRoots } from "./emit/plan/replace-roots.js";
import { unitsOf } from "./emit/plan/unit.js";
import { parseDocument } from "./base/document.js";
import type { Document } from "./base/document.js";

/** Reads, checks and lowers one spec. Depends only on its input. */
export function model(input: SpecInput): Staged<SpecModel> {
  return lowered(input).model;
}

/** Converts text to a plan: like {@link model}, with all names decided. */
export function analyse(input: SpecInput): Staged<PlannedSpec> {
  return analysed(input);
}

/** A spec with the parts that its targets are about. */
interface Chosen {
  readonly planned: PlannedSpec;
  readonly targets: readonly Target[];
  readonly units: readonly Unit[];
}

/** Once for each input, because its root modules may be those of other specs. */
const analysed: (input: SpecInput) => Staged<PlannedSpec> = oncePerObject(
  (input: SpecInput): Staged<PlannedSpec> => {
    const { model: found, documents } = lowered(input);
    if (!found.value || documents.length === 0)
      return { value: undefined, diagnostics: found.diagnostics };
    const { value: planned, diagnostics } = plan(
      found.value,
      locatorIn(documents),
      input.strict ? "refused" : "resolved",
    );
    const all = [...found.diagnostics, ...diagnostics];
    const roots = input.roots && analysed(input.roots).value;
    if (!planned || (input.roots && !roots)) return { value: undefined, diagnostics: all };
    return { value: roots ? replacePlannedRoots(planned, roots) : planned, diagnostics: all };
  },
);

interface Lowered {
  readonly model: Staged<SpecModel>;
  /** One for each spec of a combination; fewer if a spec cannot be read. */
  readonly documents: readonly SpecDocuments[];
}

/** Lowers a spec, and uses the root modules of another one if it names one. */
const lowered: (input: SpecInput) => Lowered = oncePerObject((input: SpecInput): Lowered => {
  const own = lowerCombination(input);
  const { model: found, documents } = own;
  if (!input.roots || !found.value) return own;
  const { model: roots } = lowered(input.roots);
  // The run reports the errors of the other spec.
  if (!roots.value) return { model: { ...found, value: undefined }, documents };
  const { value, diagnostics } = replaceRoots(
    { name: input.name, file: input.spec.file, model: found.value },
    { name: input.roots.source, file: input.roots.spec.file, model: roots.value },
    locatorIn(documents),
  );
  const all = [...found.diagnostics, ...diagnostics];
  return { model: { value: hasErrors(all) ? undefined : value, diagnostics: all }, documents };
});

/** Lowers a spec, and combines it with others if it has some. */
function lowerCombination(input: SpecInput): Lowered {
  const own = loweredAlone(input);
  if (!input.combined) return own;
  const { how, first, others } = input.combined;
  const all = [own, ...others.map(loweredAlone)];
  const diagnostics = all.flatMap(({ model: each }) => each.diagnostics);
  const documents = all.flatMap((each) => each.documents);
  const specs = all.flatMap(({ model: { value } }, index) => {
    const { name, spec } = index === 0 ? { ...input, name: first } : (others[index - 1] ?? input);
    return value ? [{ name, file: spec.file, model: value }] : [];
  });
  if (specs.length < all.length) return { model: { value: undefined, diagnostics }, documents };
  const combined = combineSpecs(how, specs);
  const found = [...diagnostics, ...combined.diagnostics];
  return { model: { value: combined.value, diagnostics: found }, documents };
}

function loweredAlone(input: SpecInput): Lowered {
  const spec = parseDocument(input.spec.file, input.spec.bytes);
  const references = parseReferencedFiles(input.references);
  const { documents: others, refusals } = references.value ?? NO_OTHER_FILES;
  const protocol = parseDocument(input.protocol.file, input.protocol.bytes);
  const site = input.site && parseDocument(input.site.file, input.site.bytes);
  const descriptions = input.descriptions && parseSource(input.descriptions);
  const shipped = (input.shippedDescriptions ?? []).map(parseSource);
  const results = (input.results ?? []).map(parseSource);
  const beside = [site, descriptions, ...shipped].flatMap((each) => each ?? []);
  const read = [spec, references, protocol, ...beside, ...results].flatMap(
    (each) => each.diagnostics,
  );
  if (!spec.value || !protocol.value)
    return { model: { value: undefined, diagnostics: read }, documents: [] };
  const { value: parsed } = spec;
  const kind = specKinds.find((each) => each.recognises(parsed.value));
  if (!kind) {
    const unknown = diagnostic("unknown-kind", {}, parsed.locate(""));
    return { model: { value: undefined, diagnostics: [...read, unknown] }, documents: [] };
  }
  const { name, source, version, dialect, int64, strict, filter, directoryKeys } = input;
  const { formatVersion1, shippedResults = [] } = input;
  const document = kind.normalForm?.(parsed, others) ?? parsed;
  const documents: SpecDocuments = {
    name,
    source,
    document,
    refusals,
    protocol: protocol.value,
    ...(version !== undefined && { version }),
    ...(formatVersion1 && { formatVersion1 }),
    ...(dialect !== undefined && { dialect }),
    ...(int64 !== undefined && { int64 }),
    ...(strict && { strict }),
    ...(filter && { filter }),
    ...(directoryKeys && { directoryKeys }),
    ...(site?.value && { site: site.value }),
    ...(descriptions?.value && { descriptions: descriptions.value }),
    shippedDescriptions: valuesOf(shipped),
    results: valuesOf(results),
    // Other kinds have no results, and parsing takes longer than the rest of a small spec.
    shippedResults: valuesOf(isCatalogue(document.value) ? shippedResults.map(parseSource) : []),
  };
  const { value, diagnostics } = kind.toModel(documents);
  const all = [...read, ...diagnostics];
  return {
    model: { value: hasErrors(all) ? undefined : value, diagnostics: all },
    documents: [documents],
  };
}

function parseSource({ file, bytes }: SourceFile): Staged<Document> {
  return parseDocument(file, bytes);
}

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
    ...folderCollisions(inputs),
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
    const planned = specOfTargets(value, targets);
    return { value: { planned, targets, units: unitsOf(planned, targets) }, diagnostics };
  },
);

function folderCollisions(specs: readonly SpecInput[]): readonly Diagnostic[] {
  const seen = new Set(["runtime"]);
  return specs.flatMap(({ name, spec }) => {
    const again = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return again
      ? [diagnostic("folder-collision", { name }, { file: spec.file, line: 1, column: 1 })]
      : [];
  });
}
