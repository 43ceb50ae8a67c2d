import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type { Catalogue, Module, Parameter } from "../source/types.js";
import { catalogue as validateCatalogue } from "../source/validators.js";
import { catalogueType, traitsOf } from "../parameters/registry.js";
import { isSet, defaultValues, allowedValues } from "../parameters/traits.js";
import { validateShape, schemaNode } from "../source/validate-shape.js";
import { isObject, repeatedItems } from "../../base/json.js";
import type { SchemaNode } from "../source/validate-shape.js";
import { defaultDiagnostics } from "../parameters/default.js";

/** Checks a catalogue: its shape, then the rules that a schema cannot express. */
export function checkCatalogue(document: Document): Staged<Document<Catalogue>> {
  const { value: catalogue, diagnostics } = validateShape(document, validateCatalogue);
  return catalogue
    ? { value: catalogue, diagnostics: catalogueDiagnostics(catalogue) }
    : { value: undefined, diagnostics };
}

function catalogueDiagnostics(document: Document<Catalogue>): readonly Diagnostic[] {
  const { modules } = document.value.paraminfo;
  return [
    ...(modules.length === 0
      ? [diagnostic("no-modules", {}, document.locate("/paraminfo/modules"))]
      : []),
    ...duplicateModules(document),
    ...modules.flatMap((module, index) =>
      moduleDiagnostics(document, module, below("/paraminfo/modules", index)),
    ),
  ];
}

function duplicateModules(document: Document<Catalogue>): readonly Diagnostic[] {
  const paths = document.value.paraminfo.modules.map(({ path }, index) => ({ path, index }));
  return repeatedItems(paths, ({ path }) => path).map(({ path, index }) =>
    diagnostic(
      "duplicate-module",
      { name: path },
      document.locate(below("/paraminfo/modules", index, "path")),
    ),
  );
}

function moduleDiagnostics(
  document: Document,
  module: Module,
  pointer: string,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const expected = expectedPath(module);
  if (module.path !== expected)
    found.push(
      diagnostic(
        "path-mismatch",
        { path: module.path, expected },
        document.locate(below(pointer, "path")),
      ),
    );
  if (module.dynamicparameters !== undefined && module.dynamicparameters !== false)
    found.push(
      diagnostic(
        "dynamic-parameters",
        { name: module.path },
        document.locate(below(pointer, "dynamicparameters")),
      ),
    );
  const seen = new Set<string>();
  for (const [list, parameters] of [
    ["parameters", module.parameters],
    ["templatedparameters", module.templatedparameters ?? []],
  ] as const) {
    for (const [index, parameter] of parameters.entries()) {
      const parameterPointer = below(pointer, list, index);
      if (seen.has(parameter.name))
        found.push(
          diagnostic(
            "duplicate-parameter",
            { name: parameter.name },
            document.locate(below(parameterPointer, "name")),
          ),
        );
      seen.add(parameter.name);
      found.push(
        ...typeDiagnostics(document, parameter, parameterPointer),
        ...parameterDiagnostics(document, parameter, parameterPointer),
        ...templateDiagnostics(document, module, parameter, parameterPointer),
      );
    }
  }
  return found;
}

/**
 * Returns the path that a module should have. Query modules are below `query`; other submodules are
 * below their parent.
 */
function expectedPath({ name, path, group }: Module): string {
  if (group === "list" || group === "prop" || group === "meta") return `query+${name}`;
  const parent = path.slice(0, path.lastIndexOf("+") + 1);
  return group === "action" || group === "format" || group === undefined
    ? name
    : `${parent}${name}`;
}

function typeDiagnostics(
  document: Document,
  parameter: Parameter,
  pointer: string,
): readonly Diagnostic[] {
  const type = catalogueType(parameter);
  if (type.kind !== "unknown") return [];
  return [diagnostic("unknown-type", { name: type.name }, document.locate(below(pointer, "type")))];
}

function templateDiagnostics(
  document: Document,
  module: Module,
  parameter: Parameter,
  pointer: string,
): readonly Diagnostic[] {
  const { name, templatevars = {} } = parameter;
  if (parameter.templatevars === undefined && !name.includes("{")) return [];
  const written = [...name.matchAll(/(?<=\{)[^{}]*(?=\})/g)].map(([variable]) => variable);
  const variables = Object.keys(templatevars);
  const found: Diagnostic[] = [];
  if (written.toSorted().join("|") !== variables.toSorted().join("|")) {
    found.push(
      diagnostic("templatevars-mismatch", { name }, document.locate(below(pointer, "name"))),
    );
  }
  for (const [variable, source] of Object.entries(templatevars)) {
    const supplier = module.parameters.find((other) => other.name === source);
    if (supplier && isSet(supplier.multi)) continue;
    found.push(
      diagnostic(
        "templatevars-unknown",
        { name, source },
        document.locate(below(pointer, "templatevars", variable)),
      ),
    );
  }
  return found;
}

/** The schema of catalogues. Its only alternatives, the types of parameters, have no keys. */
const SCHEMA = "catalogue.schema.json";

/** A key that the schema does not list. */
interface UnknownKey {
  readonly name: string;
  /** JSON pointer of the member. */
  readonly pointer: string;
}

/** Reports the keys of a catalogue that the generator ignores. */
export function unknownKeyDiagnostics(document: Document): readonly Diagnostic[] {
  return unknownKeys(schemaNode(SCHEMA), document.value, "").map(({ name, pointer }) =>
    diagnostic("unknown-key", { name }, document.locate(pointer)),
  );
}

/**
 * Returns the keys of a value that its schema does not list. Keys that begin with `x-` are extensions
 * and are ignored, and so are those of objects whose schema lists none.
 */
function unknownKeys(schema: SchemaNode, value: unknown, pointer: string): readonly UnknownKey[] {
  const { items, properties } = referenced(schema);
  if (Array.isArray(value))
    return items
      ? value.flatMap((item, index) => unknownKeys(items, item, below(pointer, index)))
      : [];
  if (!properties || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const memberPointer = below(pointer, name);
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known) return unknownKeys(known, member, memberPointer);
    return name.startsWith("x-") ? [] : [{ name, pointer: memberPointer }];
  });
}

/** The definition that a schema refers to; the schema itself if it is not a reference. */
function referenced(node: SchemaNode): SchemaNode {
  return node.$ref === undefined ? node : schemaNode(SCHEMA, node.$ref.replace("#/$defs/", ""));
}

/**
 * Reports contradictions within a parameter, such as reversed bounds or a default that it does not
 * accept.
 */
export function parameterDiagnostics(
  document: Document,
  parameter: Parameter,
  pointer: string,
): readonly Diagnostic[] {
  return [
    ...boundsDiagnostics(document, parameter, pointer),
    ...enumDiagnostics(document, parameter, pointer),
    ...parameterDefaultDiagnostics(document, parameter, pointer),
  ];
}

function boundsDiagnostics(
  document: Document,
  parameter: Parameter,
  pointer: string,
): readonly Diagnostic[] {
  const { name, min, max, highmax, lowlimit, highlimit } = parameter;
  const found: Diagnostic[] = [];
  const bounds = Object.entries({ min, max, highmax }).filter(
    (bound): bound is [string, number] => bound[1] !== undefined,
  );
  for (const [index, [bound, value]] of bounds.entries()) {
    const lower = bounds[index - 1];
    if (!lower || lower[1] <= value) continue;
    const detail = `${lower[0]} ${lower[1]} exceeds ${bound} ${value}`;
    found.push(
      diagnostic("bounds-reversed", { name, detail }, document.locate(below(pointer, lower[0]))),
    );
  }
  if (lowlimit !== undefined && highlimit !== undefined && lowlimit > highlimit) {
    const detail = `lowlimit ${lowlimit} exceeds highlimit ${highlimit}`;
    found.push(
      diagnostic(
        "value-counts-reversed",
        { name, detail },
        document.locate(below(pointer, "lowlimit")),
      ),
    );
  }
  return found;
}

function enumDiagnostics(
  document: Document,
  parameter: Parameter,
  pointer: string,
): readonly Diagnostic[] {
  const { name, allspecifier, deprecatedvalues = [] } = parameter;
  const values = allowedValues(parameter);
  if (!values) return [];
  const found = deprecatedvalues
    .map((value, index) => ({ value, valuePointer: below(pointer, "deprecatedvalues", index) }))
    .filter(({ value }) => !values.includes(value))
    .map(({ value, valuePointer }) =>
      diagnostic("deprecated-value-unlisted", { name, value }, document.locate(valuePointer)),
    );
  const ambiguous = allspecifier !== undefined && values.includes(allspecifier);
  return ambiguous
    ? [
        ...found,
        diagnostic(
          "allspecifier-listed",
          { name, value: allspecifier },
          document.locate(below(pointer, "allspecifier")),
        ),
      ]
    : found;
}

function parameterDefaultDiagnostics(
  document: Document,
  parameter: Parameter,
  pointer: string,
): readonly Diagnostic[] {
  if (parameter.default === undefined) return [];
  if (isSet(parameter.multi) && parameter.default === parameter.allspecifier) return [];
  const { defaultProblem } = traitsOf(catalogueType(parameter));
  const at = document.locate(below(pointer, "default"));
  return defaultValues(parameter).flatMap((value) =>
    defaultDiagnostics(parameter.name, defaultProblem(value), at),
  );
}
