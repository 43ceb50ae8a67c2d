import { StructureKind } from "../../ts-morph.js";
import type { InterfaceDeclarationStructure, PropertySignatureStructure } from "ts-morph";
import { moduleParameters } from "../../spec/model/expansion.js";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { Parameter } from "../../spec/model/parameter.js";
import type {
  PlannedCatalogue,
  PlannedDirectory,
  PlannedEndpoint,
  PlannedModule,
  SpecNames,
} from "../plan/planned.js";
import { bodyImports, hasJson, bodyType, contentImports, payloadType } from "./content-types.js";
import { paramsName } from "./params-name.js";
import { headerImports, responseAlias, responseImports } from "./response-type.js";
import { endpointDescriptor, moduleDescriptor } from "./descriptor.js";
import { docComment } from "../../base/doc-comment.js";
import { endpointParameterDoc, parameterDoc } from "./parameter-doc.js";
import { types, values } from "../../base/fragment.js";
import type { Import, SourceFragment } from "../../base/fragment.js";
import { localNames } from "../../base/local-names.js";
import type { LocalName } from "../../base/local-names.js";
import { moduleLabel } from "./label.js";
import { expandedObject, memberTexts, stringText, templateText } from "../../base/literal.js";
import { resultFile } from "./result-file.js";
import { rootOptions } from "./root-options.js";
import {
  constant,
  defaultsType,
  objectConstant,
  paramsInterface,
  property,
  pureCall,
} from "./statement.js";
import { generic, literalType, named, typeText, union } from "../../base/type-expression.js";
import { moduleType, paramsType } from "./params-type.js";
import { hasInheritedName, schemaTypeImports, valueType, valueTypeImports } from "./value-type.js";
import { inEndpointFiles, inModuleFile } from "./operation-files.js";
import type { FilePart } from "./operation-files.js";

/** Typed parameters and descriptor of a module. */
export function moduleDescriptors(
  module: PlannedModule,
  frame: PlannedCatalogue,
): readonly SourceFragment[] {
  const { names: spec } = frame;
  const { operation, names, result, identifiers } = module;
  const local = localNames(identifiers);
  const label = moduleLabel(operation);
  const { closed, open } = moduleParameters(operation);
  const parameters = closed.map(({ parameter }) => parameter);
  const inherits = hasInheritedName(parameters);
  const defaulted = parameters.filter(({ default: value }) => value !== undefined);
  const templates = open.map((template): PropertySignatureStructure => {
    const name = templateText(template.name.split(/\{[^{}]*\}/));
    return {
      ...property("template", valueType(template, local), false, parameterDoc(template)),
      name: `[name: ${name}]`,
    };
  });
  const descriptor = generic(
    local("ModuleDescriptor"),
    literalType(operation.name),
    literalType(operation.group),
    named(String(operation.generator)),
    paramsType(module),
    union(...defaulted.map(({ name }) => literalType(name))),
    ...(result ? [named(result.names.result)] : []),
  );
  return [
    inModuleFile(module, frame, {
      imports: [
        types("runtime/client", "ModuleDescriptor", ...(inherits ? ["NamedDescriptors"] : [])),
        ...(result ? [types(resultFile(spec.folder, module), result.names.result)] : []),
        ...valueImports(parameters),
      ],
      statements: [
        ...paramsInterfaces(module, parameters, templates, local),
        {
          kind: StructureKind.Interface,
          isExported: true,
          name: moduleType(module),
          docs: docComment([`The type of the descriptor of ${label}.`]),
          extends: [typeText(descriptor)],
          properties: [
            ...(operation.mustbeposted
              ? [property("mustbeposted", literalType(true), false, [])]
              : []),
            ...(inherits
              ? [
                  property(
                    "params",
                    generic(local("NamedDescriptors"), paramsType(module)),
                    false,
                    [],
                  ),
                ]
              : []),
          ],
        },
        objectConstant(
          names.descriptor,
          named(moduleType(module)),
          moduleDescriptor(operation),
          docComment([`The descriptor of ${label}.`]),
        ),
      ],
    }),
  ];
}

/** The type of a module's parameters. That of a root extends the type of those that are options. */
function paramsInterfaces(
  { operation, names }: PlannedModule,
  parameters: readonly Parameter[],
  templates: readonly PropertySignatureStructure[],
  local: LocalName,
): readonly InterfaceDeclarationStructure[] {
  const label = moduleLabel(operation);
  const doc = docComment([`Parameters of ${label}.`]);
  if (parameters.length + templates.length === 0) return [];
  const root = rootOptions(operation);
  if (!root) return [paramsInterface(names.params, doc, parameters, local, templates)];
  const selecting = parameters.filter(({ name }) => root.selecting.includes(name));
  const others = parameters.filter(({ name }) => !root.selecting.includes(name));
  const optionsDoc = docComment([`Parameters of ${label} that do not select modules.`]);
  return [
    paramsInterface(root.name, optionsDoc, others, local, templates),
    { ...paramsInterface(names.params, doc, selecting, local), extends: [root.name] },
  ];
}

function typesOfSchemas(folder: string, parameters: readonly Parameter[]): readonly Import[] {
  const names = schemaTypeImports(parameters);
  return names.length === 0 ? [] : [types(`${folder}/schemas`, ...names)];
}

function valueImports(parameters: readonly Parameter[]): readonly Import[] {
  const names = valueTypeImports(parameters);
  return names.length === 0 ? [] : [types("runtime/client", ...names)];
}

/** Typed parameters, the type of responses, and descriptor of each endpoint, one file each. */
export function endpointDescriptors(directory: PlannedDirectory): readonly SourceFragment[] {
  return inEndpointFiles(directory, descriptorOf);
}

function descriptorOf(
  endpoint: PlannedEndpoint,
  { names: spec, model: { int64 } }: PlannedDirectory,
): FilePart {
  const { operation, names, identifiers } = endpoint;
  const local = localNames(identifiers);
  const label = `\`${endpointLabel(operation)}\``;
  const { parameters } = operation;
  const body = bodyType(endpoint, local);
  const defaults = defaultsType(parameters);
  const type = generic(
    local("EndpointDescriptor"),
    named(paramsName(operation, names)),
    payloadType(endpoint),
    named(endpoint.response),
    ...(body || defaults ? [body ?? named("never")] : []),
    ...(defaults ? [defaults] : []),
  );
  const json = int64 === undefined ? NO_FORMAT : jsonFormat(endpoint, spec, local);
  return {
    imports: [
      types("runtime/client", "EndpointDescriptor"),
      ...responseImports(endpoint),
      ...bodyImports(endpoint),
      ...contentImports(spec.folder, [
        ...endpoint.body,
        ...endpoint.responses.flatMap(({ contents }) => contents),
      ]),
      ...headerImports(spec.folder, endpoint),
      ...json.imports,
      ...typesOfSchemas(spec.folder, parameters),
      ...valueImports(parameters),
    ],
    statements: [
      ...(parameters.length > 0
        ? [
            paramsInterface(
              names.params,
              docComment([`Parameters of ${label}.`]),
              parameters,
              local,
              [],
              endpointParameterDoc,
            ),
          ]
        : []),
      responseAlias(endpoint, local),
      constant(
        names.descriptor,
        type,
        expandedObject([...memberTexts(endpointDescriptor(operation)), ...json.members]),
        docComment([`The descriptor of ${label}.`]),
      ),
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
function jsonFormat(endpoint: PlannedEndpoint, spec: SpecNames, local: LocalName): FormatMember {
  if (!hasJson(endpoint)) return NO_FORMAT;
  const made = pureCall(local("int64Json"), [
    spec.shapes,
    stringText(endpointLabel(endpoint.operation)),
  ]);
  return {
    members: [`json: ${made}`],
    imports: [
      values("runtime/client", "int64Json"),
      values(`${spec.folder}/json-shapes`, spec.shapes),
    ],
  };
}
