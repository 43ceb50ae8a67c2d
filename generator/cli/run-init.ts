import { dirname, join, relative, resolve, sep } from "node:path";
import type { Config } from "../spec/source/types.js";
import { CONFIG_FILE } from "../project/folders.js";
import { labelOf } from "../project/job.js";
import { counted, quoteForShell } from "../base/counted.js";
import { toolFailed, tryStep } from "./outcome.js";
import type { CommandOutcome } from "./outcome.js";
import { completeChoices, PromptClosedError } from "./init-choices.js";
import type { Choices, PartialChoices, Prompt } from "./init-choices.js";
import { initialSpec, specFiles } from "./initial-spec.js";
import type { InitialSpec, SpecSettings } from "./initial-spec.js";
import {
  obstaclesTo,
  writeNewFiles,
  CLIENT_TARGETS,
  paramsmithCommand,
  workflowText,
} from "./init-files.js";
import type { NewFiles } from "./init-files.js";
import { botFiles, botPaths, missingModules } from "./bot-files.js";
import { readProjectFacts } from "./project-facts.js";
import type { ProjectFacts } from "./project-facts.js";
/** The path of the workflow in a repository. */
const WORKFLOW = join(".github", "workflows", "paramsmith.yml");

/** The arguments of `init`. */
export interface InitCommandOptions extends PartialChoices, SpecSettings {
  readonly cwd: string;
  /** Asks for missing choices; undefined to use the defaults. */
  readonly prompt: Prompt | undefined;
}

/**
 * Writes a configuration, the catalogue of a wiki, a first program and a CI step: all of these files
 * or none. Existing files are reported and never overwritten.
 */
export async function initCommand(options: InitCommandOptions): Promise<CommandOutcome> {
  const { cwd, prompt } = options;
  const facts = readProjectFacts(cwd);
  try {
    // Before the questions, because the configuration has a fixed name.
    const early = findObstacles([join(cwd, CONFIG_FILE)], facts, cwd);
    if (early) return early;
    const chosen = await completeChoices(options, facts, cwd, prompt);
    return chosen.kind === "failed"
      ? toolFailed(chosen.diagnostics)
      : await setUp(chosen.choices, facts, options);
  } catch (error) {
    if (!(error instanceof PromptClosedError)) throw error;
    return { ...toolFailed([]), lines: ["Cancelled: nothing was written."] };
  } finally {
    prompt?.close();
  }
}

async function setUp(
  choices: Choices,
  facts: ProjectFacts,
  options: InitCommandOptions,
): Promise<CommandOutcome> {
  const { cwd, environment } = options;
  const paths = pathsOf(choices, facts, cwd);
  const found = findObstacles(
    [paths.config, ...specFiles(choices, cwd), ...paths.programs, ...paths.workflow],
    facts,
    cwd,
  );
  if (found) return found;
  const { value: spec, diagnostics } = await initialSpec(choices, facts, options);
  environment.progress("");
  if (!spec) return toolFailed(diagnostics);
  const missing = choices.bot ? missingModules(spec.wiki?.modules ?? new Set()) : [];
  if (missing.length > 0) return toolFailed([...diagnostics, ...missing]);
  const files = newFiles(spec, paths, facts, choices);
  const written = tryStep(labelOf(facts.root, cwd), () => {
    writeNewFiles(files, { root: facts.root, cwd });
    return { value: true, diagnostics: [] };
  });
  if (!written.value) return toolFailed([...diagnostics, ...written.diagnostics]);
  const names = [...files.keys()].map((path) => labelOf(path, cwd));
  return {
    exitCode: 0,
    diagnostics,
    lines: [
      `Wrote ${counted(names.length, "file")} for ${spec.title}:`,
      ...names.map((name) => `  ${name}`),
      ...nextSteps(choices, facts, spec),
    ],
    data: { written: names },
  };
}

/** The paths of a new project, absolute. */
interface Paths {
  readonly config: string;
  readonly out: string;
  /** The first program, and further files of a bot. */
  readonly programs: readonly [string, ...string[]];
  /** The path of the workflow, or none. */
  readonly workflow: readonly string[];
}

function pathsOf({ out, program, bot, ci }: Choices, { root }: ProjectFacts, cwd: string): Paths {
  const first = resolve(cwd, program);
  return {
    config: join(cwd, CONFIG_FILE),
    out: resolve(cwd, out),
    programs: [first, ...(bot ? Object.values(botPaths(first)) : [])],
    workflow: ci === "github" ? [join(root, WORKFLOW)] : [],
  };
}

function newFiles(
  spec: InitialSpec,
  paths: Paths,
  facts: ProjectFacts,
  { bot }: Choices,
): NewFiles {
  const { config, out, workflow } = paths;
  const [program] = paths.programs;
  const { root, installed, packageManager, importExtension } = facts;
  const cwd = dirname(config);
  const { file, name } = spec;
  const schema = join(
    installed ?? join(cwd, "node_modules", "paramsmith"),
    "spec",
    "schemas",
    "config.schema.json",
  );
  const place = { program, out, name, importExtension };
  const inRoot = relative(root, cwd).split(sep).join("/");
  return new Map([
    [
      config,
      configText(config, schema, {
        out,
        importExtension,
        targets: bot ? [...CLIENT_TARGETS, "stub"] : CLIENT_TARGETS,
        specs: [{ file, name }],
      }),
    ],
    ...spec.files,
    ...(bot && spec.wiki
      ? botFiles({ ...place, ...spec.wiki })
      : [[program, spec.program(place)] as const]),
    ...workflow.map((path) => [path, workflowText(packageManager, inRoot)] as const),
  ]);
}

/** The outcome if files cannot be created; undefined if they can. */
function findObstacles(
  paths: readonly string[],
  { root }: ProjectFacts,
  cwd: string,
): CommandOutcome | undefined {
  const { value: found = [], diagnostics } = tryStep(labelOf(root, cwd), () => ({
    value: obstaclesTo(paths, { root, cwd }),
    diagnostics: [],
  }));
  const problems = [...diagnostics, ...found];
  return problems.length > 0 ? toolFailed(problems) : undefined;
}

/**
 * Formats a configuration. Absolute paths become relative to its folder, with `/`.
 *
 * @param schema the path of the schema for editors
 */
function configText(file: string, schema: string, config: Config): string {
  const folder = dirname(file);
  const { out = "", specs, importExtension, targets } = config;
  const schemaPath = below(folder, schema);
  const value = {
    $schema: schemaPath.startsWith("../") ? schemaPath : `./${schemaPath}`,
    out: below(folder, out),
    ...(importExtension !== ".js" && { importExtension }),
    ...(targets && { targets }),
    specs: specs.map(({ file: path, files, ...spec }) => ({
      ...spec,
      ...(path !== undefined && { file: below(folder, path) }),
      ...(files && { files: files.map((each) => below(folder, each)) }),
    })),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function below(folder: string, path: string): string {
  return relative(folder, path).split(sep).join("/") || ".";
}

/** The steps of the user after `init`, numbered. */
function nextSteps(
  { out, program, bot, ci }: Choices,
  { installed, packageManager, importExtension }: ProjectFacts,
  { method }: InitialSpec,
): readonly string[] {
  const check = paramsmithCommand(packageManager, "check");
  const steps = [
    ...(installed === undefined ? ["Install Paramsmith in this project."] : []),
    `Generate ${out}: ${paramsmithCommand(packageManager, "generate")}`,
    ...(bot
      ? botSteps(program, importExtension)
      : [programStep(method, program, programCommand(program, importExtension))]),
    ci === "github"
      ? `Commit these files and ${out}. The workflow runs ${check} after each push.`
      : `Commit these files and ${out}, and run ${check} in CI.`,
  ];
  return ["Next:", ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}

/** A bot needs Node's types, and an account, which is in no file. */
function botSteps(program: string, importExtension: string): readonly string[] {
  const { start, test } = botPaths(program);
  return [
    'For tsc, install Node\'s types and add "node" to types in tsconfig.json: npm install --save-dev @types/node',
    `Set the category and the typos in ${program}, and run its test: ${programCommand(test, importExtension, "--test ")}`,
    `Create a bot password on Special:BotPasswords, and run the bot: WIKI_USERNAME=Name@bot WIKI_PASSWORD=… ${programCommand(start, importExtension)}`,
  ];
}

/** Programs that change data are not to be run unread. */
function programStep(method: InitialSpec["method"], program: string, command: string): string {
  switch (method) {
    case undefined:
      return `Add requests to the first program, which does not send any yet: ${program}`;
    case "GET":
      return `Run the first program: ${command}`;
    default:
      return `Check the first program, which sends a ${method} request, and run it: ${command}`;
  }
}

/** Node runs TypeScript only if imports name its files. */
function programCommand(program: string, importExtension: string, options = ""): string {
  return `${importExtension === ".ts" ? "node" : "npx tsx"} ${options}${quoteForShell(program)}`;
}
