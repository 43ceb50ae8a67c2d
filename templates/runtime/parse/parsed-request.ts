import type { AnyModule } from "../model/descriptor.js";
import type { Issue } from "../model/issue.js";
import { unpostedAction, unpostedModule } from "./method.js";
import {
  continueIssue,
  finishedPaths,
  queryPaths,
  badGenerator,
  hasPages,
  isGeneratorOf,
  multiSource,
  OTHER_PART,
  PAGE_PART,
} from "./page-set.js";
import { parseParams, ruleIssues, unrecognized } from "./parsed-params.js";
import type { ModuleParseOptions, ParsedWireParams } from "./parsed-params.js";
import type { ParsedRequest, SelectedModule } from "./parsed-arguments.js";
import type { ParamsPart } from "./prepared-params.js";
import type { ParseOptions, Rules } from "../rules/rule.js";
import { optionsFor } from "../rules/server-version.js";
import { wireParams } from "../wire/wire-params.js";
import type { WireInput, WireParams } from "../wire/wire-params.js";

export type { ParsedRequest, SelectedModule } from "./parsed-arguments.js";

/** An API: its root modules and all modules that a request can select, by path. */
export interface Api {
  readonly modules: ReadonlyMap<string, AnyModule>;
  readonly rules: Rules;
}

/**
 * Parses a request in the server's order up to the first error: the root, the action, the generator
 * and the query modules, then unknown names and the output format. It parses modules even if a real
 * server would return before reading them.
 */
export function parseRequest(
  api: Api,
  input: WireInput,
  options: ParseOptions = {},
): ParsedRequest {
  return parsed(api, wireParams(input), options, "stop");
}

/**
 * Parses a request strictly. Values that the server would clamp or drop and unknown names are
 * errors. Parsing continues after an error.
 */
export function parseRequestStrictly(
  api: Api,
  input: WireInput,
  options: ParseOptions = {},
): ParsedRequest {
  const { issues: _first, found, ...read } = parsed(api, wireParams(input), options, "go on");
  const issues = found.map((issue): Issue =>
    issue.code === "deprecation" ? issue : { ...issue, severity: "error" },
  );
  return {
    ...read,
    ok: issues.every((issue) => issue.severity === "warning"),
    issues,
    found: issues,
  };
}

function parsed(
  api: Api,
  wire: WireParams,
  options: ParseOptions,
  afterError: "stop" | "go on",
): ParsedRequest {
  const reader = new RequestParser(api, wire, options, afterError);
  const main = reader.read("main");
  const action = textOf(main["action"]);
  const query = action === "query" ? reader.parseQueryModules() : {};
  if (action === "query") reader.selectQueryModules(query);
  else reader.selectAction(action);
  const formatPath = textOf(main["format"]);
  reader.reportUnknown(formatPath);
  const format = reader.parseFormat(formatPath);
  const { ok, selected, issues, found } = reader;
  return { ok, main, query, format, selected, issues, found };
}

/** The modules that a module's parameters select, by the path of that module. */
type ModulesBelow = ReadonlyMap<string, readonly AnyModule[]>;

const knownBelow = /* @__PURE__ */ new WeakMap<Api["modules"], ModulesBelow>();

function modulesBelow(modules: Api["modules"]): ModulesBelow {
  const known = knownBelow.get(modules);
  if (known) return known;
  const found = new Map<string, AnyModule[]>();
  for (const module of modules.values()) {
    const { path, name } = module;
    if (!path.endsWith(`+${name}`)) continue;
    const above = path.slice(0, -name.length - 1);
    const others = found.get(above);
    if (others) others.push(module);
    else found.set(above, [module]);
  }
  knownBelow.set(modules, found);
  return found;
}

/** The string of an argument; empty if it is absent or after an error. */
function textOf(argument: unknown): string {
  return typeof argument === "string" ? argument : "";
}

/** The options for modules with a version. */
interface VersionOptions {
  readonly of: number | undefined;
  readonly options: ModuleParseOptions;
}

class RequestParser {
  readonly issues: Issue[] = [];
  readonly found: Issue[] = [];
  readonly selected: SelectedModule[] = [];
  ok = true;
  readonly #used = new Set<string>();
  readonly #api: Api;
  readonly #wire: WireParams;
  readonly #options: ParseOptions;
  #ownOptions: VersionOptions | undefined;
  #generatorOptions: VersionOptions | undefined;
  readonly #afterError: "stop" | "go on";

  constructor(api: Api, wire: WireParams, options: ParseOptions, afterError: "stop" | "go on") {
    this.#afterError = afterError;
    this.#api = api;
    this.#wire = wire;
    this.#options = options;
  }

  get #stopped(): boolean {
    return !this.ok && this.#afterError === "stop";
  }

  /** Parses the arguments of a module; empty after an error or if the module is unknown. */
  read(path: string, asGenerator = false): Readonly<Record<string, unknown>> {
    const module = this.#api.modules.get(path);
    return module ? this.#readModule(module, asGenerator) : {};
  }

  /**
   * Parses the arguments of the `query` action. The parameters that select its pages are parsed
   * first; an error in them ends parsing.
   */
  parseQueryModules(): Readonly<Record<string, unknown>> {
    const module = this.#api.modules.get("query");
    if (!module) return {};
    return {
      ...this.#readModule(module, false, PAGE_PART),
      ...this.#readModule(module, false, OTHER_PART),
    };
  }

  #readModule(
    module: AnyModule,
    asGenerator: boolean,
    part?: ParamsPart,
  ): Readonly<Record<string, unknown>> {
    if (this.#stopped) return {};
    const options = this.#optionsFor(module, asGenerator);
    const params = parseParams(module, this.#api.rules, this.#wire, options, part);
    for (const name of params.used) this.#used.add(name);
    this.#report(params);
    return params.args;
  }

  /** Returns the same object for modules with the same version, as all modules of a wiki have. */
  #optionsFor(module: AnyModule, asGenerator: boolean): ModuleParseOptions {
    const known = asGenerator ? this.#generatorOptions : this.#ownOptions;
    if (known && known.of === module.version) return known.options;
    const made = {
      of: module.version,
      options: optionsFor(module, { ...this.#options, asGenerator }),
    };
    if (asGenerator) this.#generatorOptions = made;
    else this.#ownOptions = made;
    return made.options;
  }

  #report({ ok, issues, found }: Pick<ParsedWireParams, "ok" | "issues" | "found">): void {
    // Not spread, since a request may have more issues than a call can have arguments.
    for (const issue of issues) this.issues.push(issue);
    for (const issue of found) this.found.push(issue);
    this.ok &&= ok;
  }

  /** Parses a module that the request selects, and the modules that its parameters select. */
  select(path: string, asGenerator: boolean): void {
    const module = this.#api.modules.get(path);
    if (!module || this.#stopped) return;
    const args = this.read(path, asGenerator);
    this.selected.push({ module, asGenerator, args });
    if (module.group === "action") this.#refuse(unpostedAction(module, this.#wire, this.#options));
    if (!asGenerator) this.#refuseRules(module, false, args);
    this.#selectBelow(module, args);
  }

  /**
   * Parses an action's module. It reads the parameters that select its pages last, after its token
   * and `continue`, followed by the parameters of their generator.
   */
  selectAction(path: string): void {
    const module = this.#api.modules.get(path);
    if (!module || this.#stopped) return;
    if (!hasPages(module)) return this.select(path, false);
    const args: Record<string, unknown> = { ...this.#readModule(module, false, OTHER_PART) };
    this.selected.push({ module, asGenerator: false, args });
    this.#refuse(unpostedAction(module, this.#wire, this.#options));
    this.#refuse(continueIssue(args));
    Object.assign(args, this.#readModule(module, false, PAGE_PART));
    this.#refuseRules(module, false, args);
    this.#selectBelow(module, args);
    const { generator } = args;
    if (typeof generator === "string") {
      // The server creates a query to run the generator, which reads the same parameters.
      const query = this.#api.modules.get("query");
      if (query) this.#readModule(query, false, PAGE_PART);
      this.#selectGenerator(module, generator);
    }
    this.#refuse(multiSource(module, args));
    this.#refuseGeneratorRules();
  }

  #refuseGeneratorRules(): void {
    for (const { module, asGenerator, args } of this.selected)
      if (asGenerator) this.#refuseRules(module, true, args);
  }

  #refuseRules(
    module: AnyModule,
    asGenerator: boolean,
    args: Readonly<Record<string, unknown>>,
  ): void {
    if (!module.rules) return;
    const options = this.#optionsFor(module, asGenerator);
    for (const issue of ruleIssues(module, args, this.#wire, options)) this.#refuse(issue);
  }

  #selectBelow({ path }: AnyModule, args: Readonly<Record<string, unknown>>): void {
    for (const below of modulesBelow(this.#api.modules).get(path) ?? [])
      if (args[below.group] === below.name) this.select(below.path, false);
  }

  selectQueryModules(query: Readonly<Record<string, unknown>>): void {
    if (this.#stopped) return;
    const module = this.#api.modules.get("query");
    const paths = queryPaths(query);
    for (const path of paths) {
      const selected = this.#api.modules.get(path);
      if (selected) this.#refuse(unpostedModule(selected, this.#options));
    }
    this.#refuse(continueIssue(query));
    const finished = finishedPaths(query);
    for (const path of paths) if (finished.has(path)) this.select(path, false);
    const generator = query["generator"];
    if (module && typeof generator === "string") this.#selectGenerator(module, generator);
    // The server selects the pages after it has read the generator's parameters, and then runs the
    // generator.
    if (module) this.#refuse(multiSource(module, query));
    this.#refuseGeneratorRules();
    for (const path of paths) if (!finished.has(path)) this.select(path, false);
  }

  #refuse(issue: Issue | undefined): void {
    if (!issue || this.#stopped) return;
    this.#report({ ok: false, issues: [issue], found: [issue] });
  }

  #selectGenerator(module: AnyModule, name: string): void {
    if (isGeneratorOf(module, name)) this.select(`query+${name}`, true);
    else this.#refuse(badGenerator(module, name));
  }

  /** Reports unknown names, except those of the output format, which is parsed later. */
  reportUnknown(formatPath: string): void {
    if (this.#stopped) return;
    const later = this.#api.modules.get(formatPath)?.params ?? {};
    for (const name of this.#wire.keys()) {
      if (this.#used.has(name) || Object.hasOwn(later, name)) continue;
      const issue = unrecognized(name, "main");
      this.issues.push(issue);
      this.found.push(issue);
    }
  }

  /** Parses the arguments of the output format. It comes last, even for an error response. */
  parseFormat(path: string): Readonly<Record<string, unknown>> {
    if (!this.#stopped) return this.read(path);
    const format = this.#api.modules.get(path);
    if (!format) return {};
    const params = parseParams(format, this.#api.rules, this.#wire, this.#options);
    for (const issue of params.found) this.found.push(issue);
    return params.args;
  }
}
