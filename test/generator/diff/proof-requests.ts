/**
 * Requests to one module or endpoint at the edge of an edit, and what becomes of them.
 *
 * @module
 */
import type { AnyModule, ParamDescriptor } from "../../../templates/runtime/model/descriptor.js";
import type { ParseOptions } from "../../../templates/runtime/rules/rule.js";
import { wireText } from "../../../templates/runtime/wire/wire-text.js";
import { validatorOf } from "../../templates/runtime/of-any-module.js";
import { inputsOf } from "./proof-inputs.js";
import type { ValidatorFate, WireFate } from "./proof-verdict.js";

/** Parameters as a caller writes them. */
export type Input = Readonly<Record<string, unknown>>;

/**
 * Inputs for the old module: nothing but what is required, then each parameter alone. Of a parameter that
 * the new module has otherwise, or not at all, every edge; of others one value, where anything else of the
 * module is otherwise.
 */
export function inputsOfModule(old: AnyModule, next: AnyModule | undefined): readonly Input[] {
  const check = validatorOf(old);
  const required = Object.entries(old.params).filter(
    ([, param]) => param.required && param.default === undefined && !param.when,
  );
  const base = Object.fromEntries(
    required.map(([name, param]) => {
      const fitting = inputsOf(param, undefined).find((value) =>
        check({ [name]: value }).issues.every(
          (issue) => issue.parameter !== name || issue.severity === "warning",
        ),
      );
      return [name, fitting];
    }),
  );
  const isModuleUnchanged =
    next !== undefined && textWithoutParams(old) === textWithoutParams(next);
  const own = Object.entries(old.params).flatMap(([name, param]) => {
    const counterpart = Object.hasOwn(next?.params ?? {}, name) ? next?.params[name] : undefined;
    const sources = Object.fromEntries(
      Object.entries(param.when ?? {}).map(([source, value]) => [source, [value]]),
    );
    const isUnchanged = JSON.stringify(param) === JSON.stringify(counterpart);
    const all = isUnchanged
      ? inputsOf(param, undefined).slice(0, isModuleUnchanged ? 0 : 1)
      : inputsOf(param, counterpart);
    return all.map((value) => ({ ...base, ...sources, [name]: value }));
  });
  return [base, ...own, ...openInputs(old, base)];
}

function textWithoutParams({ params: _params, ...module }: AnyModule): string {
  return JSON.stringify(module);
}

function openInputs({ templates = {} }: AnyModule, base: Input): readonly Input[] {
  return Object.entries(templates).flatMap(([pattern, { templatevars, ...param }]) => {
    const sources = Object.values(templatevars).map((source) => [source, ["a"]] as const);
    const name = pattern.replaceAll(/\{[^{}]*\}/g, "a");
    const values = inputsOf(param, undefined).slice(0, 1);
    return values.map((value) => ({ ...base, ...Object.fromEntries(sources), [name]: value }));
  });
}

/** What the new strict validator says of inputs that the old one takes. */
export function validatorFate(old: AnyModule, next: AnyModule | undefined): ValidatorFate {
  const inputs = inputsOfModule(old, next);
  const [before, after] = [validatorOf(old), next && validatorOf(next)];
  const isRefused = (highLimits: boolean): boolean =>
    inputs.some((input) => {
      const options = { highLimits };
      return before(input, options).ok && !after?.(input, options).ok;
    });
  return isRefused(false) ? "refused" : isRefused(true) ? "refused-high" : "accepted";
}

/** An input as it goes over the wire. */
export function wireOf(input: Input, prefix: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      const text = wireText(value);
      return text === undefined ? [] : [[prefix + name, text] as const];
    }),
  );
}

/** What a reading of one request gives, as far as two are compared. */
export interface Read {
  readonly ok: boolean;
  /** Something is clamped, dropped or not known. */
  readonly loses: boolean;
  /** What the request asks for: the paths of modules. */
  readonly selected: readonly string[];
  /** By owner and name, of every parameter that there is, given or not. */
  readonly args: ReadonlyMap<string, Argument>;
}

/** What counts for one parameter. */
export interface Argument {
  readonly value: unknown;
  /** The text in the request. */
  readonly given?: string;
  /** It was given as a word for all there is. */
  readonly standsForAll: boolean;
}

/**
 * What becomes of requests that the old server answers. Where it answers with a warning, only an error is
 * new. Parameters that only one side has are told by their warnings alone.
 */
export function fateOfWire<Request>(
  requests: readonly Request[],
  readOld: (request: Request, options: ParseOptions) => Read,
  readNew: (request: Request, options: ParseOptions) => Read,
): WireFate {
  const fates = [false, true].map((highLimits) =>
    // Callers send by GET what the old server takes by GET.
    [{ highLimits }, { highLimits, method: "GET" } as const].flatMap((options) =>
      requests.map((request) => {
        const before = readOld(request, options);
        if (!before.ok) return "same";
        return fateOfRequest(before, readNew(request, options));
      }),
    ),
  );
  const [usual = [], high = []] = fates;
  if (usual.includes("error")) return "error";
  if (high.includes("error")) return "error-high";
  return [...usual, ...high].includes("other") ? "other" : "same";
}

function fateOfRequest(before: Read, after: Read): WireFate {
  if (!after.ok || before.selected.some((path) => !after.selected.includes(path))) return "error";
  if (before.loses) return "same";
  const common = [...before.args.keys()].filter((name) => after.args.has(name));
  const isOther = common.some((name) => !isSame(before.args.get(name), after.args.get(name)));
  return after.loses || isOther ? "other" : "same";
}

/** Whether two arguments stand for the same, whatever form a handler gets them in: a list of one value is that value. */
function isSame(before: Argument | undefined, after: Argument | undefined): boolean {
  if (!before || !after) return before === after;
  const [old, next] = [textsOf(before.value), textsOf(after.value)];
  if (JSON.stringify(old) === JSON.stringify(next)) return true;
  if (after.standsForAll && before.standsForAll) return true;
  // Text that is no longer brought into a normal form is still what was given.
  const isAsGiven = next.length === 1 && next[0] === after.given;
  return isAsGiven && old.length === 1 && typeof before.value !== "boolean";
}

function textsOf(value: unknown): readonly string[] {
  return value === undefined || value === false ? [] : [value].flat().map(String);
}

/** The arguments of one module's reading, by owner and name; of every parameter, given or not. */
export function namedArguments(
  { path, prefix, params }: Pick<AnyModule, "path" | "prefix" | "params">,
  args: Readonly<Record<string, unknown>>,
  wire: Readonly<Record<string, string>>,
): readonly (readonly [name: string, argument: Argument])[] {
  return Object.entries(params).map(([name, param]) => {
    const given = Object.hasOwn(wire, prefix + name) ? wire[prefix + name] : undefined;
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    return [
      `${path} ${name}`,
      { value, standsForAll: isWord(param, given), ...(given !== undefined && { given }) },
    ] as const;
  });
}

/** `max` and the allspecifier ask for all there is, however much that is. */
function isWord({ type, multi }: ParamDescriptor, given: string | undefined): boolean {
  return (
    given !== undefined && (given === multi?.allspecifier || (type === "limit" && given === "max"))
  );
}
