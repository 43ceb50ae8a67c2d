import { dirname } from "node:path";
import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";

/** Files without a configuration are compiled as modules of a bundler. */
const DEFAULTS: TS.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  jsx: ts.JsxEmit.Preserve,
};

/**
 * Only what finds uses faster differs from the configuration. Types of the DOM and of Node.js are not
 * loaded: values of these types contain no generated code.
 */
const OVERRIDES: TS.CompilerOptions = {
  allowJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  skipLibCheck: true,
  composite: false,
  incremental: false,
  types: [],
  lib: ["lib.es2023.d.ts"],
};

/** The path of the nearest `tsconfig.json` of a folder. */
export function compilerConfigOf(folder: string): string | undefined {
  return ts.findConfigFile(folder, (path) => ts.sys.fileExists(path));
}

/** The compiler options of a configuration, with those of projects that it references. */
export function compilerOptions(config: string | undefined): TS.CompilerOptions {
  const own = config === undefined ? {} : readOptions(config, new Set());
  const options = { ...DEFAULTS, ...own, ...OVERRIDES };
  const isOld =
    options.moduleResolution === ts.ModuleResolutionKind.Classic ||
    options.moduleResolution === ts.ModuleResolutionKind.Node10;
  return isOld
    ? {
        ...options,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
      }
    : options;
}

function readOptions(config: string, seen: Set<string>): TS.CompilerOptions {
  if (seen.has(config)) return {};
  seen.add(config);
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path));
  const host: TS.ParseConfigHost = {
    useCaseSensitiveFileNames: ts.sys.useCaseSensitiveFileNames,
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    // The files are those of the patterns.
    readDirectory: () => [],
  };
  const parsed = ts.parseJsonConfigFileContent(
    json ?? {},
    host,
    dirname(config),
    undefined,
    config,
  );
  const referenced = (parsed.projectReferences ?? []).map((each) =>
    readOptions(ts.resolveProjectReferencePath(each), seen),
  );
  return Object.assign({}, ...referenced, definedOptions(parsed.options));
}

/** A module format without a resolution, or the reverse, has the default of the compiler. */
function definedOptions(options: TS.CompilerOptions): TS.CompilerOptions {
  const { module, moduleResolution } = options;
  if (moduleResolution !== undefined || module === undefined) return options;
  const isNode = module >= ts.ModuleKind.Node16 && module <= ts.ModuleKind.NodeNext;
  return {
    ...options,
    moduleResolution: isNode ? ts.ModuleResolutionKind.NodeNext : ts.ModuleResolutionKind.Bundler,
  };
}
