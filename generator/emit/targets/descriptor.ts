import { acceptedTypes, bodiesDescriptor } from "./content-descriptor.js";
import { headersDescriptor } from "./header-descriptor.js";
import type { AnyModule, ParamDescriptor } from "../../../templates/runtime/model/descriptor.js";
import { defaultStyle, serializationOf } from "../../../templates/runtime/styles/serialization.js";
import { defaultValue } from "./value-type.js";
import type { EndpointOperation, ModuleOperation } from "../../spec/model/operation.js";
import { moduleParameters } from "../../spec/model/expansion.js";
import type { ResultCondition } from "../../spec/model/result.js";
import { isSingle } from "../../spec/model/parameter.js";
import { traitsOf } from "../../spec/parameters/registry.js";
import type {
  EndpointParameter,
  Parameter,
  TemplatedParameter,
} from "../../spec/model/parameter.js";
import type { Literal, LiteralObject } from "../../base/literal.js";

/** The descriptor of a module, which the runtime interprets. */
export function moduleDescriptor(module: ModuleOperation): LiteralObject {
  const { closed, open } = moduleParameters(module);
  return compact({
    name: module.name,
    path: module.path,
    group: module.group,
    prefix: module.prefix,
    select: record(module.select),
    generator: module.generator,
    ...flags(module, ["readrights", "writerights", "mustbeposted", "deprecated"]),
    version: module.version,
    params: record(
      closed.map(({ parameter, when }) => [
        parameter.name,
        compact({ ...paramDescriptor(parameter), when: nonEmpty(when) }),
      ]),
    ),
    templates: nonEmpty(
      record(open.map((template) => [template.name, templateDescriptor(template)])),
    ),
    rows: rowsDescriptor(module),
    forms: formDescriptors(module),
  });
}

/** The descriptor of a module, for functions of the runtime. */
export function runtimeModule(module: ModuleOperation): AnyModule {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler proves this of the same literal in each generated module
  return moduleDescriptor(module) as unknown as AnyModule;
}

/** The descriptor of a parameter, for functions of the runtime. */
export function runtimeParameter(parameter: Parameter): ParamDescriptor {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler proves this of the same literal in each generated module
  return paramDescriptor(parameter) as unknown as ParamDescriptor;
}

/** The forms of responses that are no object, for the sender of a request. */
function formDescriptors({ result }: ModuleOperation): Literal | undefined {
  const forms = (result?.bodies ?? []).map(({ is, when, unless }) =>
    compact({
      is: is === "text" ? is : "list",
      when: nonEmpty(conditionsLiteral(when)),
      unless: nonEmpty(conditionsLiteral(unless)),
    }),
  );
  return forms.length === 0 ? undefined : forms;
}

function conditionsLiteral(conditions: readonly ResultCondition[]): LiteralObject {
  return record(conditions.map(({ parameter, values }) => [parameter, values ?? true]));
}

/**
 * The location of a list's rows, unless they are in a list with the module's name in `query`, as
 * most are. False if the result of the list is not known.
 */
function rowsDescriptor({
  group,
  name,
  result,
}: ModuleOperation): LiteralObject | false | undefined {
  if (group !== "list" && group !== "meta") return undefined;
  if (!result?.rows) return false;
  const { at, kind } = result.rows;
  const isUsual = kind !== "object" && at.length === 2 && at[0] === "query" && at[1] === name;
  return isUsual ? undefined : { at, kind };
}

/** The descriptor of an endpoint. */
export function endpointDescriptor(endpoint: EndpointOperation): LiteralObject {
  return compact({
    operationId: endpoint.name,
    method: endpoint.method,
    path: endpoint.path,
    params: record(
      endpoint.parameters.map((parameter) => [
        parameter.name,
        { ...paramDescriptor(parameter), ...serializationDescriptor(parameter, endpoint.path) },
      ]),
    ),
    bodies: bodiesDescriptor(endpoint),
    accept: acceptedTypes(endpoint),
    responseHeaders: headersDescriptor(endpoint),
    security: endpoint.security,
    server: endpoint.server,
  });
}

/** The members of a descriptor about how a parameter is written. Defaults are omitted. */
function serializationDescriptor(
  { name, wireName, in: location, type, serialization }: EndpointParameter,
  path: string,
): LiteralObject {
  const usual = serializationOf(name, { wireName }, path);
  const place = {
    wireName: wireName === name ? undefined : wireName,
    in: location === usual.location ? undefined : location,
  };
  if (serialization.kind === "content")
    return compact({ ...place, content: serialization.mediaType });
  const { style, explode, allowReserved } = serialization;
  // Single values are not affected, and neither is `deepObject`.
  const isUsual = type.kind !== "schema" || isSingle(type.shape) || style === "deepObject";
  return compact({
    ...place,
    style: style === defaultStyle(location) ? undefined : style,
    explode: isUsual || explode === (style === "form") ? undefined : explode,
    ...flags({ allowReserved }, ["allowReserved"]),
  });
}

function templateDescriptor(template: TemplatedParameter): LiteralObject {
  return {
    ...paramDescriptor(template),
    templatevars: record(template.variables.map(({ name, source }) => [name, source])),
  };
}

function paramDescriptor(parameter: Parameter): LiteralObject {
  const { multi, info, tokentype } = parameter;
  return compact({
    ...traitsOf(parameter.type).descriptor,
    ...flags(parameter, ["required", "deprecated", "sensitive"]),
    token: tokentype,
    default: defaultValue(parameter),
    multi:
      multi &&
      compact({
        lowlimit: multi.lowlimit,
        highlimit: multi.highlimit,
        allspecifier: multi.allspecifier,
        ...flags(multi, ["allowsduplicates"]),
      }),
    info:
      info.length === 0
        ? undefined
        : info.map(({ name, values }) =>
            compact({ name, values: values.length === 0 ? undefined : values }),
          ),
  });
}

/** The flags that are set. */
function flags<Name extends string>(
  from: Readonly<Record<Name, boolean>>,
  names: readonly Name[],
): Record<string, Literal> {
  return Object.fromEntries(names.filter((name) => from[name]).map((name) => [name, true]));
}

function compact(members: Readonly<Record<string, Literal | undefined>>): LiteralObject {
  const present = Object.entries(members).filter(
    (member): member is [string, Literal] => member[1] !== undefined,
  );
  return record(present);
}

/** Unlike an assignment, this accepts the name `__proto__`. */
function record(members: readonly (readonly [string, Literal])[]): LiteralObject {
  return Object.fromEntries(members);
}

function nonEmpty(members: LiteralObject): LiteralObject | undefined {
  return Object.keys(members).length === 0 ? undefined : members;
}
