import type { SpecModel } from "../spec/model/spec-model.js";
import { matrixEntries } from "./matrix-entries.js";
import type { Entry } from "./matrix-entries.js";

/** Which parts each of several specs has. */
export interface Matrix {
  /** The names of the specs, which head the columns. */
  readonly specs: readonly string[];
  readonly modules: readonly MatrixModule[];
}

/** The rows of a module or an operation. */
export interface MatrixModule {
  readonly path: string;
  /** The first row describes the module itself. */
  readonly rows: readonly MatrixRow[];
}

/** A part, with a cell for each spec. */
export interface MatrixRow {
  readonly kind: Entry["kind"];
  readonly name: string;
  readonly cells: readonly MatrixCell[];
}

/** A spec's version of a part. */
export type MatrixCell =
  | { readonly kind: "present"; readonly text: string }
  | { readonly kind: "absent" }
  /** The spec contains the module but not its result, so its fields are unknown. */
  | { readonly kind: "unknown" };

/** A spec of a matrix. */
export interface NamedModel {
  readonly name: string;
  readonly model: SpecModel;
}

const ABSENT: MatrixCell = { kind: "absent" };
const UNKNOWN: MatrixCell = { kind: "unknown" };

/** Compares the parts of several specs, in the order in which the specs list them. */
export function matrixOf(specs: readonly NamedModel[]): Matrix {
  const columns = specs.map(({ model }) => columnOf(matrixEntries(model)));
  const paths = new Set(columns.flatMap((column) => [...column.keys()]));
  return {
    specs: specs.map(({ name }) => name),
    modules: [...paths].map((path) => ({
      path,
      rows: rowsOf(columns.map((column) => column.get(path))),
    })),
  };
}

/**
 * Removes rows with equal known cells, and modules without other rows. A module's parts are
 * compared only in specs that contain the module.
 */
export function withDifferences({ specs, modules }: Matrix): Matrix {
  return {
    specs,
    modules: modules.flatMap(({ path, rows }) => {
      const module = rows.find(({ kind }) => kind === "module");
      const differing = rows.filter((row) =>
        isDifferent(
          row === module
            ? row.cells
            : row.cells.filter((_, column) => module?.cells[column]?.kind !== "absent"),
        ),
      );
      return differing.length === 0 ? [] : [{ path, rows: differing }];
    }),
  };
}

function isDifferent(cells: readonly MatrixCell[]): boolean {
  const known = cells.filter(({ kind }) => kind !== "unknown");
  return new Set(known.map((cell) => JSON.stringify(cell))).size > 1;
}

/** The entries of a module in one spec, by kind and name. */
type ModuleEntries = ReadonlyMap<string, Entry>;

function columnOf(entries: readonly Entry[]): ReadonlyMap<string, ModuleEntries> {
  const modules = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    const own = modules.get(entry.module) ?? new Map<string, Entry>();
    own.set(JSON.stringify([entry.kind, entry.name]), entry);
    modules.set(entry.module, own);
  }
  return modules;
}

function rowsOf(columns: readonly (ModuleEntries | undefined)[]): readonly MatrixRow[] {
  const entries = new Map(columns.flatMap((column) => [...(column ?? [])]));
  const haveFields = columns.map((column) => column !== undefined && hasFields(column));
  return [...entries].map(([key, { kind, name }]) => ({
    kind,
    name,
    cells: columns.map((column, index): MatrixCell => {
      const own = column?.get(key);
      if (own) return { kind: "present", text: own.text };
      return column && kind === "field" && !haveFields[index] ? UNKNOWN : ABSENT;
    }),
  }));
}

function hasFields(column: ModuleEntries): boolean {
  return [...column.values()].some(({ kind }) => kind === "field");
}
