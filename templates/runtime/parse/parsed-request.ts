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

/** An API: its root modules and every module that a request can select, by path. */
export interface Api {
  readonly modules: ReadonlyMap<string, AnyModule>;
  readonly rules: Rules;
}

/**
 * Reads a request: the root, the action, the generator and the query modules, in the server's
 * order, up to the first error; then names that none of them has, and the output format. Modules
 * are read even if a real server would return before it reads them.
 */
export function parseRequest(
  api: Api,
  input: WireInput,
  options: ParseOptions = {},
): ParsedRequest {
  return parsed(api, wireParams(input), options, "stop");
}

/**
 * Reads a request strictly: a value that the server would clamp or drop and an unknown name are
 * errors. Reading continues after an error.
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

/** The modules that the parameters of another select, by the path of the other. */
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

/** The text of an argument; absent, or after an error, it is empty. */
function textOf(argument: unknown): string {
  return typeof argument === "string" ? argument : "";
}

/** The options of modules with a version. */
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

  /** The arguments of a module; none after an error, or if the module is unknown. */
  read(path: string, asGenerator = false): Readonly<Record<string, unknown>> {
    const module = this.#api.modules.get(path);
    return module ? this.#readModule(module, asGenerator) : {};
  }

  /**
   * The arguments of the `query` action. The parameters that determine its pages are read first,
   * and after an error in them nothing else.
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

  /** The same object for modules of the same version, as all of a wiki are. */
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
    // Not spread: a request may have more issues than a call can have arguments.
    for (const issue of issues) this.issues.push(issue);
    for (const issue of found) this.found.push(issue);
    this.ok &&= ok;
  }

  /**
   * Reads a module that the request selects, and the modules below it that its parameters select.
   */
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
   * Reads the module of an action. It reads the parameters that determine its pages last, after its
   * token and `continue`, and those of their generator after them.
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
      // The server makes a query that runs the generator, which reads the same parameters.
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
    // The server names the pages after it has read the parameters of the generator, and then runs it.
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

  /** Reports names that no module has, except those of the output format, which is read later. */
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

  /** The arguments of the output format. It is read last, also for a response with an error. */
  parseFormat(path: string): Readonly<Record<string, unknown>> {
    if (!this.#stopped) return this.read(path);
    const format = this.#api.modules.get(path);
    if (!format) return {};
    const params = parseParams(format, this.#api.rules, this.#wire, this.#options);
    for (const issue of params.found) this.found.push(issue);
    return params.args;
  }
}
