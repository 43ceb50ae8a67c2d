import { diagnostic, hasErrors, valuesOf } from "./diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "./diagnostics/diagnostic.js";
import type { Unit } from "./emit/emit.js";
import type { GenerateInput, SourceFile, SpecInput } from "./files/input.js";
import type { Generation, ImportExtension, Made, OutputFile, SpecMade } from "./files/output.js";
import { locator } from "./kinds/kind.js";
import type { SpecDocuments } from "./kinds/kind.js";
import { specKinds } from "./kinds/registry.js";
import type { SpecModel } from "./model/spec-model.js";
import { plan } from "./plan/plan.js";
import type { PlannedSpec } from "./plan/planned.js";
import { parseDocument } from "./read/document.js";
import type { Document } from "./read/document.js";

/** Text to model: reads, checks and lowers one spec. Touches nothing but its input. */
export function model(input: SpecInput): Staged<SpecModel> {
  return lowered(input).model;
}

/** Text to plan: what {@link model} does, and every name decided. */
export function analyse(input: SpecInput): Staged<PlannedSpec> {
  const { value, diagnostics } = analysed(input);
  return { value: value?.planned, diagnostics };
}

interface Analysed {
  readonly planned: PlannedSpec;
  readonly documents: SpecDocuments;
}

function analysed(input: SpecInput): Staged<Analysed> {
  const { model: found, documents } = lowered(input);
  if (!found.value || !documents) return { value: undefined, diagnostics: found.diagnostics };
  const { value: planned, diagnostics } = plan(found.value, locator(documents));
  return {
    value: planned && { planned, documents },
    diagnostics: [...found.diagnostics, ...diagnostics],
  };
}

interface Lowered {
  readonly model: Staged<SpecModel>;
  readonly documents?: SpecDocuments;
}

function lowered(input: SpecInput): Lowered {
  const spec = parseDocument(input.spec.file, input.spec.bytes);
  const protocol = parseDocument(input.protocol.file, input.protocol.bytes);
  const site = input.site && parseDocument(input.site.file, input.site.bytes);
  const results = (input.results ?? []).map(parseSource);
  const selections = (input.selections ?? []).map(parseSource);
  const read = [spec, protocol, ...(site ? [site] : []), ...results, ...selections].flatMap(
    (each) => each.diagnostics,
  );
  if (!spec.value || !protocol.value) return { model: { value: undefined, diagnostics: read } };
  const { value: document } = spec;
  const kind = specKinds.find((each) => each.recognises(document.value));
  if (!kind) {
    const unknown = diagnostic("unknown-kind", {}, document.locate(""));
    return { model: { value: undefined, diagnostics: [...read, unknown] } };
  }
  const { name, source } = input;
  const documents: SpecDocuments = {
    name,
    source,
    document,
    protocol: protocol.value,
    ...(site?.value && { site: site.value }),
    results: valuesOf(results),
    selections: valuesOf(selections),
  };
  const { value, diagnostics } = kind.toModel(documents);
  const all = [...read, ...diagnostics];
  return { model: { value: hasErrors(all) ? undefined : value, diagnostics: all }, documents };
}

function parseSource({ file, bytes }: SourceFile): Staged<Document> {
  return parseDocument(file, bytes);
}

/**
 * The compiler: text → read → check → lower → plan → emit → print → files, in memory. A pure function
 * of its input; the diagnostics of all specs come together, and with an error among them there are no files.
 */
export async function generate(input: GenerateInput): Promise<Staged<readonly OutputFile[]>> {
  const { value, diagnostics } = await generateUnknown(input, new Map());
  return { value: value?.files, diagnostics };
}

/**
 * The same, where some files are known already: what was planned as it was for those is neither
 * emitted nor printed again.
 *
 * @param known paths by the keys that an earlier run of the same generator gave them
 */
export async function generateUnknown(
  input: GenerateInput,
  known: ReadonlyMap<string, readonly string[]>,
): Promise<Staged<Generation>> {
  const { value: specs, diagnostics } = analysedSpecs(input.specs);
  if (!specs) return { value: undefined, diagnostics };
  const planned = specs.map((spec) => spec.planned);
  // Loading the emitters costs more than all the stages before them.
  const [{ unitsOf }, { sharedFragments, wikiSchemas }, { print }] = await Promise.all([
    import("./emit/emit.js"),
    import("./emit/shared.js"),
    import("./print/print.js"),
  ]);
  const making = planned.map((spec) => unitsOf(spec));
  const { files, made } = await madeOf(making, input.importExtension, known);
  const shared = [
    ...sharedFragments(input.templates, planned, input.importExtension),
    ...(input.wikiSchema ? wikiSchemas(input.wikiSchema.bytes, planned) : []),
  ];
  const all = [...files, ...print(shared, input.importExtension)];
  return {
    value: {
      files: all.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      specs: specs.map(({ documents }, index) => ({
        made: made[index] ?? [],
        about: aboutModules(documents),
      })),
    },
    diagnostics,
  };
}

/** The files of some modules, of specs that may hold no others; what is about all modules is left out. */
export async function generateModules(
  input: Pick<GenerateInput, "specs" | "importExtension">,
  modules: ReadonlySet<string>,
): Promise<Staged<Generation>> {
  const { value: specs, diagnostics } = analysedSpecs(input.specs);
  if (!specs) return { value: undefined, diagnostics };
  const { unitsOf } = await import("./emit/emit.js");
  const making = specs.map(({ planned }) =>
    unitsOf(planned).filter(({ module }) => module !== undefined && modules.has(module)),
  );
  const { files, made } = await madeOf(making, input.importExtension, new Map());
  return { value: { files, specs: made.map((each) => ({ made: each, about: {} })) }, diagnostics };
}

function analysedSpecs(inputs: readonly SpecInput[]): Staged<readonly Analysed[]> {
  const all = inputs.map(analysed);
  const diagnostics: Diagnostic[] = [
    ...folderCollisions(inputs),
    ...all.flatMap((each) => each.diagnostics),
  ];
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  return { value: valuesOf(all), diagnostics };
}

interface MadeFiles {
  readonly files: readonly OutputFile[];
  readonly made: readonly (readonly Made[])[];
}

/** Emits and prints what is not known, one part after the other: the structures of all are never held at once. */
async function madeOf(
  specs: readonly (readonly Unit[])[],
  extension: ImportExtension,
  known: ReadonlyMap<string, readonly string[]>,
): Promise<MadeFiles> {
  const { print } = await import("./print/print.js");
  const files: OutputFile[] = [];
  const made: Made[][] = [];
  for (const units of specs) {
    const own: Made[] = [];
    for (const { emit, ...unit } of units) {
      const paths = known.get(unit.key);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const fresh = paths ? [] : print(await emit(), extension);
      files.push(...fresh);
      own.push({ ...unit, paths: paths ?? fresh.map(({ path }) => path) });
    }
    made.push(own);
  }
  return { files, made };
}

/** Results and selections say what module they are about. */
function aboutModules({ results = [], selections = [] }: SpecDocuments): SpecMade["about"] {
  return Object.fromEntries(
    [...results, ...selections].flatMap(({ file, value }) =>
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
