import type { AnyModule, ParamDescriptor } from "../../../templates/runtime/model/descriptor.js";
import type { Issue } from "../../../templates/runtime/model/issue.js";
import { parseParams } from "../../../templates/runtime/parse/parsed-params.js";
import { allRules } from "../../../templates/runtime/rules/all.js";
import type { ParseOptions } from "../../../templates/runtime/rules/rule.js";
import { validatorOf } from "./of-any-module.js";
import { wireParams } from "../../../templates/runtime/wire/wire-params.js";

/** A value count as most parameters of a catalogue have it. */
export const USUAL = { lowlimit: 50, highlimit: 500 } as const;

/** A module with these parameters and the prefix `x`. */
export function moduleWith(
  params: Readonly<Record<string, ParamDescriptor>>,
  more: Partial<AnyModule> = {},
): AnyModule {
  return {
    name: "example",
    path: "query+example",
    group: "list",
    prefix: "x",
    select: { action: "query", list: "example" },
    generator: true,
    params,
    ...more,
  };
}

/** What a reading made of one parameter: the value that counts, and `severity code` of each issue. */
export interface Verdict {
  readonly value: unknown;
  readonly found: readonly string[];
}

/** Reads one parameter as the server does; without a text it is absent. */
export function asServer(
  param: ParamDescriptor,
  text: string | undefined,
  options: ParseOptions = {},
): Verdict {
  const wire = wireParams(text === undefined ? {} : { xvalue: text });
  const { args, issues } = parseParams(moduleWith({ value: param }), allRules, wire, options);
  return { value: args["value"], found: issues.map(label) };
}

/** Checks one structured parameter strictly and gives `severity code` of each issue. */
export function strictly(
  param: ParamDescriptor,
  value: unknown,
  options: ParseOptions = {},
): readonly string[] {
  return strictIssues(param, value, options).map(label);
}

/** The issues of one structured parameter, strictly. */
export function strictIssues(
  param: ParamDescriptor,
  value: unknown,
  options: ParseOptions = {},
): readonly Issue[] {
  return validatorOf(moduleWith({ value: param }))({ value }, options).issues;
}

/** The issues of one parameter as the server reads it. */
export function serverIssues(
  param: ParamDescriptor,
  text: string | undefined,
  options: ParseOptions = {},
): readonly Issue[] {
  const wire = wireParams(text === undefined ? {} : { xvalue: text });
  return parseParams(moduleWith({ value: param }), allRules, wire, options).issues;
}

function label({ severity, code }: Issue): string {
  return `${severity} ${code}`;
}
