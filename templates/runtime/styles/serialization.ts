import { plainJson } from "../content/json-codec.js";
import type { JsonCodec } from "../content/json-codec.js";

/** The part of a request that holds a parameter (OpenAPI 3.1, Parameter Object). */
export type ParameterLocation = "query" | "path" | "header" | "cookie";

/** How lists and objects are written (OpenAPI 3.1, Style Values). */
export type ParameterStyle =
  | "form"
  | "simple"
  | "label"
  | "matrix"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject";

/** How a parameter is written in a request. Members with the default value are absent. */
export interface ParameterSerialization {
  /** The name in the request. Default: the property's name. */
  readonly wireName?: string;
  /** Default: `path` if the endpoint's path contains the name in braces, otherwise `query`. */
  readonly in?: ParameterLocation;
  /** Default: `form` in queries and cookies, `simple` in paths and headers. */
  readonly style?: ParameterStyle;
  /** Whether items and members are written separately. Default: true for `form`, else false. */
  readonly explode?: boolean;
  /** Whether characters such as `/` and `:` are not percent-encoded. */
  readonly allowReserved?: true;
  /** The media type of the value, which replaces the style. */
  readonly content?: "application/json";
}

/** The serialization of a parameter with all defaults. */
export interface Serialization {
  readonly name: string;
  readonly location: ParameterLocation;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly isJson: boolean;
  /** Reads and writes the JSON of the value and its parts. */
  readonly json: JsonCodec;
}

/**
 * Adds OpenAPI's defaults to a parameter's serialization.
 *
 * @param property the parameter's name in code
 * @param path the endpoint's path template
 * @param json reads and writes the JSON in the parameter
 */
export function serializationOf(
  property: string,
  { wireName: name = property, in: location, style, explode, ...rest }: ParameterSerialization,
  path: string,
  json: JsonCodec = plainJson,
): Serialization {
  const at = location ?? (path.includes(`{${name}}`) ? "path" : "query");
  const written = style ?? defaultStyle(at);
  return {
    name,
    location: at,
    style: written,
    explode: explode ?? written === "form",
    allowReserved: rest.allowReserved === true,
    isJson: rest.content !== undefined,
    json,
  };
}

/** Returns the default style of a location. */
export function defaultStyle(location: ParameterLocation): ParameterStyle {
  return location === "query" || location === "cookie" ? "form" : "simple";
}
