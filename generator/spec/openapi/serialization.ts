import { defaultStyle } from "../../../templates/runtime/styles/serialization.js";
import { isReadableInText } from "../model/parameter.js";
import type { ParameterForm, ParameterPlace, StyleName } from "../model/parameter.js";
import { below } from "../../base/document.js";
import type { OpenApiParameter, OpenApiSchema } from "../source/types.js";

/** The styles of each location (OpenAPI 3.1, Style Values). */
const STYLES: Readonly<Record<ParameterPlace, readonly StyleName[]>> = {
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  path: ["simple", "label", "matrix"],
  header: ["simple"],
  cookie: ["form"],
};

/** How a parameter is written: alternatives by `kind`. */
export type LoweredSerialization =
  | {
      readonly kind: "serialized";
      readonly place: ParameterPlace;
      readonly serialization: ParameterForm;
      readonly schema: OpenApiSchema;
      /** The JSON pointer of the schema. */
      readonly pointer: string;
    }
  | {
      readonly kind: "unsupported";
      readonly feature: string;
      /** The JSON pointer of the feature. */
      readonly pointer: string;
    };

/**
 * Converts the members of a parameter that determine how it is written.
 *
 * @param location the JSON pointer of the parameter
 */
export function lowerSerialization(
  parameter: OpenApiParameter,
  location: string,
): LoweredSerialization {
  const { in: place, content, schema = {} } = parameter;
  if (place === "querystring") return unsupported(`a parameter in ${place}`, below(location, "in"));
  if (!content) return styled(parameter, place, schema, location, below(location, "schema"));
  const [entry, ...others] = Object.entries(content);
  if (!entry || others.length > 0 || !isReadableInText(entry[0]))
    return unsupported(
      `a parameter with the content ${Object.keys(content).join(", ")}`,
      below(location, "content"),
    );
  const [mediaType, media] = entry;
  const value = media.schema ?? {};
  const pointer = below(location, "content", mediaType, "schema");
  if (mediaType.toLowerCase().startsWith("text/"))
    return styled({}, place, value, location, pointer);
  return {
    kind: "serialized",
    place,
    serialization: { kind: "content", mediaType: "application/json" },
    schema: value,
    pointer,
  };
}

function unsupported(feature: string, pointer: string): LoweredSerialization {
  return { kind: "unsupported", feature, pointer };
}

function styled(
  { style: written, explode, allowReserved }: Partial<OpenApiParameter>,
  place: ParameterPlace,
  schema: OpenApiSchema,
  location: string,
  pointer: string,
): LoweredSerialization {
  // The style `cookie` of OpenAPI 3.2 is how `form` is written in cookies.
  const name = written === "cookie" ? "form" : (written ?? defaultStyle(place));
  const style = STYLES[place].find((each) => each === name);
  if (style === undefined)
    return unsupported(`the style ${name} of a parameter in ${place}`, below(location, "style"));
  return {
    kind: "serialized",
    place,
    serialization: {
      kind: "style",
      style,
      explode: explode ?? style === "form",
      allowReserved: allowReserved === true && place === "query",
    },
    schema,
    pointer,
  };
}
