import type { ParameterType } from "../model/parameter.js";
import { booleanTraits } from "./boolean.js";
import { enumTraits } from "./enumeration.js";
import { limitTraits } from "./limit.js";
import { namespaceTraits } from "./namespace.js";
import { numberTraits } from "./number.js";
import { schemaTraits } from "./schema.js";
import { tagsTraits, uploadTraits } from "./opaque.js";
import { textTraits } from "./text.js";
import { timeTraits } from "./time.js";
import { titleTraits } from "./title.js";
import type { ParameterTypeTraits } from "./traits.js";
import { unknownTraits } from "./unknown.js";
import { userTraits } from "./user.js";

/** Returns the traits of a parameter type. A new type is a file in this folder and a line here. */
export function traitsOf(type: ParameterType): ParameterTypeTraits {
  switch (type.kind) {
    case "string":
    case "text":
    case "password":
    case "raw":
      return textTraits(type);
    case "integer":
    case "float":
      return numberTraits(type);
    case "limit":
      return limitTraits(type);
    case "enum":
      return enumTraits(type);
    case "namespace":
      return namespaceTraits(type);
    case "user":
      return userTraits(type);
    case "title":
      return titleTraits();
    case "timestamp":
    case "expiry":
      return timeTraits(type);
    case "tags":
      return tagsTraits();
    case "upload":
      return uploadTraits();
    case "boolean":
      return booleanTraits();
    case "schema":
      return schemaTraits(type);
    case "unknown":
      return unknownTraits(type);
  }
}
