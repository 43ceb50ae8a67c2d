import { counted } from "../base/counted.js";
import { escapeMarkdown } from "../base/hidden-characters.js";
import type {
  ImportExtension,
  ImportForm,
  OutputFile,
  RuntimeSource,
  Template,
  TemplateExport,
} from "./output.js";
import { RUNTIME_FOLDER, RUNTIME_DOORS, lastDoor } from "../base/runtime-door.js";
import type { PlannedCatalogue, PlannedSpec } from "./plan/planned.js";
import { moduleFolder } from "./plan/planned.js";
import type { RuntimeDoor } from "../base/runtime-door.js";
import { definitionsOf } from "./emit.js";
import type { Target } from "../spec/input.js";
import type { SpecModel } from "../spec/model/spec-model.js";

/** The name of the page in the output folder that lists the specs and their assumptions. */
const ASSUMPTIONS = "ASSUMPTIONS.md";

/** The compiler and linters of a project with different rules do not check the runtime. */
const RUNTIME_HEADER = [
  "// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.",
  "/* eslint-disable */",
  "// @ts-nocheck -- type-checked in Paramsmith",
].join("\n");

/** The copied runtime, and the output folder's page of assumptions. */
export function sharedFiles(
  runtimeFiles: readonly OutputFile[],
  specs: readonly PlannedSpec[],
  { extension, runtime }: ImportForm,
): readonly OutputFile[] {
  return [
    ...runtimeFiles.map(({ path, text }) => ({
      path: `${RUNTIME_FOLDER}/${path}`,
      text: `${RUNTIME_HEADER}\n\n${withExtension(text, extension)}`,
    })),
    { path: ASSUMPTIONS, text: assumptionsPage(specs, runtimeRow(runtime, runtimeFiles)) },
  ];
}

/** Relative imports of the runtime end in `.js`. */
function withExtension(text: string, extension: ImportExtension): string {
  return extension === ".js"
    ? text
    : text.replaceAll(/^((?:import|export|\}) .*from "\.\.?\/[^"]+)\.js";$/gm, `$1${extension}";`);
}

/** The row about the runtime; none if nothing imports it. */
function runtimeRow(runtime: RuntimeSource, copied: readonly OutputFile[]): readonly string[] {
  const rest = "none: the same for every spec | the runtime of the generated code |";
  switch (runtime) {
    case "copy":
      return copied.length === 0 ? [] : [`| [runtime/](runtime/) | ${rest}`];
    case "package":
      return [`| \`paramsmith\`, a package | ${rest}`];
  }
}

/** The modules in the catalogue's own folder. */
function ownModules({ names, modules }: PlannedCatalogue): PlannedCatalogue["modules"] {
  return modules.filter((module) => moduleFolder(names, module) === names.folder);
}

function assumptionsPage(specs: readonly PlannedSpec[], ofRuntime: readonly string[]): string {
  const rows = specs.map((spec) => {
    const count =
      spec.kind === "catalogue"
        ? counted(ownModules(spec).length, "module")
        : counted(spec.endpoints.length, "operation");
    return `| [${spec.names.folder}/](${spec.names.folder}/) | ${escapeMarkdown(spec.model.source)} | ${count} |`;
  });
  const assumptions = specs.flatMap((spec) => [
    `## Assumptions of ${spec.names.folder}`,
    "",
    "The source of this spec does not document these facts. The generated code relies on these assumptions.",
    "",
    "| id | not documented | assumed |",
    "| --- | --- | --- |",
    ...spec.model.gaps.map(
      ({ id, unknown, assumed }) => `| ${[id, unknown, assumed].map(escapeMarkdown).join(" | ")} |`,
    ),
    "",
  ]);
  return [
    "# Contents and assumptions of the generated code",
    "",
    "Written by `paramsmith generate`. Do not edit: change the spec and generate again; `paramsmith check` reports files that differ from the output of the specs.",
    "",
    "| folder | spec | contents |",
    "| --- | --- | --- |",
    ...rows,
    ...ofRuntime,
    "",
    ...assumptions,
  ].join("\n");
}

/** A spec with code that imports the runtime. */
export interface RuntimeUser {
  readonly kind: SpecModel["kind"];
  readonly targets: readonly Target[];
  /** The names that the code imports. */
  readonly imported: readonly string[];
}

const IMPORTS = /\{([^{}]*)\} from "([^"\n]*)";/g;

/** The names that generated files import from the copied runtime. */
export function runtimeImports(files: readonly OutputFile[]): readonly string[] {
  const names = files.flatMap(({ text }) =>
    Array.from(text.matchAll(IMPORTS), ([, list = "", from = ""]) =>
      from.split("/").at(-2) === RUNTIME_FOLDER ? list.split(",") : [],
    ).flat(),
  );
  const exports = names.map((name) => name.trim().split(" ", 1)[0] ?? "");
  return [...new Set(exports.filter((name) => name !== ""))].toSorted();
}

/**
 * The files of the runtime that are copied for the code of some specs: the declarations that their
 * code imports, those that programs may import, and what these need.
 *
 * @returns files with paths such as `client.ts`
 */
export function copiedFiles(
  templates: readonly Template[],
  users: readonly RuntimeUser[],
): readonly OutputFile[] {
  const doors = doorsFor(users.flatMap(({ targets }) => targets));
  const copied = new Set(templates.filter((template) => isRoot(template, users)));
  for (const template of copied) for (const used of usedBy(template, templates)) copied.add(used);
  return doors.map((door, index) => {
    const content = templates.filter((each) => each.door === door && copied.has(each));
    const before = doors[index - 1];
    const parts = [
      ...importStatements(content, door, templates),
      ...(before === undefined ? [] : [`export * from "./${before}.js";`]),
      ...content.map(({ text }) => text),
    ];
    return { path: `${door}.ts`, text: `${parts.join("\n\n")}\n` };
  });
}

/** The doors that the code of targets, or its users, import from. */
function doorsFor(targets: readonly Target[]): readonly RuntimeDoor[] {
  const last = lastDoor(definitionsOf(targets).flatMap(({ door }) => door ?? []));
  return last === undefined ? [] : RUNTIME_DOORS.slice(0, RUNTIME_DOORS.indexOf(last) + 1);
}

function isRoot({ exports, names }: Template, users: readonly RuntimeUser[]): boolean {
  const isWanted = ({ targets, imported }: RuntimeUser, only: TemplateExport["only"]): boolean => {
    switch (only) {
      case undefined:
        return true;
      case "imported":
        return names.some((name) => imported.includes(name));
      case "schemas":
        return targets.includes("schemas");
    }
  };
  return exports.some(({ kind, door, only }) =>
    users.some(
      (user) => user.kind === kind && doorsFor(user.targets).includes(door) && isWanted(user, only),
    ),
  );
}

function usedBy({ uses }: Template, templates: readonly Template[]): readonly Template[] {
  return uses.flatMap((index) => templates[index] ?? []);
}

/** The imports of a file from the files before it. */
function importStatements(
  content: readonly Template[],
  door: RuntimeDoor,
  templates: readonly Template[],
): readonly string[] {
  const imported = [...new Set(content.flatMap((each) => usedBy(each, templates)))];
  return RUNTIME_DOORS.slice(0, RUNTIME_DOORS.indexOf(door)).flatMap((from) =>
    [true, false].flatMap((isType) => {
      const used = imported.filter((each) => each.door === from && each.isType === isType);
      const names = [...new Set(used.flatMap((each) => each.names))].toSorted();
      return names.length === 0 ? [] : [importStatement(isType, names, from)];
    }),
  );
}

/** Laid out as the formatter does. */
function importStatement(isType: boolean, names: readonly string[], from: RuntimeDoor): string {
  const keyword = isType ? "import type" : "import";
  const line = `${keyword} { ${names.join(", ")} } from "./${from}.js";`;
  return line.length <= 100
    ? line
    : [`${keyword} {`, ...names.map((name) => `  ${name},`), `} from "./${from}.js";`].join("\n");
}
