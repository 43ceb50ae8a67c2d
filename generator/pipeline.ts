import { NO_OTHER_FILES, parseReferencedFiles } from "./spec/schema/other-files.js";
import { combineSpecs } from "./spec/catalogue/combine.js";
import { replaceRoots } from "./spec/catalogue/replace-roots.js";
import { diagnostic, hasErrors, valuesOf } from "./base/diagnostic.js";
import type { Diagnostic, Staged } from "./base/diagnostic.js";
import { copiedFiles, runtimeImports } from "./emit/runtime-files.js";
import { sharedFiles } from "./emit/shared.js";
import type { GenerateInput, SourceFile, SpecInput } from "./spec/input.js";
import type {
  Generation,
  ImportForm,
  Made,
  MadeOutput,
  OutputFile,
  SpecMade,
} from "./spec/output.js";
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
import type { PlannedSpec, UnitContent } from "./emit/plan/planned.js";
import { replacePlannedRoots } from "./emit/plan/replace-roots.js";
import { unitsOf } from "./emit/plan/unit.js";
import type { Unit } from "./emit/plan/unit.js";
import { parseDocument } from "./base/document.js";
import type { Document } from "./base/document.js";

/** Reads, checks and lowers one spec. Depends only on its input. */
export function model(input: SpecInput): Staged<SpecModel> {
  return lowered(input).model;
}

/** Converts text to a plan: like {@link model}, with all names decided. */
export function analyse(input: SpecInput): Staged<PlannedSpec> {
  const { value, diagnostics } = analysed(input);
  return { value: value?.planned, diagnostics };
}

interface Analysed {
  readonly planned: PlannedSpec;
  readonly documents: readonly SpecDocuments[];
}

/** A spec with the parts that its targets are about. */
interface Chosen extends Analysed {
  readonly targets: readonly Target[];
}

/** Once for each input, because its root modules may be those of other specs. */
const analysed: (input: SpecInput) => Staged<Analysed> = oncePerObject(
  (input: SpecInput): Staged<Analysed> => {
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
    return {
      value: { planned: roots ? replacePlannedRoots(planned, roots.planned) : planned, documents },
      diagnostics: all,
    };
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

/** Emits and prints units, in the given order; possibly in another thread. */
export type MakeFiles = (
  contents: readonly UnitContent[],
  form: ImportForm,
) => Promise<readonly (readonly OutputFile[])[]>;

/**
 * The compiler: text → read → check → lower → plan → emit → print → files, in memory. A pure
 * function of its input. Reports the diagnostics of all specs together; if one is an error, there
 * are no files.
 */
export async function generate(input: GenerateInput): Promise<Staged<readonly OutputFile[]>> {
  const { value, diagnostics } = await generateUnknown(input, new Map(), makeFilesHere);
  return { value: value?.files, diagnostics };
}

/** Runs in the current thread. Loads ts-morph on the first call. */
const makeFilesHere: MakeFiles = async (contents, form) => {
  const { unitFiles } = await import("./emit/unit-files.js");
  return unitFiles(contents, form);
};

/**
 * Like {@link generate}, if some files are known. Units that are planned as they were for those
 * files are not emitted and printed again.
 *
 * @param known output by the keys that an earlier run of the same generator returned
 */
export async function generateUnknown(
  input: GenerateInput,
  known: ReadonlyMap<string, MadeOutput>,
  makeFiles: MakeFiles,
): Promise<Staged<Generation>> {
  const { value: specs, diagnostics } = analysedSpecs(input.specs);
  if (!specs) return { value: undefined, diagnostics };
  const planned = specs.map((spec) => spec.planned);
  const form = importForm(input);
  const units = specs.map((spec) => unitsOf(spec.planned, spec.targets));
  const { files, made } = await madeOf(units, { form, known, makeFiles });
  const shared = sharedFiles(copiedRuntime(input, specs, made), planned, form);
  const all = [...files, ...shared];
  return {
    value: {
      files: all.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      specs: specs.map(({ planned: { model: content }, documents }, index) => ({
        kind: content.kind,
        operations: content.operations.length,
        made: made[index] ?? [],
        about: Object.assign({}, ...documents.map(aboutModules)),
      })),
    },
    diagnostics,
  };
}

/**
 * Generates the files of some modules, for specs that may contain only these modules. Files about
 * all modules are omitted.
 */
export async function generateModules(
  input: Pick<GenerateInput, "specs" | "importExtension" | "runtime">,
  modules: ReadonlySet<string>,
  makeFiles: MakeFiles,
): Promise<Staged<Generation>> {
  const { value: specs, diagnostics } = analysedSpecs(input.specs);
  if (!specs) return { value: undefined, diagnostics };
  const units = specs.map(({ planned, targets }) =>
    unitsOf(planned, targets).filter(({ module }) => module !== undefined && modules.has(module)),
  );
  const { files, made } = await madeOf(units, {
    form: importForm(input),
    known: new Map(),
    makeFiles,
  });
  const parts = specs.map(({ planned: { model: content } }, index) => ({
    kind: content.kind,
    operations: content.operations.length,
    made: made[index] ?? [],
    about: {},
  }));
  return { value: { files, specs: parts }, diagnostics };
}

function importForm({
  importExtension,
  runtime = "copy",
}: Pick<GenerateInput, "importExtension" | "runtime">): ImportForm {
  return { extension: importExtension, runtime };
}

/** The files of the runtime that are copied for the code of some specs. */
function copiedRuntime(
  { templates, runtime = "copy" }: GenerateInput,
  specs: readonly Chosen[],
  made: MadeFiles["made"],
): readonly OutputFile[] {
  switch (runtime) {
    case "copy":
      return copiedFiles(
        templates,
        specs.map(({ planned: { kind }, targets }, index) => ({
          kind,
          targets,
          imported: (made[index] ?? []).flatMap((each) => each.runtime),
        })),
      );
    case "package":
      return [];
  }
}

function analysedSpecs(inputs: readonly SpecInput[]): Staged<readonly Chosen[]> {
  const all = inputs.map(analysed);
  const diagnostics: Diagnostic[] = [
    ...folderCollisions(inputs),
    ...all.flatMap((each) => each.diagnostics),
  ];
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  return {
    value: all.flatMap(({ value }, index) =>
      value ? [chosen(value, inputs[index]?.targets)] : [],
    ),
    diagnostics,
  };
}

/** The parts of a spec that are generated. */
function chosen({ planned, documents }: Analysed, of: SpecInput["targets"]): Chosen {
  const targets = completeTargets(planned.kind, of);
  return { planned: specOfTargets(planned, targets), documents, targets };
}

interface MadeFiles {
  readonly files: readonly OutputFile[];
  readonly made: readonly (readonly Made[])[];
}

interface GenerationContext {
  readonly form: ImportForm;
  readonly known: ReadonlyMap<string, MadeOutput>;
  readonly makeFiles: MakeFiles;
}

/** Emits and prints the units that are not known. */
async function madeOf(
  specs: readonly (readonly Unit[])[],
  { form, known, makeFiles }: GenerationContext,
): Promise<MadeFiles> {
  const all = specs.flat();
  const unknown = known.size === 0 ? all : all.filter(({ key }) => !known.has(key));
  const contents = unknown.map(({ content }) => content);
  const printing = contents.length === 0 ? [] : makeFiles(contents, form);
  // Threads print while this one computes the keys.
  const keyed = specs.map((units) =>
    units.map((unit) => {
      const { content: _, ...rest } = unit;
      return { unit, rest };
    }),
  );
  const fresh = await printing;
  const output = new Map(
    unknown.map((unit, index) => [unit, outputOf(unit.content, fresh[index] ?? [])]),
  );
  const made = keyed.map((units) =>
    units.map(({ unit, rest }): Made => ({
      ...rest,
      ...(known.get(rest.key) ?? output.get(unit) ?? NO_OUTPUT),
    })),
  );
  return { files: fresh.flat(), made };
}

const NO_OUTPUT: MadeOutput = { paths: [], runtime: [] };

/** The runtime of a catalogue is copied whole, whatever its code imports. */
function outputOf({ kind }: UnitContent, files: readonly OutputFile[]): MadeOutput {
  const isOfCatalogue = kind === "module" || kind === "catalogue";
  return {
    paths: files.map(({ path }) => path),
    runtime: isOfCatalogue ? [] : runtimeImports(files),
  };
}

/** Results name the module that they describe. */
function aboutModules({ results = [] }: SpecDocuments): SpecMade["about"] {
  return Object.fromEntries(
    results.flatMap(({ file, value }) =>
      typeof value === "object" && value !== null && "module" in value
        ? [[file, String(value.module)]]
        : [],
    ),
  );
}

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
