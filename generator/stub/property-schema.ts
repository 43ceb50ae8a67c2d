import type { DataRestSchema } from "../../templates/runtime/data-rest/resource.js";
import type { DirectorySchema } from "../model/json-schema.js";
import { flatten } from "./flatten.js";
import type { Schemas } from "./flatten.js";

/** The JSON Schema of a property, as Spring Data REST derives it from the type of the property. */
export function propertySchema(
  name: string,
  schema: DirectorySchema,
  schemas: Schemas,
): DataRestSchema {
  const readOnly = flatten(schema, schemas)["readOnly"] === true;
  return { title: wordsOf(name), readOnly, ...valueSchema(schema, schemas) };
}

function valueSchema(schema: DirectorySchema, schemas: Schemas): DataRestSchema {
  const { type, items, format, enum: values } = flatten(schema, schemas);
  const own = [type ?? []].flat().find((each) => each !== "null");
  const texts = Array.isArray(values)
    ? values.filter((each): each is string => typeof each === "string")
    : [];
  return {
    ...(own !== undefined && { type: own }),
    ...(typeof format === "string" && FORMATS.has(format) && { format }),
    ...(texts.length > 0 && { enum: texts }),
    ...(items && { items: valueSchema(items, schemas) }),
  };
}

/** The formats that types of Java have. */
const FORMATS: ReadonlySet<string> = new Set(["date", "date-time", "time", "uri", "uuid"]);

/** The words of a name in camel case: `leaderId` is `Leader id`. */
function wordsOf(name: string): string {
  return capitalized(name.replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`).trim());
}

/** The text with a capital letter first. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
