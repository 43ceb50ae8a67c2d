import type { AnyModule, ParamDescriptor } from "../model/descriptor.js";

/** Some parameters of a module, which are read separately. */
export interface ParamsPart {
  /** Distinguishes it from other parts of the same module. */
  readonly name: string;
  /** The descriptor to read a parameter by; undefined if the parameter is not in this part. */
  descriptor(name: string, param: ParamDescriptor): ParamDescriptor | undefined;
}

/** A parameter of a module, prepared for reading it from many requests. */
export interface PreparedParam {
  /** The name without prefix. */
  readonly name: string;
  readonly wireName: string;
  /** As the part of the module describes it. */
  readonly param: ParamDescriptor;
  /** Whether its absence is an error. */
  readonly isRequired: boolean;
  /** The argument if it is absent and not required: its name and value. Default: none. */
  readonly absent?: readonly [name: string, value: unknown];
}

/** The parameters of a module by the part that is read; `undefined` is all of it. */
type Parts = Map<ParamsPart | undefined, readonly PreparedParam[]>;

/** A module, and the same one as a generator. */
interface Uses {
  readonly own: Parts;
  readonly asGenerator: Parts;
}

const prepared = /* @__PURE__ */ new WeakMap<AnyModule, Uses>();

/** The parameters of a module, or of a part of it, in their order; prepared at the first call. */
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

/** The prefix of the parameters of a module in a request. */
export function wirePrefix({ prefix }: AnyModule, asGenerator: boolean): string {
  return asGenerator ? `g${prefix}` : prefix;
}

/** A parameter, or one expanded from a template. */
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
