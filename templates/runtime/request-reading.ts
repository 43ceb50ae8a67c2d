import type { AnyModule } from "./descriptor.js";
import type { Issue } from "./issue.js";
import { readParams, unrecognized, wireRecord } from "./reading.js";
import type { ParamsReading, WireInput } from "./reading.js";
import type { ReadOptions, Rules } from "./rules/rule.js";

/** A whole API: its root modules and every module that a request can select, by path. */
export interface Api {
  readonly modules: ReadonlyMap<string, AnyModule>;
  readonly rules: Rules;
}

/** A module that the request selects, with the arguments that it goes on with. */
export interface SelectedModule {
  readonly module: AnyModule;
  readonly asGenerator: boolean;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What the server makes of a whole request. */
export interface RequestReading {
  readonly ok: boolean;
  /** The arguments of the root module. */
  readonly main: Readonly<Record<string, unknown>>;
  /** The arguments of the `query` action; empty for other actions. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The arguments of the output format. */
  readonly format: Readonly<Record<string, unknown>>;
  /** In the order in which the server runs them: generator, then `prop`, `list` and `meta` modules. */
  readonly selected: readonly SelectedModule[];
  readonly issues: readonly Issue[];
}

/**
 * Reads a whole request: the root, the action, the generator and the query modules, in the server's
 * order, up to the first error; names that none of them has come last. Modules that return early
 * on a real server are read all the same.
 */
export function readRequest(api: Api, input: WireInput, options: ReadOptions = {}): RequestReading {
  const wire = wireRecord(input);
  const reader = new RequestReader(api, wire, options);
  const main = reader.read("main", false)?.args ?? {};
  const action = textOf(main["action"]);
  const format = reader.format(textOf(main["format"]));
  if (reader.ok) {
    if (action === "query") reader.readQuery();
    else reader.select(action, false);
  }
  reader.reportUnknown();
  return {
    ok: reader.ok,
    main,
    query: reader.query,
    format,
    selected: reader.selected,
    issues: reader.issues,
  };
}

/** The text of an argument; absent, or after an error, it is empty. */
function textOf(argument: unknown): string {
  return typeof argument === "string" ? argument : "";
}

class RequestReader {
  readonly issues: Issue[] = [];
  readonly selected: SelectedModule[] = [];
  query: Readonly<Record<string, unknown>> = {};
  ok = true;
  readonly #used = new Set<string>();
  readonly #api: Api;
  readonly #wire: Readonly<Record<string, string>>;
  readonly #options: ReadOptions;

  constructor(api: Api, wire: Readonly<Record<string, string>>, options: ReadOptions) {
    this.#api = api;
    this.#wire = wire;
    this.#options = options;
  }

  read(path: string, asGenerator: boolean): ParamsReading | undefined {
    const module = this.#api.modules.get(path);
    if (!module || !this.ok) return undefined;
    const reading = readParams(module, this.#api.rules, this.#wire, {
      ...this.#options,
      asGenerator,
    });
    for (const name of reading.used) this.#used.add(name);
    this.issues.push(...reading.issues);
    this.ok = reading.ok;
    return reading;
  }

  select(path: string, asGenerator: boolean): void {
    const module = this.#api.modules.get(path);
    const reading = this.read(path, asGenerator);
    if (module && reading) this.selected.push({ module, asGenerator, args: reading.args });
  }

  readQuery(): void {
    const query = this.read("query", false);
    if (!query?.ok) return;
    this.query = query.args;
    const generator = query.args["generator"];
    if (typeof generator === "string") this.select(`query+${generator}`, true);
    for (const group of ["prop", "list", "meta"]) {
      const names = query.args[group];
      for (const name of Array.isArray(names) ? names : []) this.select(`query+${name}`, false);
    }
  }

  /** The format's parameters count as known; their own faults do not stop a request. */
  format(name: string): Readonly<Record<string, unknown>> {
    const module = this.#api.modules.get(name);
    if (!module) return {};
    const reading = readParams(module, this.#api.rules, this.#wire, this.#options);
    for (const used of reading.used) this.#used.add(used);
    return reading.args;
  }

  reportUnknown(): void {
    if (!this.ok) return;
    for (const name of Object.keys(this.#wire)) {
      if (!this.#used.has(name)) this.issues.push(unrecognized(name, "main"));
    }
  }
}
