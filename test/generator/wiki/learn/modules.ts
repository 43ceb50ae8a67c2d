import type { ModuleOperation } from "../../../../generator/spec/model/operation.js";
import type {
  EnumType,
  Parameter,
  ParameterType,
} from "../../../../generator/spec/model/parameter.js";
import { effectiveValues } from "../../../../generator/wiki/learn/plan-experiments.js";
import type { Sample } from "../../../../generator/wiki/learn/sample-values.js";
import type { Vocabulary } from "../../../../generator/wiki/learn/infer-shape.js";

const ORIGIN = { file: "catalogue.json", pointer: "" };

/** A parameter as small as one can be. */
export function parameter(
  name: string,
  type: ParameterType,
  more: Partial<Parameter> = {},
): Parameter {
  return {
    name,
    origin: ORIGIN,
    type,
    required: false,
    deprecated: false,
    sensitive: false,
    info: [],
    ...more,
  };
}

/** A choice among values. */
export function choice(...values: readonly string[]): EnumType {
  return { kind: "enum", values, deprecatedvalues: [] };
}

/** Several values at a time. */
export const MULTI: Pick<Parameter, "multi"> = {
  multi: { lowlimit: 50, highlimit: 500, allowsduplicates: false },
};

/** A list of things: `prop` shows their colour and size, `type` chooses, `deep` is a switch. */
export const things: ModuleOperation = moduleOf("things", "list", [
  parameter("prop", choice("colour", "size"), { ...MULTI, default: ["colour"] }),
  parameter("type", choice("big", "small"), MULTI),
  parameter("deep", { kind: "boolean" }),
  parameter("width", { kind: "integer", enforcerange: false }),
]);

/** A query module with the prefix `th`. */
export function moduleOf(
  name: string,
  group: string,
  parameters: readonly Parameter[],
): ModuleOperation {
  return {
    kind: "module",
    name,
    origin: ORIGIN,
    path: name === "query" ? "query" : `query+${name}`,
    role: "request",
    group,
    prefix: name === "query" ? "" : "th",
    select: [
      ["action", "query"],
      [group, name],
    ],
    generator: false,
    readrights: true,
    writerights: false,
    mustbeposted: false,
    deprecated: false,
    parameters,
    templated: [],
  };
}

/** What stood at one place where a request gave these parameters. */
export function sample(
  module: ModuleOperation,
  sentParams: Readonly<Record<string, string>>,
  ...values: readonly unknown[]
): Sample {
  return { settings: effectiveValues({ role: "module", module, sentParams, around: {} }), values };
}

/** Of a wiki with two pages and two users. */
export function vocabulary(module: ModuleOperation): Vocabulary {
  return {
    module,
    namespaces: new Set([0, 1]),
    titles: new Set(["Meadow", "Talk:Meadow"]),
    users: new Set(["Ada", "Grace"]),
    codes: new Set(["sr", "sr-ec", "is", "otherwiki"]),
    sentParams: new Set(["icon-a", "iconB"]),
  };
}
