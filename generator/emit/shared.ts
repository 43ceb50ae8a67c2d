import { escapeMarkdown } from "../base/hidden-characters.js";
import type { ImportExtension, ImportForm, OutputFile, RuntimeSource } from "./output.js";
import { RUNTIME_FOLDER } from "../base/runtime-door.js";
import type { PlannedCatalogue, PlannedSpec } from "./plan/planned.js";
import { moduleFolder } from "./plan/replace-roots.js";

/** The name of the page in the output folder that lists the specs and their assumptions. */
const ASSUMPTIONS = "ASSUMPTIONS.md";

/** The compiler and linters of a project with different rules do not check the runtime. */
const RUNTIME_HEADER = [
  "// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.",
  "/* eslint-disable */",
  "// @ts-nocheck -- checked where it is written",
].join("\n");

/** The copied runtime, and the page of assumptions of the output folder. */
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
  const rest = "none: the same for every spec | what the generated code runs on |";
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
        ? `${ownModules(spec).length} modules`
        : `${spec.endpoints.length} endpoints`;
    return `| [${spec.names.folder}/](${spec.names.folder}/) | ${escapeMarkdown(spec.model.source)} | ${count} |`;
  });
  const assumptions = specs.flatMap((spec) => [
    `## Assumptions of ${spec.names.folder}`,
    "",
    "The source of this spec does not document these gaps. The generated code relies on the assumptions.",
    "",
    "| gap | assumed |",
    "| --- | --- |",
    ...spec.model.gaps.map(
      (gap) => `| ${escapeMarkdown(gap.id)} | ${escapeMarkdown(gap.assumed)} |`,
    ),
    "",
  ]);
  return [
    "# Contents and assumptions of the generated code",
    "",
    "Written by `paramsmith generate`. Do not edit: change the spec and generate again; `paramsmith check` reports files that differ from the output of the specs.",
    "",
    "| folder | spec | holds |",
    "| --- | --- | --- |",
    ...rows,
    ...ofRuntime,
    "",
    ...assumptions,
  ].join("\n");
}
