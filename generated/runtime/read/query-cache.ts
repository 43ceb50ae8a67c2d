// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { responseCache } from "../http/response-cache.js";
import type { AnyModule } from "../model/descriptor.js";
import type { ReadOptions } from "../rules/rule.js";
import type { WireParams } from "../wire/wire-params.js";
import { callerOf, dependsOnClock } from "./caching-reader.js";
import type { ParsedQuery } from "./parsed-query.js";
import { wirePrefix } from "./prepared-params.js";

/**
 * Queries that were parsed before. Requests with equal parameters of `query` and its modules share the
 * parsed query, whatever their other parameters are.
 */
export interface QueryCache {
  /** Whether `query`, or one of its modules, may have a parameter of this wire name. */
  readonly isOfQuery: (name: string) => boolean;
  /** @param parse runs unless the query is cached */
  read(wire: WireParams, options: ReadOptions, parse: () => ParsedQuery): ParsedQuery;
}

/** The characters that a parsed query is assumed to need. */
const LENGTH = 1000;

/** Makes a cache for requests of one wiki, which are all parsed strictly or all not. */
export function queryCache(modules: ReadonlyMap<string, AnyModule>): QueryCache {
  const { names, beginnings } = queryNames(modules);
  const cached = responseCache<ParsedQuery>();
  const isOfQuery = (name: string): boolean =>
    names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  /** Undefined if the query depends on more than texts. */
  const keyOf = (wire: WireParams, options: ReadOptions): string | undefined => {
    let key = `${callerOf(options)}`;
    for (const [name, sent] of wire) {
      if (!isOfQuery(name)) continue;
      if (typeof sent !== "string" || (names.get(name) === true && sent.includes(",")))
        return undefined;
      // PHP ends names at U+0000.
      key += `${name}\0${sent.length}\0${sent}`;
    }
    return key;
  };
  return {
    isOfQuery,
    read(wire, options, parse) {
      const key = keyOf(wire, options);
      if (key === undefined) return parse();
      const known = cached.get(key);
      if (known) return known;
      const parsed = { ...parse(), key };
      cached.set(key, parsed, LENGTH);
      return parsed;
    },
  };
}

/** The wire names of parameters of `query` and its modules. */
interface QueryNames {
  /** Whether some text of the parameter depends on the clock. */
  readonly names: ReadonlyMap<string, boolean>;
  /** The beginnings of names that are expanded from templates. */
  readonly beginnings: readonly string[];
}

function queryNames(modules: ReadonlyMap<string, AnyModule>): QueryNames {
  const names = new Map<string, boolean>();
  const beginnings = new Set<string>();
  for (const module of modules.values()) {
    if (module.path !== "query" && !module.path.startsWith("query+")) continue;
    for (const prefix of [wirePrefix(module, false), wirePrefix(module, true)]) {
      for (const [name, param] of Object.entries(module.params)) {
        const isOfTime = names.get(prefix + name) === true || dependsOnClock(param);
        names.set(prefix + name, isOfTime);
      }
      for (const pattern of Object.keys(module.templates ?? {}))
        beginnings.add(prefix + pattern.split("{", 1)[0]);
    }
  }
  return { names, beginnings: [...beginnings] };
}
