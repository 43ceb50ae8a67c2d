import { containmentOf } from "../schema/json-schema.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { isObject, listOf, mapMembers, member, objectOf, pointerTokens } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { bundledName, childOf, fromMainFile, referenceTarget } from "../schema/resolve.js";
import type { DocumentFiles, DocumentPart, ResolvedPart } from "../schema/resolve.js";

/** A document of Swagger 2.0 in one file, with the part that each of its parts was read from. */
export interface SwaggerBundle {
  readonly value: UnknownObject;
  originOf(pointer: string): DocumentPart;
}

/** The operations of a path. */
export const SWAGGER_METHODS: ReadonlySet<string> = new Set(
  "get put post delete options head patch".split(" "),
);

/** References that are followed at most for one part. A circle has more of them. */
const MAX_STEPS = 100;

/** A parameter as written, and what it refers to. */
interface Parameter {
  readonly written: ResolvedPart;
  readonly target: ResolvedPart;
}

/**
 * Moves all parts of a document of Swagger 2.0 to where their conversion finds them: parts of other
 * files into the document, and body and form parameters, which may be shared by name or by path, into
 * their operations, with the media types that hold for them.
 *
 * @param others the other files, by their paths from the folder of the main one
 */
export function bundleSwagger(main: Document, others: DocumentFiles = new Map()): SwaggerBundle {
  const root = { ...main, file: main.file.split(/[/\\:]/).at(-1) ?? main.file };
  const files = { get: (path: string) => (path === root.file ? root : others.get(path)) };
  const document = objectOf(root.value);
  const origins = new Map<string, DocumentPart>();
  const moved = new Map<string, { readonly name: string; readonly part: ResolvedPart }>();

  function originOf(pointer: string): DocumentPart {
    for (let above = pointer; above !== ""; above = above.slice(0, above.lastIndexOf("/"))) {
      const origin = origins.get(above);
      if (origin) return { ...origin, pointer: origin.pointer + pointer.slice(above.length) };
    }
    return { document: root, pointer };
  }

  function followed(part: ResolvedPart): ResolvedPart {
    let at = part;
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const text = referenceIn(at.value);
      const target = text === undefined ? undefined : referenceTarget(at, text, files);
      if (!target) return at;
      at = target;
    }
    return part;
  }

  /** The members of an object in the document, converted. */
  function membersAt(
    pointer: string,
    convert: (part: ResolvedPart, pointer: string) => unknown,
  ): UnknownObject {
    const value = member(document, pointer.slice(1));
    return Object.fromEntries(
      Object.keys(objectOf(value)).flatMap((name) => {
        const part = childOf({ document: root, pointer, value }, name);
        const converted = part && convert(part, below(pointer, name));
        return converted === undefined ? [] : [[name, converted] as const];
      }),
    );
  }

  function schemaOf(part: ResolvedPart): unknown {
    const { value } = part;
    if (Array.isArray(value)) return childrenOf(part).map(([, child]) => schemaOf(child));
    if (!isObject(value)) return value;
    const text = referenceIn(value);
    if (text !== undefined) return { ...value, $ref: definitionFor(part, text) };
    return Object.fromEntries(
      childrenOf(part).map(([name, child]) => {
        switch (containmentOf(name)) {
          case "one":
          case "list":
            return [name, schemaOf(child)];
          case "map":
            return [name, mapMembers(Object.fromEntries(childrenOf(child)), schemaOf)];
          case undefined:
            return [name, child.value];
        }
      }),
    );
  }

  function isDefinition({ document: { file }, pointer }: ResolvedPart): boolean {
    return file === root.file && pointer.startsWith("/definitions/");
  }

  /** The reference to the definition that a target is or becomes. */
  function definitionFor(from: ResolvedPart, text: string): string {
    const target = referenceTarget(from, text, files);
    if (!target) return from.document === root ? text : fromMainFile(text, from);
    if (isDefinition(target)) return `#${target.pointer}`;
    const key = keyOf(target);
    const found = moved.get(key);
    if (found) return `#/definitions/${found.name}`;
    const taken = new Set([...moved.values()].map((each) => each.name));
    const name = bundledName(
      target,
      target.document === root,
      (each) => taken.has(each) || Object.hasOwn(objectOf(document["definitions"]), each),
    );
    moved.set(key, { name, part: target });
    return `#/definitions/${name}`;
  }

  /** A parameter, a response or another part with a schema. */
  function withSchema(part: ResolvedPart, pointer: string): unknown {
    origins.set(pointer, part);
    const schema = childOf(part, "schema");
    return schema ? { ...objectOf(part.value), schema: schemaOf(schema) } : part.value;
  }

  function parametersOf(part: ResolvedPart | undefined): readonly Parameter[] {
    return childrenOf(part).map(([, written]) => ({ written, target: followed(written) }));
  }

  function parameterOf({ written, target }: Parameter, pointer: string): unknown {
    const isShared = isNamed(written, "parameters") && !isPayload(target.value);
    return isShared ? written.value : withFormat(withSchema(target, pointer));
  }

  function responseOf(part: ResolvedPart, pointer: string, isInline: boolean): unknown {
    return !isInline && isNamed(part, "responses")
      ? part.value
      : withSchema(followed(part), pointer);
  }

  /** Returns true for a reference to a part of the document that keeps its name. */
  function isNamed({ document: { file }, value }: ResolvedPart, section: string): boolean {
    const text = referenceIn(value);
    const prefix = `#/${section}/`;
    return (
      file === root.file &&
      text?.startsWith(prefix) === true &&
      Object.hasOwn(objectOf(document[section]), text.slice(prefix.length))
    );
  }

  function pathItemOf(part: ResolvedPart, pointer: string): unknown {
    const { value } = part;
    const target = followed(part);
    const members = new Map([...childrenOf(target), ...childrenOf(part)]);
    if (target !== part) members.delete("$ref");
    if (!isObject(value)) return value;
    const shared = parametersOf(members.get("parameters"));
    return Object.fromEntries(
      [...members].flatMap(([name, child]) => {
        const at = below(pointer, name);
        origins.set(at, child);
        if (name === "parameters") {
          const kept = shared.filter((each) => !isPayload(each.target.value));
          return [[name, kept.map((each, index) => parameterOf(each, below(at, index)))]];
        }
        if (!SWAGGER_METHODS.has(name)) return child.value === null ? [] : [[name, child.value]];
        return [[name, operationOf(child, at, shared)]];
      }),
    );
  }

  function operationOf(part: ResolvedPart, pointer: string, above: readonly Parameter[]): unknown {
    if (!isObject(part.value)) return part.value;
    const { consumes, produces, schemes, ...operation } = part.value;
    const own = parametersOf(childOf(part, "parameters"));
    const inherited = above.filter(
      ({ target }) =>
        isPayload(target.value) && !own.some((each) => isSame(each.target.value, target.value)),
    );
    const parameters = [...own, ...inherited];
    const payloads = parameters.map(({ target }) => objectOf(target.value)).filter(isPayload);
    const servers = serversOf({ ...document, schemes });
    const responses = childrenOf(childOf(part, "responses"));
    return {
      ...operation,
      ...(payloads.length > 0 && {
        consumes: requestTypes(mediaTypes(consumes ?? document["consumes"]), payloads),
      }),
      produces: withDefault(mediaTypes(produces ?? document["produces"])),
      ...(schemes !== undefined && servers.length > 0 && { servers }),
      ...(parameters.length > 0 && {
        parameters: parameters.map((each, index) =>
          parameterOf(each, below(pointer, "parameters", index)),
        ),
      }),
      ...(responses.length > 0 && {
        responses: Object.fromEntries(
          responses.map(([status, response]) => [
            status,
            responseOf(response, below(pointer, "responses", status), produces !== undefined),
          ]),
        ),
      }),
    };
  }

  // A definition that is nothing but a reference to another place is that place.
  const aliased = new Set<string>();
  membersAt("/definitions", (part, pointer) => {
    const text =
      Object.keys(objectOf(part.value)).length === 1 ? referenceIn(part.value) : undefined;
    const target = text === undefined ? undefined : referenceTarget(part, text, files);
    if (!target || isDefinition(target) || moved.has(keyOf(target))) return;
    moved.set(keyOf(target), { name: pointerTokens(pointer)[1] ?? "", part: target });
    aliased.add(pointer);
  });
  const value = {
    ...document,
    ...(typeof document["basePath"] === "string" && { basePath: pathOf(document["basePath"]) }),
    ...(Array.isArray(document["schemes"]) && { schemes: secureFirst(document["schemes"]) }),
    consumes: withDefault(mediaTypes(document["consumes"])),
    produces: withDefault(mediaTypes(document["produces"])),
    parameters: membersAt("/parameters", (part, pointer) => {
      const target = followed(part);
      return isPayload(target.value) ? undefined : withFormat(withSchema(target, pointer));
    }),
    responses: membersAt("/responses", (part, pointer) => withSchema(followed(part), pointer)),
    paths: membersAt("/paths", pathItemOf),
  };
  const definitions: Record<string, unknown> = membersAt("/definitions", (part, pointer) =>
    aliased.has(pointer) ? undefined : schemaOf(part),
  );
  // The list grows while its items are converted.
  for (const { name, part } of moved.values()) {
    origins.set(below("/definitions", name), part);
    definitions[name] = schemaOf(part);
  }
  return { value: { ...value, definitions }, originOf };
}

function keyOf({ document, pointer }: ResolvedPart): string {
  return JSON.stringify([document.file, pointer]);
}

function childrenOf(part: ResolvedPart | undefined): readonly (readonly [string, ResolvedPart])[] {
  if (!part) return [];
  const { value } = part;
  const keys = Array.isArray(value) ? [...value.keys()].map(String) : Object.keys(objectOf(value));
  return keys.flatMap((key) => {
    const child = childOf(part, key);
    return child ? [[key, child] as const] : [];
  });
}

function referenceIn(value: unknown): string | undefined {
  const text = isObject(value) ? member(value, "$ref") : undefined;
  return typeof text === "string" ? text : undefined;
}

/** Returns true for a parameter that is (a part of) the body of a request. */
export function isPayload(parameter: unknown): boolean {
  const place = objectOf(parameter)["in"];
  return place === "body" || place === "formData";
}

/** The formats of lists that OpenAPI 3 has styles for, by location. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  query: ["csv", "multi", "pipes", "ssv"],
  formData: ["csv", "multi", "pipes", "ssv"],
  path: ["csv"],
  header: ["csv"],
};

/**
 * States how a list is written. A format without a style in OpenAPI 3 becomes a style of its name, which is reported
 * like other styles without support.
 */
function withFormat(parameter: unknown): unknown {
  if (!isObject(parameter) || parameter["type"] !== "array") return parameter;
  const { in: place, collectionFormat = "csv" } = parameter;
  const isKnown = FORMATS[String(place)]?.includes(String(collectionFormat)) === true;
  return { ...parameter, ...(isKnown ? { collectionFormat } : { style: collectionFormat }) };
}

/** Returns true if an operation's parameter replaces a parameter of its path. */
function isSame(own: unknown, shared: unknown): boolean {
  const [a, b] = [objectOf(own), objectOf(shared)];
  return a["in"] === b["in"] && (a["in"] === "body" || a["name"] === b["name"]);
}

const JSON_TYPE = "application/json";
const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

function mediaTypes(types: unknown): readonly unknown[] {
  return typeof types === "string" ? [types] : listOf(types);
}

/** Most documents without media types mean JSON. */
function withDefault(types: readonly unknown[]): readonly unknown[] {
  return types.length > 0 ? types : [JSON_TYPE];
}

/** Form parameters are sent as a form, whatever other operations consume; files need several parts. */
function requestTypes(
  types: readonly unknown[],
  payloads: readonly UnknownObject[],
): readonly unknown[] {
  if (payloads.some((each) => each["in"] === "body")) return withDefault(types);
  const forms = types.filter((type) => type === URLENCODED || type === MULTIPART);
  if (forms.length > 0) return forms;
  return [payloads.some(({ type }) => type === "file") ? MULTIPART : URLENCODED];
}

/** The servers of an operation with its own schemes. */
function serversOf({ host, basePath, schemes }: UnknownObject): readonly UnknownObject[] {
  if (typeof host !== "string") return [];
  const path = typeof basePath === "string" ? pathOf(basePath) : "";
  return secureFirst(listOf(schemes)).map((scheme) => ({
    url: `${String(scheme)}://${host}${path}`,
  }));
}

/** A base path begins with a slash; without it, it would be a part of the host. */
function pathOf(basePath: string): string {
  return basePath.replace(/^(?!\/|$)/, "/");
}

/** The default server uses the first scheme. */
function secureFirst(schemes: readonly unknown[]): readonly unknown[] {
  return schemes.includes("https") ? [...new Set(["https", ...schemes])] : schemes;
}
