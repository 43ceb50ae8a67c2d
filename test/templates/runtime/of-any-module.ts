import {
  SOURCE_TYPES,
  catalogueType,
  traitsOf,
} from "../../../generator/spec/parameters/registry.js";
import * as door from "../../../templates/runtime/catalogue/validate.js";
import type { AnyModule } from "../../../templates/runtime/model/descriptor.js";
import { namedByTemplate } from "../../../templates/runtime/model/named-by-template.js";
import { responseForm } from "../../../templates/runtime/request/response-form.js";
import type { ModuleRequest, RequestMaker } from "../../../templates/runtime/request/request.js";
import { moduleRequests } from "../../../templates/runtime/request/request.js";
import { uploadedFiles } from "../../../templates/runtime/request/uploaded-files.js";
import type { Check, Checks } from "../../../templates/runtime/rules/check.js";
import { templateParams } from "../../../templates/runtime/validate/template-params.js";
import { validator } from "../../../templates/runtime/validate/validator.js";
import type { Validator } from "../../../templates/runtime/validate/validator.js";

/** The checks that generated code imports for every type. Files are texts here. */
export const allChecks: Checks = {
  ...Object.fromEntries(SOURCE_TYPES.flatMap(checkOf)),
  enum: door.enumCheck,
  unknown: door.boundedStringCheck,
  upload: door.boundedStringCheck,
};

function checkOf(type: string): readonly (readonly [string, Check])[] {
  const source = traitsOf(catalogueType({ name: "", index: 0, type })).rule({ required: true });
  if (!source) return [];
  const check: unknown = Object.entries(door).find(([name]) => name === source.check)?.[1];
  if (!isCheck(check)) throw new Error(`The runtime does not export ${source.check}.`);
  return [[type, check]];
}

function isCheck(value: unknown): value is Check {
  return typeof value === "object" && value !== null && "run" in value;
}

/** What generated code does for a module, for one that there is no code of: its strict validator. */
export function validatorOf(module: AnyModule): Validator<object> {
  return validator(module, allChecks, templateParams);
}

/** A request to a module that there is no code of. */
export function moduleRequest<Module, Params extends object>(
  module: Module & AnyModule,
  params: Params | undefined,
  options: object,
): ModuleRequest<Module, Params> {
  return moduleRequests<RequestMaker<Module>>(
    module,
    { defaults: {}, lists: [] },
    { namedByTemplate, responseForm, uploadedFiles },
  )(params, options);
}
