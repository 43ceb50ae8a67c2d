import type { AnyModule, ParamDescriptor } from "../../../templates/runtime/model/descriptor.js";
import { namedByTemplate } from "../../../templates/runtime/model/named-by-template.js";
import { responseForm } from "../../../templates/runtime/request/response-form.js";
import type { ModuleRequest, RequestMaker } from "../../../templates/runtime/request/request.js";
import { moduleRequests } from "../../../templates/runtime/request/request.js";
import { uploadedFiles } from "../../../templates/runtime/request/uploaded-files.js";
import type { Check } from "../../../templates/runtime/rules/check.js";
import { enumCheck } from "../../../templates/runtime/rules/enumeration.js";
import { expiryCheck } from "../../../templates/runtime/rules/expiry.js";
import { namespaceCheck } from "../../../templates/runtime/rules/namespace.js";
import { floatCheck, integerCheck, limitCheck } from "../../../templates/runtime/rules/number.js";
import { boundedStringCheck } from "../../../templates/runtime/rules/string.js";
import { timestampCheck } from "../../../templates/runtime/rules/timestamp.js";
import { titleCheck } from "../../../templates/runtime/rules/title.js";
import { userCheck } from "../../../templates/runtime/rules/user.js";
import { templateParams } from "../../../templates/runtime/validate/template-params.js";
import { validator } from "../../../templates/runtime/validate/validator.js";
import type { Validator } from "../../../templates/runtime/validate/validator.js";

/** The checks of every type; the compiler asks for that of a new type. */
export const allChecks: Readonly<
  Record<Exclude<ParamDescriptor["type"], "boolean" | "schema">, Check>
> = {
  enum: enumCheck,
  expiry: expiryCheck,
  float: floatCheck,
  integer: integerCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  password: boundedStringCheck,
  raw: boundedStringCheck,
  string: boundedStringCheck,
  tags: boundedStringCheck,
  text: boundedStringCheck,
  timestamp: timestampCheck,
  title: titleCheck,
  unknown: boundedStringCheck,
  upload: boundedStringCheck,
  user: userCheck,
};

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
