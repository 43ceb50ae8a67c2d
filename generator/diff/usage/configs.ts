import { dirname } from "node:path";
import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import { referencedProjects } from "./references.js";
import type { BuiltProject } from "./references.js";

/** The part of a program that one configuration compiles. */
export interface UsageConfig {
  /** The folder of the configuration, or of the command. */
  readonly folder: string;
  readonly options: TS.CompilerOptions;
  /** The files of the configuration, and those that patterns select. */
  readonly roots: readonly string[];
  /** The files that patterns select. */
  readonly selected: readonly string[];
  readonly references: readonly BuiltProject[];
}

const SCRIPT = /\.[cm]?jsx?$/;

/** Files without a configuration are compiled as modules of a bundler. */
const DEFAULTS: TS.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  jsx: ts.JsxEmit.Preserve,
};

/** Only what does not change the errors of code differs from the configuration. */
const OVERRIDES: TS.CompilerOptions = {
  noEmit: true,
  skipLibCheck: true,
  composite: false,
  incremental: false,
  declaration: false,
};

/** Groups files by the configurations that compile them. */
export function usageConfigs(cwd: string, paths: readonly string[]): readonly UsageConfig[] {
  const read = new Map<string, TS.ParsedCommandLine | undefined>();
  const groups = new Map<string | undefined, string[]>();
  for (const path of paths) {
    const config = configOf(path, read);
    groups.set(config, [...(groups.get(config) ?? []), path]);
  }
  return [...groups].map(([config, selected]): UsageConfig => {
    const parsed = config === undefined ? undefined : read.get(config);
    const own = parsed?.options ?? DEFAULTS;
    const scripts = selected.some((path) => SCRIPT.test(path))
      ? { allowJs: true, checkJs: own.checkJs ?? true }
      : {};
    return {
      folder: config === undefined ? cwd : dirname(config),
      options: { ...own, ...scripts, ...OVERRIDES },
      roots: [...new Set([...(parsed?.fileNames ?? []), ...selected])],
      selected,
      references: referencedProjects(config),
    };
  });
}

/** The configuration of a file: the nearest one, or one that it references and that has the file. */
function configOf(
  path: string,
  read: Map<string, TS.ParsedCommandLine | undefined>,
): string | undefined {
  const exists = (file: string): boolean => ts.sys.fileExists(file);
  const nearest =
    ts.findConfigFile(dirname(path), exists) ??
    ts.findConfigFile(dirname(path), exists, "jsconfig.json");
  if (nearest === undefined) return undefined;
  const seen = new Set<string>();
  const search = (config: string): string | undefined => {
    if (seen.has(config)) return undefined;
    seen.add(config);
    if (!read.has(config)) read.set(config, parsedConfig(config));
    const parsed = read.get(config);
    if (parsed?.fileNames.includes(path)) return config;
    for (const reference of parsed?.projectReferences ?? []) {
      const found = search(ts.resolveProjectReferencePath(reference));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(nearest) ?? nearest;
}

function parsedConfig(config: string): TS.ParsedCommandLine | undefined {
  return ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    {
      ...CONFIG_SYSTEM,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  );
}

const CONFIG_SYSTEM: TS.ParseConfigHost & { readonly getCurrentDirectory: () => string } = {
  useCaseSensitiveFileNames: ts.sys.useCaseSensitiveFileNames,
  getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
  fileExists: (path) => ts.sys.fileExists(path),
  readFile: (path) => ts.sys.readFile(path),
  readDirectory: (...args) => ts.sys.readDirectory(...args),
};
