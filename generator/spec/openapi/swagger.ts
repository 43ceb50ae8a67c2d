/** Documents of Swagger 2.0, the version before OpenAPI 3.0. */
import { contentForm, essenceOf } from "../../../templates/runtime/content/content-form.js";
import { diagnostic } from "../../base/diagnostic.js";
import type { Staged } from "../../base/diagnostic.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import {
  isObject,
  listOf,
  mapMembers,
  memberAt,
  objectOf,
  pointerTokens,
} from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { upgradeFromTwoToThree } from "../source/swagger-upgrader.js";
import type { DocumentFiles } from "../schema/resolve.js";
import { bundleSwagger, isPayload, SWAGGER_METHODS } from "./swagger-bundle.js";

/** Returns true for a document of Swagger 2.0. In YAML, `2.0` is a number. */
export function isSwagger(value: unknown): boolean {
  return /^2(?:\.|$)/.test(String(objectOf(value)["swagger"]));
}

/**
 * Converts a document of Swagger 2.0 to OpenAPI 3.0, with the parts of other files that it refers to.
 * Documents of other versions are returned as they are. Parts have the positions of the original.
 * Those that cannot be converted are left out and reported.
 */
export function convertSwagger(document: Document, others?: DocumentFiles): Staged<Document> {
  if (!isSwagger(document.value)) return { value: document, diagnostics: [] };
  const bundle = bundleSwagger(document, others);
  const locate: Document["locate"] = (pointer) => {
    const origin = bundle.originOf(pointerInSwagger(pointer, bundle.value));
    return origin.document.locate(origin.pointer);
  };
  const problem = ({ pointer, detail }: Obstacle) => {
    const at = bundle.originOf(pointer);
    return diagnostic("swagger-unconverted", { detail }, at.document.locate(at.pointer));
  };
  const whole = conversionOf(bundle.value);
  if (whole.value) return { value: { ...document, value: whole.value, locate }, diagnostics: [] };
  const obstacles = obstaclesIn(bundle.value);
  const rest = conversionOf(withoutParts(bundle.value, obstacles));
  return rest.value
    ? {
        value: { ...document, value: rest.value, locate },
        diagnostics: obstacles.map(problem),
      }
    : { value: undefined, diagnostics: [problem({ pointer: "", detail: rest.detail })] };
}

/** A part that cannot be converted, and why. */
interface Obstacle {
  readonly pointer: string;
  readonly detail: string;
}

/** A converted document, or why it cannot be converted. */
type Conversion =
  | { readonly value: UnknownObject; readonly detail?: undefined }
  | { readonly value?: undefined; readonly detail: string };

function conversionOf(value: UnknownObject): Conversion {
  try {
    return { value: withFileTypes(withRequiredForms(upgraded(value), value)) };
  } catch (error) {
    return { detail: detailOf(error) };
  }
}

/** The library changes what it converts. */
function upgraded(value: UnknownObject): UnknownObject {
  return objectOf(upgradeFromTwoToThree(structuredClone({ ...value, swagger: "2.0" })));
}

const SHARED = ["parameters", "responses", "definitions", "securityDefinitions"];

/** The parts that cannot be converted, even in a document with nothing else. */
function obstaclesIn(value: UnknownObject): readonly Obstacle[] {
  const parts = Object.entries(objectOf(value["paths"])).flatMap(([path, item]) =>
    Object.entries(objectOf(item)).map(([name, part]) => ({
      pointer: below("/paths", path, name),
      document: { paths: { [path]: { [name]: part } } },
    })),
  );
  const shared = SHARED.flatMap((section) =>
    Object.entries(objectOf(value[section])).map(([name, part]) => ({
      pointer: below("", section, name),
      document: { [section]: { [name]: part } },
    })),
  );
  return [...parts, ...shared].flatMap(({ pointer, document }) => {
    const { detail } = conversionOf(document);
    return detail === undefined ? [] : [{ pointer, detail }];
  });
}

/** A document without the parts that cannot be converted. */
function withoutParts(value: UnknownObject, obstacles: readonly Obstacle[]): UnknownObject {
  const left = new Set(obstacles.map(({ pointer }) => pointer));
  const kept = (part: unknown, above: string): unknown =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).filter(([name]) => !left.has(below(above, name))))
      : part;
  const paths = Object.entries(objectOf(value["paths"])).map(([path, item]) => [
    path,
    kept(item, below("/paths", path)),
  ]);
  const shared = SHARED.filter((section) => section in value).map((section) => [
    section,
    kept(value[section], below("", section)),
  ]);
  return { ...value, ...Object.fromEntries(shared), paths: Object.fromEntries(paths) };
}

/** The library does not check the types of values. */
function detailOf(error: unknown): string {
  return error instanceof Error && !(error instanceof TypeError)
    ? error.message
    : "a value has a wrong type";
}

/** A form with a required parameter is required, which the library leaves out. */
function withRequiredForms(converted: UnknownObject, swagger: UnknownObject): UnknownObject {
  const paths = Object.entries(objectOf(converted["paths"])).map(([path, item]) => {
    const operations = Object.entries(objectOf(item)).map(([method, operation]) => {
      const { parameters } = objectOf(memberAt(swagger, below("/paths", path, method)));
      const isRequired = listOf(parameters).some(
        (each) => isPayload(each) && objectOf(each)["required"] === true,
      );
      if (!isRequired || !isObject(operation)) return [method, operation];
      const requestBody = { ...objectOf(operation["requestBody"]), required: true };
      return [method, { ...operation, requestBody }];
    });
    return [path, isObject(item) ? Object.fromEntries(operations) : item];
  });
  return { ...converted, paths: Object.fromEntries(paths) };
}

/** A response with a file, in a media type that is not JSON; other responses as they are. */
function fileResponse(response: unknown): unknown {
  const content = objectOf(response)["content"];
  if (!isObject(content)) return response;
  const isFile = Object.values(content).some(
    (each) => objectOf(objectOf(each)["schema"])["format"] === "binary",
  );
  if (!isFile) return response;
  const types = Object.entries(content);
  const others = types.filter(([type]) => contentForm(essenceOf(type)) !== "json");
  const found = others.length > 0 ? others : types.slice(0, 1).map(([, each]) => ["*/*", each]);
  return { ...objectOf(response), content: Object.fromEntries(found) };
}

/** Files have a media type of their own, whatever JSON the document produces otherwise. */
function withFileTypes(converted: UnknownObject): UnknownObject {
  const operationOf = (operation: unknown): unknown =>
    isObject(objectOf(operation)["responses"])
      ? {
          ...objectOf(operation),
          responses: mapMembers(objectOf(objectOf(operation)["responses"]), fileResponse),
        }
      : operation;
  const components = objectOf(converted["components"]);
  return {
    ...converted,
    ...(isObject(converted["paths"]) && {
      paths: mapMembers(converted["paths"], (item) =>
        isObject(item) ? mapMembers(item, operationOf) : item,
      ),
    }),
    ...(isObject(components["responses"]) && {
      components: { ...components, responses: mapMembers(components["responses"], fileResponse) },
    }),
  };
}

/** The sections of Swagger 2.0 by the names that OpenAPI gives them in `components`. */
const SECTIONS: Readonly<Record<string, string>> = {
  schemas: "definitions",
  parameters: "parameters",
  responses: "responses",
  securitySchemes: "securityDefinitions",
};

/** The pointer of the part of a document of Swagger 2.0 that became the one at a pointer, or of one around it. */
function pointerInSwagger(pointer: string, swagger: UnknownObject): string {
  const [first = "", second = "", third = "", ...rest] = pointerTokens(pointer);
  switch (first) {
    case "openapi":
      return "/swagger";
    case "servers":
      return typeof swagger["host"] === "string" ? "/host" : "/basePath";
    case "components": {
      const section = SECTIONS[second];
      if (section === undefined) return "";
      const inside = section === "parameters" ? withoutSchema(rest) : inResponse(section, rest);
      return below("", section, third, ...inside);
    }
    case "paths": {
      const item = below("/paths", second);
      if (!SWAGGER_METHODS.has(third))
        return below(item, ...inOperation([third, ...rest], memberAt(swagger, item)));
      const operation = below(item, third);
      return below(operation, ...inOperation(rest, memberAt(swagger, operation)));
    }
    default:
      return pointer;
  }
}

/** The tokens in an operation or a path item. */
function inOperation(
  [first = "", second = "", ...rest]: readonly string[],
  swagger: unknown,
): readonly string[] {
  const parameters = listOf(objectOf(swagger)["parameters"]).map((value, index) => ({
    value,
    index,
  }));
  switch (first) {
    case "":
      return [];
    case "parameters": {
      const { index } = parameters.filter(({ value }) => !isPayload(value))[Number(second)] ?? {};
      return index === undefined ? [first] : [first, String(index), ...withoutSchema(rest)];
    }
    case "requestBody": {
      // Below "content" and a media type. The properties of a form's schema were parameters.
      const [, , , name, ...inside] = rest;
      const payloads = parameters.filter(({ value }) => isPayload(value));
      const body = payloads.find(({ value }) => objectOf(value)["in"] === "body");
      if (body) return ["parameters", String(body.index), ...rest.slice(1)];
      const field = payloads.find(({ value }) => objectOf(value)["name"] === name);
      if (field) return ["parameters", String(field.index), ...inside];
      return ["parameters", ...payloads.slice(0, 1).map(({ index }) => String(index))];
    }
    case "responses":
      return second === "" ? [first] : [first, second, ...inResponse(first, rest)];
    default:
      return second === "" ? [first] : [first, second, ...rest];
  }
}

/** The tokens in a response, whose content has one schema for all media types, or in another part. */
function inResponse(section: string, [first = "", ...rest]: readonly string[]): readonly string[] {
  if (first === "") return [];
  if (section !== "responses") return [first, ...rest];
  if (first === "content") return rest[1] === "schema" ? rest.slice(1) : ["examples"];
  if (first !== "headers") return [first, ...rest];
  const [name = "", ...inside] = rest;
  return name === "" ? [first] : [first, name, ...withoutSchema(inside)];
}

/** A parameter or a header of Swagger 2.0 has the keywords of its schema itself. */
function withoutSchema([first, ...rest]: readonly string[]): readonly string[] {
  return first === undefined || first === "schema" ? rest : [first, ...rest];
}
