import { expandedTemplates, suppliedBy } from "../../../templates/runtime/model/template.js";
import type { ParsedRequest } from "../../../templates/runtime/parse/parsed-request.js";
import { participants, prefixOf } from "../../inspect/request-parameters.js";
import type { Participant } from "../../inspect/request-parameters.js";
import { moduleParameters } from "../../spec/model/operation.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { Parameter } from "../../spec/model/parameter.js";
import type { ComposedCatalogue } from "./catalogue-request.js";

/** A form field: a parameter of a module in the request. */
interface FormField {
  /** The name in the request. */
  readonly wireName: string;
  readonly parameter: Parameter;
}

/** The fields of one module in the request. */
export interface FormSection {
  /** How a request selects the module, such as `list=allpages`. */
  readonly title: string;
  readonly role: "choice" | "module" | "pages" | "root";
  readonly module: ModuleOperation;
  readonly fields: readonly FormField[];
}

/** The start of a form: its module's parameters, or the choice of modules. */
export type FirstSections = "module" | "choice";

/** The order of the sections. Where pages come from is part of what a module is asked. */
const ORDER: Readonly<Record<FirstSections, readonly FormSection["role"][]>> = {
  module: ["module", "pages", "choice", "root"],
  choice: ["choice", "module", "pages", "root"],
};

/**
 * The form for a request: the selected modules' parameters, page parameters, module selectors, and
 * the other root parameters.
 */
export function formSections(
  { api, modules }: ComposedCatalogue,
  parsed: ParsedRequest,
  first: FirstSections,
): readonly FormSection[] {
  const all = participants(api, parsed).flatMap((participant) => {
    const module = modules.get(participant.module.path);
    return module ? [{ participant, module, fields: fieldsOf(participant, module) }] : [];
  });
  const roots = all.filter(({ module }) => module.role !== "request");
  const choices = roots.flatMap(({ module, fields }) => {
    const chosen = fields.filter((field) => isChoice(module, field));
    return chosen.length > 0
      ? [{ title: `Modules of ${module.path}`, role: "choice" as const, module, fields: chosen }]
      : [];
  });
  const selected = all
    .filter(({ module }) => module.role === "request")
    .map(({ participant, module, fields }) => ({
      title: selectionText(participant),
      role: "module" as const,
      module,
      fields,
    }));
  const rest = roots.map(({ module, fields }) => ({
    title: module.path === "query" ? "Pages and query" : `Parameters of ${module.path}`,
    role: module.path === "query" ? ("pages" as const) : ("root" as const),
    module,
    fields: fields.filter((field) => !isChoice(module, field)),
  }));
  const sections: readonly FormSection[] = [...selected, ...choices, ...rest];
  return ORDER[first].flatMap((role) => sections.filter((section) => section.role === role));
}

/** The format is one of JSON's forms here, and is a parameter like others. */
function isChoice({ path }: ModuleOperation, { parameter: { name, type } }: FormField): boolean {
  const selects = type.kind === "enum" && type.submodules !== undefined;
  return selects && !(path === "main" && name === "format");
}

function selectionText({ module, asGenerator }: Participant): string {
  if (asGenerator) return `generator=${module.name}`;
  return `${module.group || "module"}=${module.name}`;
}

function fieldsOf(participant: Participant, module: ModuleOperation): readonly FormField[] {
  const prefix = prefixOf(participant);
  const valuesOf = suppliedBy(participant.module, participant.args);
  const { closed, open } = moduleParameters(module);
  const present = closed
    .filter(({ when }) =>
      Object.entries(when).every(([source, value]) => valuesOf(source).includes(value)),
    )
    .map(({ parameter }) => parameter);
  const { templates = {} } = participant.module;
  const expanded = [...expandedTemplates(participant.module, valuesOf)].flatMap(
    ([name, descriptor]) => {
      const template = open.find((each) => templates[each.name] === descriptor);
      return template ? [{ ...template, name }] : [];
    },
  );
  return [...present, ...expanded].map((parameter) => ({
    wireName: prefix + parameter.name,
    parameter,
  }));
}
