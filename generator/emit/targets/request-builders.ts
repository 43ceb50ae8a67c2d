import { StructureKind } from "../../ts-morph.js";
import type {
  InterfaceDeclarationStructure,
  FunctionDeclarationStructure,
  PropertySignatureStructure,
  StatementStructures,
} from "ts-morph";
import { moduleParameters } from "../../model/expansion.js";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { EndpointOperation, ModuleOperation } from "../../model/operation.js";
import type { Parameter } from "../../model/parameter.js";
import type {
  CatalogueFrame,
  DirectoryEndpoints,
  PlannedEndpoint,
  PlannedModule,
  SpecNames,
} from "../../plan/planned.js";
import { builderOptions } from "../requests/builder-options.js";
import type { BuilderOptions } from "../requests/builder-options.js";
import { bodyImports, bodyType, contentImports, payloadType } from "../endpoints/content-types.js";
import { responseAlias, responseImports } from "../endpoints/response-type.js";
import { endpointDescriptor, moduleDescriptor } from "../requests/descriptor.js";
import { docComment } from "../../typescript/doc-comment.js";
import { endpointParameterDoc, onTag, parameterDoc } from "../requests/parameter-doc.js";
import { types, values } from "../../typescript/fragment.js";
import type { Import, SourceFragment } from "../../typescript/fragment.js";
import { endpointHeader, moduleHeader } from "../../typescript/header.js";
import { moduleLabel } from "../requests/label.js";
import { expandedObject, memberTexts, stringText, templateText } from "../../typescript/literal.js";
import { resultFile } from "../results/result-file.js";
import { requestMaker } from "../requests/request-maker.js";
import { rootOptions } from "../requests/root-options.js";
import {
  constant,
  defaultsInterface,
  objectConstant,
  paramsInterface,
  property,
  pureCall,
} from "../requests/statement.js";
import {
  generic,
  intersection,
  literalType,
  named,
  typeText,
} from "../../typescript/type-expression.js";
import type { TypeExpression } from "../../typescript/type-expression.js";
import {
  hasInheritedName,
  mustBeGiven,
  schemaTypeImports,
  valueType,
  valueTypeImports,
} from "../requests/value-type.js";

/** Typed parameters, descriptor and request builder of a module. */
export function moduleBuilders(
  module: PlannedModule,
  { names: spec, model }: CatalogueFrame,
): readonly SourceFragment[] {
  const { operation, names, result } = module;
  const label = moduleLabel(operation);
  const { closed, open } = moduleParameters(operation);
  const parameters = closed.map(({ parameter }) => parameter);
  const defaults = defaultsInterface(
    names.defaults,
    docComment([`The defaults of the parameters of ${label}.`]),
    parameters,
  );
  const templates = open.map((template): PropertySignatureStructure => {
    const name = templateText(template.name.split(/\{[^{}]*\}/));
    return {
      ...property("template", valueType(template), false, parameterDoc(template)),
      name: `[name: ${name}]`,
    };
  });
  const descriptor = generic(
    "ModuleDescriptor",
    literalType(operation.name),
    literalType(operation.group),
    named(String(operation.generator)),
    named(names.params),
    ...(defaults ? [named(names.defaults)] : result ? [named("{}")] : []),
    ...(result ? [named(result.names.result)] : []),
  );
  const type = operation.mustbeposted
    ? intersection(descriptor, named("PostedModule"))
    : descriptor;
  const isRequest = operation.role === "request";
  const maker = requestMaker(operation, names.descriptor);
  const options = builderOptions(operation, spec, model);
  const builder = builderFunction(names.request, moduleDoc(operation), {
    params: names.params,
    parameters,
    result: `ModuleRequest<typeof ${names.descriptor}, P, V>`,
    options,
    code: "return requests<P, V>(params, options);",
  });
  const statements: StatementStructures[] = [
    ...paramsInterfaces(module, parameters, templates),
    ...(defaults ? [defaults] : []),
    objectConstant(
      names.descriptor,
      type,
      moduleDescriptor(operation),
      docComment([`The descriptor of ${label}.`]),
    ),
    ...(isRequest ? [maker.statement, builder] : []),
  ];
  return [
    {
      kind: "source",
      path: `${spec.folder}/${names.file}.ts`,
      header: moduleHeader(model.source, operation.path),
      imports: [
        types(
          "runtime/model/descriptor",
          "ModuleDescriptor",
          ...(operation.mustbeposted ? ["PostedModule"] : []),
        ),
        ...(result ? [types(resultFile(spec.folder, module), result.names.result)] : []),
        ...(isRequest
          ? [
              types("runtime/request/request", "ModuleRequest"),
              ...maker.imports,
              ...options.imports,
            ]
          : []),
        ...valueImports(parameters, isRequest),
      ],
      statements,
    },
  ];
}

/** The type of a module's parameters. That of a root extends the type of those that are options. */
function paramsInterfaces(
  { operation, names }: PlannedModule,
  parameters: readonly Parameter[],
  templates: readonly PropertySignatureStructure[],
): readonly InterfaceDeclarationStructure[] {
  const label = moduleLabel(operation);
  const doc = docComment([`Parameters of ${label}.`]);
  const root = rootOptions(operation);
  if (!root) return [paramsInterface(names.params, doc, parameters, templates)];
  const selecting = parameters.filter(({ name }) => root.selecting.includes(name));
  const others = parameters.filter(({ name }) => !root.selecting.includes(name));
  const optionsDoc = docComment([`Parameters of ${label} that do not select modules.`]);
  return [
    paramsInterface(root.name, optionsDoc, others, templates),
    { ...paramsInterface(names.params, doc, selecting), extends: [root.name] },
  ];
}

function typesOfSchemas(folder: string, parameters: readonly Parameter[]): readonly Import[] {
  const names = schemaTypeImports(parameters);
  return names.length === 0 ? [] : [types(`${folder}/schemas`, ...names)];
}

function valueImports(parameters: readonly Parameter[], exact: boolean): readonly Import[] {
  const names = [
    ...(exact ? ["Exact"] : []),
    ...(exact && hasInheritedName(parameters) ? ["Inheriting"] : []),
    ...valueTypeImports(parameters),
  ];
  return names.length === 0 ? [] : [types("runtime/model/values", ...names)];
}

/** What the module does, how it is selected, and where its manual page is. */
function moduleDoc(operation: ModuleOperation): ReturnType<typeof docComment> {
  const { description, manual, generator, deprecated, on } = operation;
  const selection = `Requests ${moduleLabel(operation)}.`;
  const texts =
    description === undefined
      ? [selection]
      : [description, "", generator ? `${selection} The module can be a generator.` : selection];
  return docComment(texts, [
    ...(manual === undefined ? [] : [`@see ${manual}`]),
    ...onTag(on),
    ...deprecatedTag(deprecated),
  ]);
}

function deprecatedTag(deprecated: boolean): readonly string[] {
  return deprecated ? ["@deprecated"] : [];
}

function endpointDoc(
  { summary, deprecated }: EndpointOperation,
  label: string,
): ReturnType<typeof docComment> {
  return docComment([summary ?? `Requests ${label}.`], deprecatedTag(deprecated));
}

/** Typed parameters, descriptor and request builder of each endpoint, one file each. */
export function endpointBuilders({
  endpoints,
  names,
  model,
}: DirectoryEndpoints): readonly SourceFragment[] {
  return endpoints.map((endpoint) => endpointFragment(endpoint, names, model));
}

function endpointFragment(
  endpoint: PlannedEndpoint,
  spec: SpecNames,
  { source, int64 }: DirectoryEndpoints["model"],
): SourceFragment {
  const { operation, names } = endpoint;
  const label = `\`${endpointLabel(operation)}\``;
  const { parameters } = operation;
  const body = bodyType(endpoint);
  const defaults = defaultsInterface(
    names.defaults,
    docComment([`The defaults of the parameters of ${label}.`]),
    parameters,
  );
  const type = generic(
    "EndpointDescriptor",
    literalType(operation.name),
    named(names.params),
    named(defaults ? names.defaults : "{}"),
    payloadType(endpoint),
    named(endpoint.response),
    ...(body ? [body] : []),
  );
  const json = int64 === undefined ? NO_FORMAT : jsonFormat(endpoint, spec);
  const content = contentArgument(endpoint, json.members.length > 0);
  return {
    kind: "source",
    path: `${spec.folder}/${names.file}.ts`,
    header: endpointHeader(source, operation.name),
    imports: [
      types("runtime/directory/endpoint", "EndpointDescriptor", "EndpointRequest"),
      values("runtime/directory/endpoint", "endpointRequest"),
      ...responseImports(endpoint),
      ...bodyImports(endpoint),
      ...contentImports(spec.folder, [
        ...endpoint.body,
        ...endpoint.responses.flatMap(({ contents }) => contents),
      ]),
      ...content.imports,
      ...json.imports,
      ...typesOfSchemas(spec.folder, parameters),
      ...valueImports(parameters, true),
    ],
    statements: [
      paramsInterface(
        names.params,
        docComment([`Parameters of ${label}.`]),
        parameters,
        [],
        endpointParameterDoc,
      ),
      ...(defaults ? [defaults] : []),
      responseAlias(endpoint),
      constant(
        names.descriptor,
        type,
        expandedObject([...memberTexts(endpointDescriptor(operation)), ...json.members]),
        docComment([`The descriptor of ${label}.`]),
      ),
      builderFunction(names.request, endpointDoc(operation, label), {
        params: names.params,
        parameters,
        ...(body && { body: { type: body, required: operation.body?.required ?? false } }),
        result: `EndpointRequest<typeof ${names.descriptor}, P>`,
        code: `return endpointRequest<typeof ${names.descriptor}, P>(${[names.descriptor, "params", ...content.args].join(", ")});`,
      }),
    ],
  };
}

/** The member of a descriptor about its JSON. */
interface FormatMember {
  readonly members: readonly string[];
  readonly imports: readonly Import[];
}

const NO_FORMAT: FormatMember = { members: [], imports: [] };

/** How an endpoint reads and writes JSON with 64-bit integers that are not numbers. */
function jsonFormat({ operation, body }: PlannedEndpoint, spec: SpecNames): FormatMember {
  const contents = [
    ...body.map(({ content }) => content),
    ...operation.responses.flatMap((response) => response.contents),
  ];
  if (!contents.some(({ form }) => form === "json")) return NO_FORMAT;
  const made = pureCall("int64Json", [spec.shapes, stringText(endpointLabel(operation))]);
  return {
    members: [`json: ${made}`],
    imports: [
      values("runtime/content/int64-json", "int64Json"),
      values(`${spec.folder}/json-shapes`, spec.shapes),
    ],
  };
}

/**
 * The encoded body, which is an argument of the function that makes a request.
 *
 * @param hasFormat the descriptor has a format of JSON
 */
function contentArgument(
  { body: [first, ...others], names }: PlannedEndpoint,
  hasFormat: boolean,
): {
  readonly args: readonly string[];
  readonly imports: readonly Import[];
} {
  if (!first) return { args: [], imports: [] };
  const { form, mediaType } = first.content;
  const format = hasFormat ? [`${names.descriptor}.json`] : [];
  if (form === "json" && others.length === 0)
    return {
      args: [`jsonContent(${[stringText(mediaType), "body", ...format].join(", ")})`],
      imports: [values("runtime/content/request-content", "jsonContent")],
    };
  return {
    args: [`encodedContent(${[`${names.descriptor}.bodies`, "body", ...format].join(", ")})`],
    imports: [values("runtime/content/encoded-content", "encodedContent")],
  };
}

interface Builder {
  /** The name of the parameter interface. */
  readonly params: string;
  readonly parameters: readonly Parameter[];
  /** The body of the request, if it has one. */
  readonly body?: { readonly type: TypeExpression; readonly required: boolean };
  readonly result: string;
  readonly options?: BuilderOptions;
  /** The statement of the function. */
  readonly code: string;
}

/** Keeps the literal types of the arguments, and rejects names that the operation does not have. */
function builderFunction(
  name: string,
  docs: ReturnType<typeof docComment>,
  { params, parameters, body, options, result, code }: Builder,
): FunctionDeclarationStructure {
  const required = parameters.some(mustBeGiven);
  const constraint = hasInheritedName(parameters) ? `Inheriting<${params}>` : params;
  return {
    kind: StructureKind.Function,
    isExported: true,
    name,
    docs,
    typeParameters: [
      {
        name: "P",
        isConst: true,
        constraint,
        ...(!required && { default: "{}" }),
      },
      ...(options?.typeParameters ?? []),
    ],
    parameters: [
      {
        name: "params",
        // A required parameter must not follow an optional one.
        hasQuestionToken: !required && !body?.required,
        type: `Exact<P, ${params}>`,
      },
      ...(body
        ? [{ name: "body", hasQuestionToken: !body.required, type: typeText(body.type) }]
        : []),
      ...(options === undefined
        ? []
        : [{ name: "options", hasQuestionToken: true, type: options.type }]),
    ],
    returnType: result,
    statements: [code],
  };
}
