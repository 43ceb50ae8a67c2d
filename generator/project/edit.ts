import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Generation, Made, SpecMade } from "../spec/output.js";
import type { SpecInput } from "../spec/input.js";
import { listIn, withItems } from "../base/list-items.js";
import type { ListRange } from "../base/list-items.js";
import { readStatKeys, refreshOutputs, unchangedSources } from "./fingerprint.js";
import type { StatKeys } from "./fingerprint.js";
import { readSpec } from "./inputs.js";
import type { Job, JobSpec } from "./job.js";
import type { ListRecord, RunRecord, SpecRecord } from "./record.js";
import { hashOf } from "./file-stamps.js";
import { withoutOtherCorrections, withoutOtherDescriptions } from "./of-modules.js";

/**
 * An edit of some modules of one catalogue, with no other change since the last run. The edited
 * modules are generated from a reduced catalogue, which contains them and their parents only. The
 * result is valid if the outline of each edited module is unchanged ({@link updateSpecRecord}
 * checks this).
 */
export interface Edit {
  /** The catalogue without the unedited modules. */
  readonly input: SpecInput;
  /** The paths of the edited modules. */
  readonly modules: ReadonlySet<string>;
  /** The index of the spec. */
  readonly index: number;
  /** The record of the spec, with the current list of modules. */
  readonly record: SpecRecord;
  readonly statKeys: StatKeys;
  readonly read: ReadonlyMap<string, string>;
  readonly unread: RunRecord["sources"];
  /** The stamps of the last run. They are checked again once the folder is locked. */
  readonly outputs: RunRecord["outputs"];
}

/** The JSON pointer of the modules in a catalogue. */
const MODULES = "/paraminfo/modules";

/**
 * Returns the edit since a run. Undefined if more than modules of one catalogue, or an output file,
 * has changed. Throws if a file cannot be read.
 */
export function findEdit(job: Job, before: RunRecord): Edit | undefined {
  if (job.config === undefined || !before.isQuiet) return undefined;
  // An edited module may have to be omitted from a combination, or added to it. Root modules may be
  // those of another spec.
  if (job.specs.some(({ combined, roots }) => combined ?? roots)) return undefined;
  const statKeys = readStatKeys(job, before.references);
  const unread = unchangedSources(before.sources, statKeys);
  const changed = [...statKeys.keys()].filter((path) => !unread[path]);
  const isListed = [...statKeys.keys()].every((path) => before.sources[path]);
  const outputs = refreshOutputs(before);
  if (!isListed || statKeys.size !== Object.keys(before.sources).length || !outputs)
    return undefined;
  const index = job.specs.findIndex(({ file }, at) =>
    changed.every((path) => path === file || before.specs[at]?.about[path] !== undefined),
  );
  const spec = job.specs[index];
  const kept = before.specs[index];
  // Two specs may use the same file, or the same folder of results.
  const isOwn = job.specs.every(
    ({ file }, at) =>
      at === index ||
      changed.every((path) => path !== file && before.specs[at]?.about[path] === undefined),
  );
  const edited = spec && kept && isOwn ? editedSpec(spec, kept, changed) : undefined;
  if (!edited) return undefined;
  const read = new Map<string, string>();
  const input = reducedInput(edited, (path, bytes) => read.set(path, hashOf(bytes)));
  if (!input || !changed.every((path) => read.has(path))) return undefined;
  const { modules, record } = edited;
  return { input, modules, index, record, statKeys, read, unread, outputs };
}

interface EditedSpec {
  readonly spec: JobSpec;
  readonly record: SpecRecord;
  readonly modules: ReadonlySet<string>;
  readonly text: string;
  readonly list: ListRange;
  /** The paths of all modules in the list. */
  readonly paths: readonly string[];
}

function editedSpec(
  spec: JobSpec,
  record: SpecRecord,
  changed: readonly string[],
): EditedSpec | undefined {
  if (!record.list) return undefined;
  const text = readFileSync(spec.file, "utf8");
  const found = compareList(text, record.list);
  if (!found) return undefined;
  const { list, isSame } = found;
  const paths = record.made.flatMap(({ module }) => module ?? []).slice(-isSame.length);
  const inList = paths.filter((_, index) => !isSame[index]);
  const beside = changed.flatMap((path) => record.about[path] ?? []);
  // A root that is not in the list has values for all modules, and is generated from all of them.
  if (beside.some((path) => !paths.includes(path))) return undefined;
  // A submodule is selected by a parameter of its parent, which has the parent's prefix.
  const below = paths.filter((path) => inList.some((edited) => path.startsWith(`${edited}+`)));
  const modules = new Set([...inList, ...below, ...beside]);
  return { spec, record: { ...record, list: found.record }, modules, text, list, paths };
}

interface ComparedList {
  readonly list: ListRange;
  readonly record: ListRecord;
  /** Returns true if the item with an index is unchanged. */
  readonly isSame: readonly boolean[];
}

const NO_ITEM: ListRecord["items"][number] = [0, ""];

/**
 * Compares a list with its record. Undefined if the number of items or the text around them has
 * changed.
 */
function compareList(text: string, before: ListRecord): ComparedList | undefined {
  const isSame: boolean[] = [];
  const list = listIn(text, MODULES, (index, start) => {
    const [length, hash] = before.items[index] ?? [0, ""];
    isSame.push(hashOf(text.slice(start, start + length)) === hash);
    return isSame[index] ? start + length : undefined;
  });
  if (list.items.length !== before.items.length || hashOf(list.around) !== before.around)
    return undefined;
  const items = list.items.map(({ start, end }, index) =>
    isSame[index] ? (before.items[index] ?? NO_ITEM) : itemRecord(text, start, end),
  );
  return { list, record: { ...before, items }, isSame };
}

function itemRecord(text: string, start: number, end: number): ListRecord["items"][number] {
  return [end - start, hashOf(text.slice(start, end))];
}

/**
 * Reduces a catalogue to the edited modules, their parents, and the modules that are not query
 * modules.
 */
function reducedInput(
  { spec, record, modules, text, list, paths }: EditedSpec,
  onRead: (path: string, bytes: Uint8Array) => void,
): SpecInput | undefined {
  const isNeeded = (path: string): boolean =>
    modules.has(path) ||
    !path.includes("+") ||
    [...modules].some((module) => module.startsWith(`${path}+`));
  const needed = paths.map(isNeeded);
  const reduced = new TextEncoder().encode(withItems(text, list, (index) => needed[index] ?? true));
  const { value: input } = readSpec(spec, {
    onRead,
    onReference: () => undefined,
    isWanted: (path) => isNeeded(record.about[path] ?? ""),
  });
  if (!input || !Buffer.from(text).equals(input.spec.bytes)) return undefined;
  return {
    ...input,
    spec: { ...input.spec, bytes: reduced },
    ...(input.descriptions && {
      descriptions: {
        ...input.descriptions,
        bytes: withoutOtherDescriptions(input.descriptions.bytes, isNeeded),
      },
    }),
    results: (input.results ?? []).map((each) => ({
      ...each,
      bytes: withoutOtherCorrections(each.bytes, isNeeded),
    })),
  };
}

/**
 * The updated record of the spec. Undefined if the edit changes files other than those of the
 * edited modules.
 */
export function updateSpecRecord(
  { record, modules }: Edit,
  { specs }: Generation,
): SpecRecord | undefined {
  const fresh = specs.flatMap(({ made }) => made);
  const edited = record.made.filter(({ module }) => module !== undefined && modules.has(module));
  const isLike = (before: Made, index: number): boolean =>
    before.module === fresh[index]?.module &&
    before.outline === fresh[index]?.outline &&
    before.paths.join("\n") === fresh[index]?.paths.join("\n");
  if (edited.length !== modules.size || fresh.length !== modules.size || !edited.every(isLike))
    return undefined;
  const now = new Map(fresh.map((each) => [each.module, each]));
  return { ...record, made: record.made.map((each) => now.get(each.module) ?? each) };
}

/** The records of the specs of a run. */
export function specRecords(
  job: Job,
  inputs: readonly SpecInput[],
  specs: readonly SpecMade[],
): readonly SpecRecord[] {
  return specs.map(({ kind, operations, made, about }, index) => {
    const spec = job.specs[index];
    const input = inputs[index];
    if (!spec || !input) return { kind, operations, made, about: {} };
    const modules = made.filter(({ module }) => module !== undefined);
    const text = modules.length === 0 ? "" : Buffer.from(input.spec.bytes).toString("utf8");
    const list = listIn(text, MODULES);
    return {
      kind,
      operations,
      made,
      about: Object.fromEntries(
        Object.entries(about).map(([label, module]) => [besidePath(spec, label), module]),
      ),
      // The root modules come before the list. A list with more items than modules is not recorded.
      ...(list.items.length > 0 &&
        list.items.length <= modules.length && {
          list: {
            around: hashOf(list.around),
            items: list.items.map(({ start, end }) => itemRecord(text, start, end)),
          },
        }),
    };
  });
}

/** The absolute path of a file beside a spec, by its name in diagnostics. */
function besidePath({ file }: JobSpec, label: string): string {
  return join(dirname(file), basename(dirname(label)), basename(label));
}
