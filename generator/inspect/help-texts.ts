import type { ParamDescriptor } from "../../templates/runtime/model/descriptor.js";
import { moduleParameters } from "../spec/model/operation.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import type { Parameter } from "../spec/model/parameter.js";
import type { CatalogueModel, OpenApiModel } from "../spec/model/spec-model.js";
import type { ParameterOwner } from "./request-parameters.js";

/** Descriptions of parameters by module path and name. Open templates are named as the spec names them. */
export type HelpTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Collects the descriptions of a catalogue. */
export function helpTexts({ operations }: CatalogueModel): HelpTexts {
  const modules = new Map(operations.map((operation) => [operation.path, operation]));
  return new Map(
    operations.map((operation) => {
      const { closed, open } = moduleParameters(operation);
      const parameters = [...closed.map(({ parameter }) => parameter), ...open];
      const texts = parameters.map(
        (parameter) => [parameter.name, helpText(parameter, modules)] as const,
      );
      return [operation.path, new Map(texts.filter(([, text]) => text !== ""))] as const;
    }),
  );
}

/** Collects the descriptions of an OpenAPI document's parameters, by operation id and name. */
export function endpointTexts({ operations }: OpenApiModel): HelpTexts {
  return new Map(
    operations.map(({ name, parameters }) => {
      const texts = parameters.flatMap((parameter) =>
        parameter.description === undefined
          ? []
          : [[parameter.name, parameter.description] as const],
      );
      return [name, new Map(texts)] as const;
    }),
  );
}

/** Values that select modules are described by those modules. */
function helpText(
  { description = "", type }: Parameter,
  modules: ReadonlyMap<string, ModuleOperation>,
): string {
  const paths = type.kind === "enum" && type.submodules ? type.submodules.paths : {};
  const selected = Object.entries(paths).flatMap(([value, path]) => {
    const [text] = modules.get(path)?.description?.split("\n") ?? [];
    return text === undefined ? [] : [item(value, text)];
  });
  return [description, ...selected].join("\n");
}

/** The first line of a parameter's description, then the lines about the given values. */
export function helpLines(
  texts: HelpTexts,
  { module, name, param }: ParameterOwner,
  parameters: string,
): readonly string[] {
  const ofModule = texts.get(module.path);
  const [template] =
    Object.entries(module.templates ?? {}).find(([, each]) => each === param) ?? [];
  const [first, ...others] = (ofModule?.get(template ?? name) ?? "").split("\n");
  const items = valuesIn(parameters, param).map((value) => item(value, ""));
  return [first ?? "", ...others.filter((line) => items.some((start) => line.startsWith(start)))]
    .filter((line) => line !== "")
    .map((line) => `    ${line}`);
}

function valuesIn(text: string, { type, multi }: ParamDescriptor): readonly string[] {
  if (type !== "enum") return [];
  return multi ? text.split("|") : [text];
}

/** Descriptions list values in this form. */
function item(value: string, text: string): string {
  return `- ${value === "" ? '""' : value}: ${text}`;
}
