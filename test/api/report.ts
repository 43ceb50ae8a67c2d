import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from "@microsoft/api-extractor";
import type { IConfigFile } from "@microsoft/api-extractor";
import { REPOSITORY } from "../generator/support/places.js";

/** The text of a report, by the name of its entry point. */
export type Reports = ReadonlyMap<string, string>;

/**
 * Reports the public declarations of entry points with API Extractor.
 *
 * @param entries paths of declaration files below the repository, by the name of the entry point
 * @param folder an existing folder for the files that API Extractor writes
 */
export function apiReports(entries: ReadonlyMap<string, string>, folder: string): Reports {
  const configs = [...entries].map(([name, path]) => [name, config(folder, name, path)] as const);
  const [first] = configs;
  if (!first) return new Map();
  // The entry points share one program: most of the time is spent on reading declarations.
  const compilerState = CompilerState.create(first[1], {
    additionalEntryPoints: configs.map(([, { mainEntryPointFilePath }]) => mainEntryPointFilePath),
  });
  return new Map(
    configs.map(([name, each]) => {
      const { succeeded } = Extractor.invoke(each, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          message.handled = true;
        },
      });
      if (!succeeded) throw new Error(`API Extractor reported errors in ${name}.`);
      return [name, readFileSync(join(folder, `${name}.api.md`), "utf8")] as const;
    }),
  );
}

function config(folder: string, name: string, path: string): ExtractorConfig {
  const entry = join(REPOSITORY, path);
  const configObject: IConfigFile = {
    projectFolder: REPOSITORY,
    mainEntryPointFilePath: entry,
    apiReport: {
      enabled: true,
      reportFolder: folder,
      reportTempFolder: join(folder, "temp"),
      reportFileName: `${name}.api.md`,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    newlineKind: "lf",
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          module: "nodenext",
          target: "es2023",
          lib: ["es2023", "dom", "dom.iterable"],
          types: ["node"],
          strict: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: true,
        },
        include: [entry],
      },
    },
    // The report is of declarations: style is the linter's, and errors are the compiler's.
    messages: {
      compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
      extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
    },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: join(REPOSITORY, "package.json"),
  });
}
