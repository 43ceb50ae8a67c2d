import { diagnostic, hasErrors } from "./diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "./diagnostics/diagnostic.js";
import type { Template } from "./emit/shared.js";
import { locator } from "./kinds/kind.js";
import type { SpecDocuments } from "./kinds/kind.js";
import { specKinds } from "./kinds/registry.js";
import type { SpecModel } from "./model/spec-model.js";
import { plan } from "./plan/plan.js";
import type { PlannedSpec } from "./plan/planned.js";
import type { ImportExtension } from "./print/imports.js";
import type { OutputFile } from "./print/output-file.js";
import { parseDocument } from "./read/document.js";
import type { Document } from "./read/document.js";

/** A file as it was read. */
export interface SourceFile {
  /** As diagnostics name it. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** One spec to generate from, as bytes. */
export interface SpecInput {
  /** The folder of its code. */
  readonly name: string;
  /** As headers name the spec. */
  readonly source: string;
  readonly spec: SourceFile;
  /** What a catalogue leaves open. */
  readonly protocol: SourceFile;
  /** Facts of the wiki that a catalogue was pulled from. */
  readonly site?: SourceFile;
  /** What was learned of its modules, a file each, and corrections of that; the order does not matter. */
  readonly results?: readonly SourceFile[];
  /** Which rows a stub answers with for its modules, a file each; the order does not matter. */
  readonly selections?: readonly SourceFile[];
}

/** Everything that the output follows from. */
export interface GenerateInput {
  readonly specs: readonly SpecInput[];
  readonly templates: readonly Template[];
  readonly importExtension: ImportExtension;
  /** The JSON Schema of the data that a catalogue's stub can be given: copied beside each catalogue's schemas. */
  readonly wikiSchema?: SourceFile;
}

/** Text to model: reads, checks and lowers one spec. Touches nothing but its input. */
export function model(input: SpecInput): Staged<SpecModel> {
  return lowered(input).model;
}

/** Text to plan: what {@link model} does, and every name decided. */
export function analyse(input: SpecInput): Staged<PlannedSpec> {
  const { model: found, documents } = lowered(input);
  if (!found.value || !documents) return { value: undefined, diagnostics: found.diagnostics };
  const planned = plan(found.value, locator(documents));
  return { value: planned.value, diagnostics: [...found.diagnostics, ...planned.diagnostics] };
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
    results: results.flatMap((each) => each.value ?? []),
    selections: selections.flatMap((each) => each.value ?? []),
  };
  const { value, diagnostics } = kind.toModel(documents);
  const all = [...read, ...diagnostics];
  return { model: { value: hasErrors(all) ? undefined : value, diagnostics: all }, documents };
}

function parseSource({ file, bytes }: SourceFile): Staged<Document> {
  return parseDocument(file, bytes);
}

/** Files that are made together, and what they follow from. */
export interface Made {
  /** Stands for all that they follow from, but for generator, templates and the form of imports. */
  readonly key: string;
  /** Of a catalogue's module: its path, and what stands for all that other files show of it. */
  readonly module?: string;
  readonly outline?: string;
  readonly paths: readonly string[];
}

/** What a run gives. */
export interface Generation {
  /** The files whose texts were not known, by path. */
  readonly files: readonly OutputFile[];
  /** What each spec gives, in order: everything, whether its files are known or not. */
  readonly specs: readonly (readonly Made[])[];
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
  const analysed = input.specs.map(analyse);
  const diagnostics: Diagnostic[] = [
    ...folderCollisions(input.specs),
    ...analysed.flatMap((each) => each.diagnostics),
  ];
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const planned = analysed.flatMap((each) => each.value ?? []);
  // Loading the emitters costs more than all the stages before them.
  const [{ unitsOf }, { sharedFragments, wikiSchemas }, { print }] = await Promise.all([
    import("./emit/emit.js"),
    import("./emit/shared.js"),
    import("./print/print.js"),
  ]);
  const files: OutputFile[] = [];
  const specs: Made[][] = [];
  for (const spec of planned) {
    const made: Made[] = [];
    for (const { emit, ...unit } of unitsOf(spec)) {
      const paths = known.get(unit.key);
      // oxlint-disable-next-line no-await-in-loop -- one by one, so that the fragments of all are never held at once
      const own = paths ? [] : print(await emit(), input.importExtension);
      files.push(...own);
      made.push({ ...unit, paths: paths ?? own.map(({ path }) => path) });
    }
    specs.push(made);
  }
  const shared = [
    ...sharedFragments(input.templates, planned, input.importExtension),
    ...(input.wikiSchema ? wikiSchemas(input.wikiSchema.bytes, planned) : []),
  ];
  files.push(...print(shared, input.importExtension));
  return {
    value: { files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), specs },
    diagnostics,
  };
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
