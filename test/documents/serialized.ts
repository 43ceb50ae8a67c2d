/** Parameters on the wire, by openapi-fetch. OpenAPI 3.1, Style Values. */
import type { UnknownObject } from "../../generator/base/json.ts";
import { installedModule } from "./installed.ts";

/** A parameter object with a value. */
export interface Argument {
  readonly parameter: UnknownObject;
  readonly value: unknown;
}

/** Writes the arguments of one request. */
export interface Serializers {
  /** The path with its variables replaced. */
  readonly path: (template: string, given: readonly Argument[]) => string;
  /** Without the question mark. */
  readonly query: (given: readonly Argument[]) => string;
  readonly cookies: (given: readonly Argument[]) => string;
  readonly headers: (given: readonly Argument[]) => Headers;
}

interface OpenApiFetch {
  readonly createQuerySerializer: (options: object) => (query: UnknownObject) => string;
  readonly defaultPathSerializer: (path: string, params: UnknownObject) => string;
}

/** Loads openapi-fetch. */
export async function loadSerializers(): Promise<Serializers> {
  const { createQuerySerializer, defaultPathSerializer } =
    await installedModule<OpenApiFetch>("openapi-fetch");
  const form = ({ parameter, value }: Argument): string => {
    const { name, style = "form", explode = style === "form", allowReserved = false } = parameter;
    const how = { style, explode };
    const serialize = createQuerySerializer({ array: how, object: how, allowReserved });
    try {
      return serialize({ [String(name)]: value });
    } catch {
      // openapi-fetch refuses lists and objects in an object, which OpenAPI does not define.
      return "";
    }
  };
  const formed = (given: readonly Argument[], place: string): readonly string[] =>
    given
      .filter(({ parameter }) => parameter["in"] === place)
      .map(form)
      .filter((text) => text !== "");
  return {
    path: (template, given) => {
      const named = given.filter(({ parameter }) => parameter["in"] === "path");
      const values = named.map(({ parameter, value }) => [String(parameter["name"]), value]);
      return defaultPathSerializer(
        named.reduce(withStyle, template.replace(/#.*$/, "")),
        Object.fromEntries(values),
      );
    },
    query: (given) => formed(given, "query").join("&"),
    cookies: (given) => formed(given, "cookie").join("; "),
    headers: (given) => {
      const headers = new Headers();
      for (const { parameter, value } of given)
        if (parameter["in"] === "header")
          headers.set(String(parameter["name"]), simple(value, parameter["explode"] === true));
      return headers;
    },
  };
}

/** openapi-fetch reads the style of a variable from the template, as in RFC 6570. */
function withStyle(template: string, { parameter }: Argument): string {
  const { name, style, explode } = parameter;
  const mark = style === "label" ? "." : style === "matrix" ? ";" : "";
  const variable = `${mark}${String(name)}${explode === true ? "*" : ""}`;
  return template.replace(`{${String(name)}}`, `{${variable}}`);
}

/** Headers have one style. */
function simple(value: unknown, explode: boolean): string {
  if (Array.isArray(value)) return value.map(String).join(",");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}${explode ? "=" : ","}${String(part)}`)
    .join(",");
}
