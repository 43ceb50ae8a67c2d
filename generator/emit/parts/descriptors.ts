import type { InterfaceDeclarationStructure, PropertySignatureStructure } from "ts-morph";
import { docComment } from "../../base/doc-comment.js";
import type { DocComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { Import } from "../../base/fragment.js";
import {
  expandedObject,
  literalText,
  memberTexts,
  stringText,
  templateText,
} from "../../base/literal.js";
import type { LocalName } from "../../base/local-names.js";
import { generic, literalType, named, typeText, union } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";
import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import type { Content } from "../../spec/model/exchange.js";
import type { Parameter } from "../../spec/model/parameter.js";
import type { Emitter, EndpointCode, ModuleCode, OperationCode } from "../target.js";
import {
  bodyImports,
  bodyType,
  contentImports,
  hasJson,
  headerImports,
  payloadType,
  responseAlias,
  responseImports,
} from "./content-types.js";
import { endpointDescriptor, moduleDescriptor } from "./descriptor.js";
import { fieldTypes, isBytesOfAnyType } from "./field-types.js";
import { moduleType, operationFile, resultFile, rootOptions } from "./operation.js";
import type { FilePart } from "./operation.js";
import { endpointParameterDoc, parameterDoc } from "./parameter-doc.js";
import {
  constant,
  interfaceOf,
  objectConstant,
  property,
  pureCall,
  signature,
} from "./statement.js";
import {
  defaultType,
  defaultValue,
  hasInheritedName,
  needsArgument,
  schemaTypeImports,
  valueType,
  valueTypeImports,
} from "./value-type.js";

/** The typed parameters and the descriptor of an operation, and the type of an endpoint's responses. */
export const descriptors: Emitter = {
  operation: (operation) => {
    const { imports, statements } =
      operation.kind === "module" ? modulePart(operation) : endpointPart(operation);
    return [
      operationFile(operation, {
        imports: [...imports, ...valueImports(operation)],
        statements: [...paramsInterfaces(operation), ...statements],
      }),
    ];
  },
};

/** The imports of parameter types. */
function valueImports({ parameters, spec }: OperationCode): readonly Import[] {
  const ofSchemas = schemaTypeImports(parameters);
  const ofRuntime = valueTypeImports(parameters);
  return [
    ...(ofSchemas.length === 0 ? [] : [types(`${spec.folder}/schemas`, ...ofSchemas)]),
    ...(ofRuntime.length === 0 ? [] : [types("runtime/client", ...ofRuntime)]),
  ];
}

/** The type of an operation's parameters. It extends the type of those that are used apart. */
function paramsInterfaces(operation: OperationCode): readonly InterfaceDeclarationStructure[] {
  const { names, label, local } = operation;
  const doc = docComment([`Parameters of ${label}.`]);
  if (operation.kind === "endpoint") {
    const { parameters } = operation;
    return parameters.length === 0
      ? []
      : [paramsInterface(names.params, doc, parameters, local, endpointParameterDoc)];
  }
  const { parameters, templates } = operation;
  if (parameters.length + templates.length === 0) return [];
  const open = templates.map((template) => {
    const name = `[name: ${templateText(template.name.split(/\{[^{}]*\}/))}]`;
    return signature(name, valueType(template, local), parameterDoc(template));
  });
  const base = baseInterface(operation);
  if (!base) return [paramsInterface(names.params, doc, parameters, local, parameterDoc, open)];
  const added = parameters.filter(({ name }) => base.without.includes(name));
  const others = parameters.filter(({ name }) => !base.without.includes(name));
  const baseDoc = docComment([base.description]);
  return [
    paramsInterface(base.name, baseDoc, others, local, parameterDoc, open),
    {
      ...paramsInterface(names.params, doc, added, local, parameterDoc),
      extends: [base.name],
    },
  ];
}

/** The interface of parameters used separately: request options, or a task's arguments. */
function baseInterface({ module: { operation, task }, label }: ModuleCode) {
  const root = rootOptions(operation);
  if (root) {
    const description = `Parameters of ${label} that do not select modules.`;
    return { name: root.name, description, without: root.selecting };
  }
  return task && { ...task.params, without: task.sets };
}

/** The interface of structured parameters, with a property for each parameter. */
function paramsInterface<Given extends Parameter>(
  name: string,
  doc: DocComment,
  parameters: readonly Given[],
  local: LocalName,
  docOf: (parameter: Given) => DocComment,
  more: readonly PropertySignatureStructure[] = [],
): InterfaceDeclarationStructure {
  const properties = parameters.map((parameter) =>
    property(
      parameter.name,
      valueType(parameter, local),
      !needsArgument(parameter),
      docOf(parameter),
    ),
  );
  return interfaceOf(name, doc, [...properties, ...more]);
}

function modulePart({
  module: { operation, result },
  spec,
  names,
  label,
  parameters,
  paramsType,
  local,
}: ModuleCode): FilePart {
  const inherits = hasInheritedName(parameters);
  const defaulted = parameters.filter(({ default: value }) => value !== undefined);
  const type = moduleType(names);
  const base = generic(
    local("ModuleDescriptor"),
    literalType(operation.name),
    literalType(operation.group),
    named(String(operation.generator)),
    paramsType,
    union(...defaulted.map(({ name }) => literalType(name))),
    ...(result ? [named(result.names.result)] : []),
  );
  const members = [
    ...(operation.mustbeposted ? [property("mustbeposted", literalType(true), false, [])] : []),
    ...(inherits
      ? [property("params", generic(local("NamedDescriptors"), paramsType), false, [])]
      : []),
  ];
  return {
    imports: [
      types("runtime/client", "ModuleDescriptor", ...(inherits ? ["NamedDescriptors"] : [])),
      ...(result ? [types(resultFile(spec.folder, { names }), result.names.result)] : []),
    ],
    statements: [
      interfaceOf(type, docComment([`The descriptor type of ${label}.`]), members, [
        typeText(base),
      ]),
      objectConstant(
        names.descriptor,
        named(type),
        moduleDescriptor(operation),
        docComment([`The descriptor of ${label}.`]),
      ),
    ],
  };
}

function endpointPart(code: EndpointCode): FilePart {
  const { endpoint, spec, names, label, parameters, paramsType, local } = code;
  const body = bodyType(endpoint, local);
  const defaults = defaultsType(parameters);
  const type = generic(
    local("EndpointDescriptor"),
    paramsType,
    payloadType(endpoint),
    named(endpoint.response),
    ...(body || defaults ? [body ?? named("never")] : []),
    ...(defaults ? [defaults] : []),
  );
  const json = jsonFormat(code);
  const readers = bodyReaders(code);
  const contents = [...endpoint.body, ...endpoint.responses.flatMap((each) => each.contents)];
  return {
    imports: [
      types("runtime/client", "EndpointDescriptor"),
      ...responseImports(endpoint),
      ...bodyImports(endpoint),
      ...contentImports(spec.folder, contents),
      ...headerImports(spec.folder, endpoint),
      ...json.imports,
      ...readers.imports,
    ],
    statements: [
      responseAlias(endpoint, local),
      constant(
        names.descriptor,
        type,
        expandedObject([
          ...memberTexts(endpointDescriptor(endpoint.operation)),
          ...readers.members,
          ...json.members,
        ]),
        docComment([`The descriptor of ${label}.`]),
      ),
    ],
  };
}

/** The type of an object with the defaults of parameters; undefined if there are none. */
function defaultsType(parameters: readonly Parameter[]): TypeExpression | undefined {
  const members = parameters.flatMap((parameter) => {
    const value = defaultValue(parameter);
    return value === undefined
      ? []
      : [{ name: parameter.name, type: defaultType(value), optional: false, comment: [] }];
  });
  return members.length === 0 ? undefined : { kind: "object", members };
}

/**
 * The readers of response bodies, by status and media type: for forms, and for bytes in a range
 * that includes other forms.
 */
function bodyReaders({ endpoint, openapi, local }: EndpointCode): DescriptorMembers {
  const names = new Set<string>();
  const readerText = (content: Content): string => {
    const fields = fieldTypes(content, openapi.model.schemas);
    if (!fields && !isBytesOfAnyType(content)) return "null";
    const name = fields ? "formBody" : "blobBody";
    names.add(name);
    return fields ? pureCall(local(name), [literalText(fields)]) : local(name);
  };
  const statuses = endpoint.operation.responses.flatMap(({ status, contents }) => {
    const members = contents.map(
      (content) => [stringText(content.mediaType), readerText(content)] as const,
    );
    if (members.every(([, text]) => text === "null")) return [];
    const texts = members.map(([name, text]) => `${name}: ${text}`);
    return [`${stringText(status)}: { ${texts.join(", ")} }`];
  });
  return statuses.length === 0
    ? { members: [], imports: [] }
    : {
        members: [`bodyReaders: ${expandedObject(statuses)}`],
        imports: [values("runtime/client", ...names)],
      };
}

/** Members of a descriptor that are code. */
interface DescriptorMembers {
  readonly members: readonly string[];
  readonly imports: readonly Import[];
}

/** How an endpoint reads and writes JSON with 64-bit integers that are not numbers. */
function jsonFormat({ endpoint, openapi, spec, local }: EndpointCode): DescriptorMembers {
  if (openapi.model.int64 === undefined || !hasJson(endpoint)) return { members: [], imports: [] };
  const label = stringText(endpointLabel(endpoint.operation));
  return {
    members: [`json: ${pureCall(local("int64Json"), [spec.shapes, label])}`],
    imports: [
      values("runtime/client", "int64Json"),
      values(`${spec.folder}/json-shapes`, spec.shapes),
    ],
  };
}
