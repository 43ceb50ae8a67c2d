import type { AnyModule, ParamDescriptor } from "../../templates/runtime/model/descriptor.ts";
import type { Random } from "./random.ts";
import { textsFor } from "./values.ts";

/** Random parameters as a program writes them, many of them such that the server would not take them. */
export function typedParams(module: AnyModule, random: Random): Readonly<Record<string, unknown>> {
  // A file is in a form, not in a text.
  const names = Object.keys(module.params).filter((name) => module.params[name]?.type !== "upload");
  const chosen = new Set(random.some(names, 5));
  const entries = names
    .filter((name) => chosen.has(name) || module.params[name]?.required)
    .map((name): [string, unknown] => {
      const param = module.params[name];
      return [name, param && typedValue(param, random)];
    });
  return Object.fromEntries(entries);
}

function typedValue(param: ParamDescriptor, random: Random): unknown {
  if (!param.multi) return singleValue(param, random);
  if (param.multi.allspecifier !== undefined && random.chance(0.1)) return param.multi.allspecifier;
  const many = Array.from({ length: random.below(4) }, () => singleValue(param, random));
  return random.chance(0.2) ? singleValue(param, random) : many;
}

function singleValue(param: ParamDescriptor, random: Random): unknown {
  switch (param.type) {
    case "boolean":
      return random.chance(0.5);
    case "integer":
    case "float":
      return random.pick([0, 1, 50, -1, param.min ?? 7, param.max ?? 12]);
    case "limit":
      return random.pick<unknown>(["max", 1, 10, param.max, param.highmax ?? 500]);
    case "namespace":
      return random.pick([0, 1, 2, 15, 16, ...(param.extranamespaces ?? [])]);
    case "enum":
      return param.values.length > 0 && random.chance(0.95)
        ? random.pick(param.values)
        : "nonsense";
    case "timestamp":
    case "expiry":
      return random.chance(0.3) ? new Date(random.below(2 ** 31) * 1000) : text(param, random);
    default:
      return text(param, random);
  }
}

function text(param: ParamDescriptor, random: Random): string {
  return random.pick(textsFor(param));
}
