import type { AnyModule } from "../model/descriptor.js";
import { formFor } from "../model/response-form.js";
import type { BodyForm } from "../model/response-form.js";
import { suppliedBy } from "../model/template.js";

/** Returns the form of a module's responses to these arguments; undefined if they are objects. */
export function responseForm(module: AnyModule, params: object): BodyForm | undefined {
  return formFor(module.forms, suppliedBy(module, params))?.is;
}
