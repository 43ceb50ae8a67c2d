import type { AnyModule, Typed } from "../../templates/runtime/model/descriptor.js";

/** The values of a parameter, as its descriptor lists them. */
export function enumValues<Params, Name extends keyof Params & string>(
  { params }: AnyModule & Typed<Params, object>,
  name: Name,
): readonly Exclude<Extract<Params[Name], string>, "*">[] {
  const param = params[name];
  if (param?.type !== "enum") throw new TypeError(`${name} is no enumeration.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the parameter lists the same values
  return param.values as readonly Exclude<Extract<Params[Name], string>, "*">[];
}
