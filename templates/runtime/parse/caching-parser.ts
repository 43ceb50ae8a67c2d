// A request parsed as the server parses it.

import type { AnyModule, ParamDescriptor } from "../model/descriptor.js";
import type { ParseOptions, Rules } from "../rules/rule.js";
import { isPlain } from "../wire/plain-text.js";
import type { WireParams } from "../wire/wire-params.js";
import { parseParams } from "./parsed-params.js";
import type { ParsedWireParams, ParseParams } from "./parsed-params.js";
import { preparedParams } from "./prepared-params.js";
import type { ParamsPart } from "./prepared-params.js";

/** The largest number of cached results, and of the characters of their keys; then the cache is cleared. */
const MAX_RESULTS = 5000;
const MAX_CHARACTERS = 2_000_000;

/**
 * Makes a reader like `parseParams` that reads equal parameters of a module once. All requests are of
 * one wiki, with the same rules, the same namespaces and the same version. Requests do not share the
 * object of arguments.
 */
export function cachingParser(): ParseParams {
  const uses = new WeakMap<AnyModule, UsesOfModule>();
  let count = 0;
  let characters = 0;
  let filled: Results[] = [];
  const remember = (results: Results, key: string, read: ParsedWireParams): void => {
    if (count >= MAX_RESULTS || characters > MAX_CHARACTERS) {
      for (const each of filled) each.clear();
      filled = [];
      count = 0;
      characters = 0;
    }
    if (results.size === 0) filled.push(results);
    results.set(key, read);
    count += 1;
    characters += key.length;
  };
  return (module, rules, wire, callerOptions, part) => {
    const { params, results } = useOf(
      uses,
      module,
      callerOptions.asGenerator === true,
      rules,
      part,
    );
    const ofCaller = results[optionsNumber(callerOptions)];
    const sent = ofCaller && sentParams(params, wire);
    if (!sent) return parseParams(module, rules, wire, callerOptions, part);
    const cached = ofCaller.get(sent.key);
    if (cached) return withTexts(cached, sent.texts);
    const read = parseParams(module, rules, wire, callerOptions, part);
    remember(ofCaller, sent.key, { ...read, args: { ...read.args } });
    return read;
  };
}

/** The parsed parameters of a module by their texts. */
type Results = Map<string, ParsedWireParams>;

/** How the text of a parameter determines its value. */
type Determined =
  /** A plain text is the value. */
  | "as sent"
  | "by text"
  /** The text of a time with a comma may have a year of two digits, which depends on the clock. */
  | "by text and clock";

/** A parameter that a request may have. */
interface CachedParam {
  readonly name: string;
  readonly determined: Determined;
  /** Distinguishes it from other parameters of the module in a key. */
  readonly mark: string;
}

/** A module, or a part of it, as requests use it. */
interface UseOfModule {
  /** By wire name; undefined if the names depend on the values of other parameters. */
  readonly params: ReadonlyMap<string, CachedParam> | undefined;
  /** By the combination of options that values depend on. */
  readonly results: readonly Results[];
}

/** The uses of a module by the part that is read; `undefined` is all of it. */
interface UsesOfModule {
  readonly own: Map<ParamsPart | undefined, UseOfModule>;
  readonly asGenerator: Map<ParamsPart | undefined, UseOfModule>;
}

function useOf(
  uses: WeakMap<AnyModule, UsesOfModule>,
  module: AnyModule,
  asGenerator: boolean,
  rules: Rules,
  part: ParamsPart | undefined,
): UseOfModule {
  let ofModule = uses.get(module);
  if (!ofModule) {
    ofModule = { own: new Map(), asGenerator: new Map() };
    uses.set(module, ofModule);
  }
  const parts = asGenerator ? ofModule.asGenerator : ofModule.own;
  const known = parts.get(part);
  if (known) return known;
  const made = {
    params: module.templates ? undefined : cachedParams(module, asGenerator, rules, part),
    results: Array.from({ length: CALLERS }, (): Results => new Map()),
  };
  parts.set(part, made);
  return made;
}

function cachedParams(
  module: AnyModule,
  asGenerator: boolean,
  rules: Rules,
  part: ParamsPart | undefined,
): ReadonlyMap<string, CachedParam> {
  return new Map(
    preparedParams(module, asGenerator, part).map(({ name, wireName, param }, index) => [
      wireName,
      { name, determined: determinedBy(name, param, rules), mark: `${index};` },
    ]),
  );
}

function determinedBy(name: string, param: ParamDescriptor, rules: Rules): Determined {
  if (dependsOnClock(param)) return "by text and clock";
  return isEqualForAllTexts(name, param, rules) ? "as sent" : "by text";
}

/** Returns true if the value of a text with a comma may depend on the clock. */
function dependsOnClock({ type }: ParamDescriptor): boolean {
  return type === "timestamp" || type === "expiry";
}

/** Returns true if each plain text is the value of a parameter, without an issue. */
function isEqualForAllTexts(name: string, param: ParamDescriptor, rules: Rules): boolean {
  const { type } = param;
  const isAnyText =
    (type === "string" || type === "text" || type === "password") &&
    rules[type] === undefined &&
    param.maxbytes === undefined &&
    param.maxchars === undefined;
  const isPlainParam = !param.multi && !param.required && !param.deprecated && !param.when;
  return isAnyText && isPlainParam && name !== "__proto__";
}

/** The parameters of a module that a request has. */
interface SentParams {
  readonly key: string;
  /** The values that are no part of the key: names and texts in turn. */
  readonly texts: readonly string[];
}

/** Undefined if the result depends on more than the texts. */
function sentParams(params: UseOfModule["params"], wire: WireParams): SentParams | undefined {
  if (!params) return undefined;
  let key = "";
  let texts: string[] | undefined;
  for (const [wireName, sent] of wire) {
    const param = params.get(wireName);
    if (!param) continue;
    const { determined, mark } = param;
    if (determined === "by text and clock" && sent.includes(",")) return undefined;
    if (typeof sent !== "string") key += `[]${mark}`;
    else if (determined === "as sent" && isPlain(sent)) {
      key += mark;
      texts ??= [];
      texts.push(param.name, sent);
    } else key += `${sent.length}:${sent}${mark}`;
  }
  return { key, texts: texts ?? NO_TEXTS };
}

const NO_TEXTS: readonly string[] = [];

/** The result for a request that differs from the cached one in values that are read as they are sent. */
function withTexts(read: ParsedWireParams, texts: readonly string[]): ParsedWireParams {
  const args: Record<string, unknown> = { ...read.args };
  for (let at = 0; at < texts.length; at += 2) args[texts[at] ?? ""] = texts[at + 1];
  return { ...read, args };
}

/** The number of combinations of options that values depend on. */
const CALLERS = 6;

/** The number of the combination of options that values depend on. */
function optionsNumber({ highLimits = false, method }: ParseOptions): number {
  const sentBy = method === undefined ? 0 : method === "GET" ? 1 : 2;
  return highLimits ? sentBy + 3 : sentBy;
}
