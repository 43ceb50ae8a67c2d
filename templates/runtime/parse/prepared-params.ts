import type { AnyModule, ParamDescriptor } from "../model/descriptor.js";

/** Part of a module's parameters, which is parsed separately. */
export interface ParamsPart {
  /** The name, which is unique among the parts of a module. */
  readonly name: string;
  /** Returns a parameter's descriptor for parsing; undefined if it is not in this part. */
  descriptor(name: string, param: ParamDescriptor): ParamDescriptor | undefined;
}

/** A parameter of a module, prepared for parsing many requests. */
export interface PreparedParam {
  /** The name without prefix. */
  readonly name: string;
  readonly wireName: string;
  /** The parameter's description in this part of the module. */
  readonly param: ParamDescriptor;
  /** Whether the parameter must be present. */
  readonly isRequired: boolean;
  /** The name and value of the argument if an optional parameter is absent. Default: none. */
  readonly absent?: readonly [name: string, value: unknown];
}

/** The parameters of a module by part. `undefined` is the complete module. */
type Parts = Map<ParamsPart | undefined, readonly PreparedParam[]>;

/** A module on its own and as a generator. */
interface Uses {
  readonly own: Parts;
  readonly asGenerator: Parts;
}

const prepared = /* @__PURE__ */ new WeakMap<AnyModule, Uses>();

/** Returns a module's parameters, or part of them, in order. Prepares them on the first call. */
export function preparedParams(
  module: AnyModule,
  asGenerator: boolean,
  part: ParamsPart | undefined,
): readonly PreparedParam[] {
  let uses = prepared.get(module);
  if (!uses) {
    uses = { own: new Map(), asGenerator: new Map() };
    prepared.set(module, uses);
  }
  const parts = asGenerator ? uses.asGenerator : uses.own;
  const before = parts.get(part);
  if (before) return before;
  const prefix = wirePrefix(module, asGenerator);
  const found = Object.entries(module.params).flatMap(([name, described]) => {
    const param = part ? part.descriptor(name, described) : described;
    return param ? [preparedParam(name, prefix, param)] : [];
  });
  parts.set(part, found);
  return found;
}

/** Returns the prefix of a module's parameters in a request. */
export function wirePrefix({ prefix }: AnyModule, asGenerator: boolean): string {
  return asGenerator ? `g${prefix}` : prefix;
}

/** Returns a parameter, or a parameter expanded from a template. */
export function preparedParam(name: string, prefix: string, param: ParamDescriptor): PreparedParam {
  const absent = param.type === "boolean" ? false : param.default;
  return {
    name,
    wireName: prefix + name,
    param,
    isRequired: param.required !== undefined && param.default === undefined,
    ...(absent !== undefined && { absent: [name, absent] }),
  };
}
