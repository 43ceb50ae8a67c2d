import type { EndpointOperation, ModuleOperation } from "../model/operation.js";
import type { Parameter, TemplatedParameter } from "../model/parameter.js";
import type { Literal, LiteralObject } from "./literal.js";

/** A parameter with the name that it has once its template is expanded, and what must hold for it. */
export interface ExpandedParameter {
  readonly parameter: Parameter;
  /** Source and value that the name was expanded from. */
  readonly when: Readonly<Record<string, string>>;
}

/** A module's parameters, its templates among them where their sources list their values; the rest stay open. */
export interface ModuleParameters {
  readonly closed: readonly ExpandedParameter[];
  readonly open: readonly TemplatedParameter[];
}

/** Expands each template whose sources are all enums. */
export function moduleParameters({ parameters, templated }: ModuleOperation): ModuleParameters {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const isClosed = ({ variables }: TemplatedParameter): boolean =>
    variables.every(({ source }) => byName.get(source)?.type.kind === "enum");
  const closed = templated.filter(isClosed).flatMap((template) => expanded(template, byName));
  return {
    closed: [...parameters.map((parameter) => ({ parameter, when: {} })), ...closed],
    open: templated.filter((template) => !isClosed(template)),
  };
}

function expanded(
  template: TemplatedParameter,
  byName: ReadonlyMap<string, Parameter>,
): readonly ExpandedParameter[] {
  let found: readonly ExpandedParameter[] = [{ parameter: template, when: {} }];
  for (const { name, source } of template.variables) {
    const type = byName.get(source)?.type;
    const values = type?.kind === "enum" ? type.values.filter((value) => !/[{}]/.test(value)) : [];
    found = found.flatMap(({ parameter, when }) =>
      values.map((value) => ({
        parameter: { ...parameter, name: parameter.name.replace(`{${name}}`, () => value) },
        when: { ...when, [source]: value },
      })),
    );
  }
  return found;
}

/** The descriptor of a module: what the runtime reads. */
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
    params: record(
      closed.map(({ parameter, when }) => [
        parameter.name,
        compact({ ...paramDescriptor(parameter), when: nonEmpty(when) }),
      ]),
    ),
    templates: nonEmpty(
      record(open.map((template) => [template.name, templateDescriptor(template)])),
    ),
  });
}

/** The descriptor of an endpoint. */
export function endpointDescriptor(endpoint: EndpointOperation): LiteralObject {
  return {
    operationId: endpoint.name,
    method: "GET",
    path: endpoint.path,
    params: record(
      endpoint.parameters.map((parameter) => [parameter.name, paramDescriptor(parameter)]),
    ),
  };
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
    ...typeDescriptor(parameter),
    ...flags(parameter, ["required", "deprecated", "sensitive"]),
    token: tokentype,
    default: parameter.default,
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

function typeDescriptor({ type }: Parameter): Record<string, Literal | undefined> {
  switch (type.kind) {
    case "enum":
      return {
        type: "enum",
        values: type.values,
        deprecatedvalues: type.deprecatedvalues.length === 0 ? undefined : type.deprecatedvalues,
      };
    case "integer":
    case "float":
    case "limit":
      return {
        type: type.kind,
        min: type.min,
        max: type.max,
        highmax: type.highmax,
        ...flags(type, ["enforcerange"]),
      };
    case "namespace":
      return {
        type: "namespace",
        extranamespaces: type.extranamespaces.length === 0 ? undefined : type.extranamespaces,
      };
    case "user":
      return { type: "user", subtypes: type.subtypes };
    case "string":
    case "text":
    case "password":
    case "raw":
      return { type: type.kind, maxbytes: type.maxbytes, maxchars: type.maxchars };
    case "boolean":
    case "timestamp":
    case "expiry":
    case "title":
    case "tags":
    case "upload":
    case "unknown":
      return { type: type.kind };
  }
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

/** Unlike an assignment, this keeps the name `__proto__`. */
function record(members: readonly (readonly [string, Literal])[]): LiteralObject {
  return Object.fromEntries(members);
}

function nonEmpty(members: LiteralObject): LiteralObject | undefined {
  return Object.keys(members).length === 0 ? undefined : members;
}
