import type { AnyModule, ParamDescriptor } from "../../templates/runtime/model/descriptor.js";
import type { Api, RequestReading } from "../../templates/runtime/read/request-reading.js";
import { templateOf } from "../../templates/runtime/model/template.js";
import { wireParams } from "../../templates/runtime/wire/wire-params.js";
import { parametersIn } from "./request-text.js";

/** A parameter that a request gives, and whose it is. */
export interface GivenParameter {
  readonly wireName: string;
  /** As written; an array, which no parameter takes, with its values joined. */
  readonly text: string;
  /** Absent where no selected module has the parameter. */
  readonly owner?: Owner;
}

export interface Owner {
  readonly module: AnyModule;
  readonly asGenerator: boolean;
  /** Unprefixed. */
  readonly name: string;
  readonly param: ParamDescriptor;
  /** The value that counts; undefined after an error. */
  readonly value: unknown;
}

/** A module that takes part in a request, with the arguments that it goes on with. */
export interface Participant {
  readonly module: AnyModule;
  readonly asGenerator: boolean;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The roots and the modules that take part in a request. */
export function participants(api: Api, reading: RequestReading): readonly Participant[] {
  const root = (path: unknown, args: Participant["args"]): readonly Participant[] => {
    const module = typeof path === "string" ? api.modules.get(path) : undefined;
    return module ? [{ module, asGenerator: false, args }] : [];
  };
  const query = reading.main["action"] === "query" ? root("query", reading.query) : [];
  return [
    ...root("main", reading.main),
    ...root(reading.main["format"], reading.format),
    ...query,
    ...reading.selected,
  ];
}

/** The parameters that a request gives, in its order. */
export function givenParameters(
  api: Api,
  request: string,
  reading: RequestReading,
): readonly GivenParameter[] {
  const taking = participants(api, reading);
  return [...wireParams(parametersIn(request))].map(([wireName, value]) => {
    const owner = ownerOf(wireName, taking);
    return {
      wireName,
      text: typeof value === "string" ? value : value.join(", "),
      ...(owner && { owner }),
    };
  });
}

/** The prefix that a module's parameters have in a request. */
export function prefixOf({ module, asGenerator }: Participant): string {
  return asGenerator ? `g${module.prefix}` : module.prefix;
}

function ownerOf(wireName: string, taking: readonly Participant[]): Owner | undefined {
  for (const participant of taking) {
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
