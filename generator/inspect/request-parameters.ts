import type { AnyModule, ParamDescriptor } from "../../templates/runtime/model/descriptor.js";
import type { Api, ParsedRequest } from "../../templates/runtime/parse/parsed-request.js";
import { templateOf } from "../../templates/runtime/model/template.js";
import { wireParams } from "../../templates/runtime/wire/wire-params.js";
import { parametersIn } from "./request-text.js";

/** A parameter of a request, with the module that it belongs to. */
export interface RequestParameter {
  readonly wireName: string;
  /** The value as written. Arrays, which no parameter accepts, are joined. */
  readonly text: string;
  /** Absent if no selected module has the parameter. */
  readonly owner?: ParameterOwner;
}

export interface ParameterOwner {
  readonly module: AnyModule;
  readonly asGenerator: boolean;
  /** The name without prefix. */
  readonly name: string;
  readonly param: ParamDescriptor;
  /** The parsed value; undefined after an error. */
  readonly value: unknown;
}

/** A module that takes part in a request, with its remaining arguments. */
export interface Participant {
  readonly module: AnyModule;
  readonly asGenerator: boolean;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The root modules and the selected modules of a request. */
export function participants(api: Api, parsed: ParsedRequest): readonly Participant[] {
  const root = (path: unknown, args: Participant["args"]): readonly Participant[] => {
    const module = typeof path === "string" ? api.modules.get(path) : undefined;
    return module ? [{ module, asGenerator: false, args }] : [];
  };
  const query = parsed.main["action"] === "query" ? root("query", parsed.query) : [];
  return [
    ...root("main", parsed.main),
    ...root(parsed.main["format"], parsed.format),
    ...query,
    ...parsed.selected,
  ];
}

/** The parameters of a request, in their order. */
export function collectParameters(
  api: Api,
  request: string,
  parsed: ParsedRequest,
): readonly RequestParameter[] {
  const candidates = participants(api, parsed);
  return [...wireParams(parametersIn(request))].map(([wireName, value]) => {
    const owner = ownerOf(wireName, candidates);
    return {
      wireName,
      text: typeof value === "string" ? value : value.join(", "),
      ...(owner && { owner }),
    };
  });
}

/** The prefix of a module's parameters in a request. */
export function prefixOf({ module, asGenerator }: Participant): string {
  return asGenerator ? `g${module.prefix}` : module.prefix;
}

function ownerOf(wireName: string, candidates: readonly Participant[]): ParameterOwner | undefined {
  for (const participant of candidates) {
    const prefix = prefixOf(participant);
    if (!wireName.startsWith(prefix)) continue;
    const { module, asGenerator, args } = participant;
    const name = wireName.slice(prefix.length);
    const supplied = (source: string): readonly unknown[] =>
      Array.isArray(args[source]) ? args[source] : [];
    const own = Object.hasOwn(module.params, name) ? module.params[name] : undefined;
    const present =
      own &&
      Object.entries(own.when ?? {}).every(([source, value]) => supplied(source).includes(value));
    const param = present ? own : templateOf(module, name, supplied);
    if (param) return { module, asGenerator, name, param, value: args[name] };
  }
  return undefined;
}
