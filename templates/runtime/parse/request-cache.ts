import { recurrence } from "../http/recurrence.js";
import { responseCache } from "../http/response-cache.js";
import { isPlain } from "../wire/plain-text.js";
import type { WireParams } from "../wire/wire-params.js";
import type { AnyModule } from "../model/descriptor.js";
import type { ParseOptions, Rules } from "../rules/rule.js";
import { optionsNumber, dependsOnClock, isEqualForAllTexts } from "./caching-parser.js";
import type { ParsedRequest } from "./parsed-arguments.js";
import { wirePrefix } from "./prepared-params.js";

/**
 * Requests for queries that were parsed twice before. Requests share a parsed request if they differ only in
 * the values of unknown parameters, and in texts of the root that are read as they were sent, such as
 * `requestid`.
 */
export interface RequestCache {
  /** Whether `query`, or one of its modules, may have a parameter of this wire name. */
  readonly isOfQuery: (name: string) => boolean;
  /** @param parse runs unless the request is cached */
  read(wire: WireParams, options: ParseOptions, parse: () => ParsedRequest): ParsedRequest;
}

/** The characters that a parsed request is assumed to need. */
const LENGTH = 1000;

/** Makes a cache for requests of one wiki, which are all parsed strictly or all not. */
export function requestCache(modules: ReadonlyMap<string, AnyModule>, rules: Rules): RequestCache {
  const { params, beginnings } = knownParams(modules, rules);
  const cached = responseCache<ParsedRequest>();
  const cameBefore = recurrence();
  const isOfQuery = (name: string): boolean =>
    params.get(name)?.role === "query" ||
    beginnings.some((beginning) => name.startsWith(beginning));
  /** Undefined if the request depends on more than texts. */
  const textsOf = (wire: WireParams, options: ParseOptions): RequestTexts | undefined => {
    let key = `${optionsNumber(options)}`;
    let echoed: Record<string, string> | undefined;
    for (const [name, sent] of wire) {
      if (typeof sent !== "string") return undefined;
      const param = params.get(name);
      if (param?.isOfTime && sent.includes(",")) return undefined;
      if (param?.role === "echoed" && isPlain(sent)) {
        echoed ??= {};
        echoed[name] = sent;
        key += `${name}\0`;
      } else if (param || isOfQuery(name)) key += `${name}\0${sent.length}\0${sent}`;
      else key += `${name}\0`;
    }
    return { key, echoed };
  };
  return {
    isOfQuery,
    read(wire, options, parse) {
      const texts = textsOf(wire, options);
      if (!texts) return parse();
      const { key, echoed } = texts;
      const known = cached.get(key);
      if (known) return echoed ? { ...known, main: { ...known.main, ...echoed } } : known;
      const parsed = parse();
      // What comes once is not worth its place, nor the time to move it in the memory.
      if (parsed.main["action"] !== "query" || !cameBefore(key)) return parsed;
      const queryKey = `${optionsNumber(options)}${queryText(wire, isOfQuery)}`;
      const kept = parsed.ok ? { ...parsed, queryKey } : parsed;
      cached.set(key, kept, LENGTH);
      return kept;
    },
  };
}

interface RequestTexts {
  /** Equal for requests that share a parsed request. */
  readonly key: string;
  /** The arguments of the root that are no part of the key. */
  readonly echoed: Readonly<Record<string, string>> | undefined;
}

/** The parameters of `query` and its modules. PHP ends names at U+0000. */
function queryText(wire: WireParams, isOfQuery: (name: string) => boolean): string {
  return [...wire]
    .filter(([name]) => isOfQuery(name))
    .map(([name, sent]) => `${name}\0${sent.length}\0${String(sent)}`)
    .join("");
}

/** A parameter of some modules. */
interface KnownParam {
  /** `query` if a module of a query has it, `echoed` if only the root has it and reads it as it was sent. */
  readonly role: "query" | "echoed" | "other";
  /** Whether some text of the parameter depends on the clock. */
  readonly isOfTime: boolean;
}

interface KnownParams {
  /** By wire name. */
  readonly params: ReadonlyMap<string, KnownParam>;
  /** The beginnings of names that are expanded from templates. */
  readonly beginnings: readonly string[];
}

function knownParams(modules: ReadonlyMap<string, AnyModule>, rules: Rules): KnownParams {
  const params = new Map<string, KnownParam>();
  const beginnings = new Set<string>();
  for (const module of modules.values()) {
    const { path, templates = {} } = module;
    const isOfQuery = path === "query" || path.startsWith("query+");
    for (const asGenerator of isOfQuery ? [false, true] : [false]) {
      const prefix = wirePrefix(module, asGenerator);
      for (const [name, param] of Object.entries(module.params)) {
        const before = params.get(prefix + name);
        const isEchoed = path === "main" && prefix === "" && isEqualForAllTexts(name, param, rules);
        const role = isOfQuery ? "query" : isEchoed ? "echoed" : "other";
        params.set(prefix + name, {
          role: before && before.role !== role ? sharedRole(before.role, role) : role,
          isOfTime: before?.isOfTime === true || dependsOnClock(param),
        });
      }
      for (const pattern of Object.keys(templates))
        beginnings.add(prefix + pattern.split("{", 1)[0]);
    }
  }
  return { params, beginnings: [...beginnings] };
}

/** The role of a parameter that has two in different modules. */
function sharedRole(one: KnownParam["role"], other: KnownParam["role"]): KnownParam["role"] {
  return one === "query" || other === "query" ? "query" : "other";
}
