import { dirname } from "node:path";
import type { ts as TS } from "ts-morph";
import { groupBy } from "../../base/group.js";
import { ts } from "../../base/ts-morph.js";

/** The part of a program that one configuration compiles. */
export interface UsageConfig {
  /** The folder of the configuration or the command. */
  readonly folder: string;
  readonly options: TS.CompilerOptions;
  /** The files of the configuration, and those that patterns select. */
  readonly roots: readonly string[];
  /** The files that patterns select. */
  readonly selected: readonly string[];
  /** This project and those that it references, directly or by other projects; inner folders are first. */
  readonly projects: readonly {
    readonly folder: string;
    readonly options: TS.CompilerOptions;
  }[];
  /** The source of each declaration file that a build of the references writes. */
  readonly sources: ReadonlyMap<string, string>;
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
  const read = configReader();
  const groups = groupBy(paths, (path) => configOf(path, read));
  return [...groups].map(([config, selected]): UsageConfig => {
    const parsed = config === undefined ? undefined : read(config);
    const folder = config === undefined ? cwd : dirname(config);
    const own = parsed?.options ?? DEFAULTS;
    const scripts = selected.some((path) => SCRIPT.test(path))
      ? { allowJs: true, checkJs: own.checkJs ?? true }
      : {};
    const options = { ...own, ...scripts, ...OVERRIDES };
    const references = config === undefined ? [] : referencedProjects(config, read);
    return {
      folder,
      options,
      roots: [...new Set([...(parsed?.fileNames ?? []), ...selected])],
      selected,
      projects: [{ folder, options }, ...references].toSorted(
        (a, b) => b.folder.length - a.folder.length,
      ),
      sources: new Map(references.flatMap(declarationSources)),
    };
  });
}

type ReadConfig = (config: string) => TS.ParsedCommandLine | undefined;

/** Reads each configuration once. */
function configReader(): ReadConfig {
  const read = new Map<string, TS.ParsedCommandLine | undefined>();
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  return (config) => {
    if (!read.has(config)) read.set(config, ts.getParsedCommandLineOfConfigFile(config, {}, host));
    return read.get(config);
  };
}

/** The configuration of a file: the nearest one, or one that it references and that has the file. */
function configOf(path: string, read: ReadConfig): string | undefined {
  const find = (name?: string): string | undefined =>
    ts.findConfigFile(dirname(path), (each) => ts.sys.fileExists(each), name);
  const nearest = find() ?? find("jsconfig.json");
  if (nearest === undefined || read(nearest)?.fileNames.includes(path)) return nearest;
  const project = referencedProjects(nearest, read).find((each) => each.fileNames.includes(path));
  return project?.config ?? nearest;
}

interface Project extends TS.ParsedCommandLine {
  readonly config: string;
  readonly folder: string;
}

/** The projects that a configuration references, directly or by others, once each. */
function referencedProjects(config: string, read: ReadConfig): readonly Project[] {
  const found = new Set([config]);
  for (const each of found)
    for (const reference of read(each)?.projectReferences ?? [])
      found.add(ts.resolveProjectReferencePath(reference));
  return [...found].slice(1).flatMap((each) => {
    const parsed = read(each);
    return parsed ? [{ ...parsed, config: each, folder: dirname(each) }] : [];
  });
}

function declarationSources(project: Project): readonly (readonly [string, string])[] {
  return project.fileNames.flatMap((source) =>
    ts
      .getOutputFileNames(project, source, !ts.sys.useCaseSensitiveFileNames)
      .filter((output) => output.endsWith(".d.ts"))
      .map((output) => [output, source] as const),
  );
}
