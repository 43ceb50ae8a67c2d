/** Documents of Swagger 2.0, the version before OpenAPI 3.0. */
import type { Problem } from "../../base/diagnostic.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { isObject, objectOf, pointerTokens } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { childOf } from "../schema/resolve.js";
import type { DocumentFiles, DocumentPart, ResolvedPart } from "../schema/resolve.js";
import { isPayload, isSame, obstacleIn } from "./swagger-parameter.js";
import { swaggerParts } from "./swagger-parts.js";
import type { SwaggerParameter } from "./swagger-parts.js";
import { childrenOf, swaggerReferences } from "./swagger-references.js";

/** Converts a Swagger 2.0 document to OpenAPI 3.0. */
export interface ConvertedDocument {
  /** Its parts have the positions of the original. */
  readonly document: Document;
  /** The parts that cannot be converted, for which operations are skipped. */
  readonly problems: readonly Problem[];
  /** The parts that are omitted from their operations. */
  readonly omitted: readonly Problem[];
  /** Returns a message with the references and keys of the original. */
  readonly inOriginal: (message: string) => string;
}

/** Returns true for a document of Swagger 2.0. In YAML, `2.0` is a number. */
export function isSwagger(value: unknown): boolean {
  return /^2(?:\.|$)/.test(String(objectOf(value)["swagger"]));
}

/** The document and operation keys that OpenAPI 3 locates differently. */
const MOVED: ReadonlySet<string> = new Set(
  (
    "swagger host basePath schemes consumes produces paths " +
    "parameters responses definitions securityDefinitions"
  ).split(" "),
);

/** The operations of a path. */
const METHODS: ReadonlySet<string> = new Set("get put post delete options head patch".split(" "));

/**
 * Converts a document of Swagger 2.0 to OpenAPI 3.0, with the parts of other files that it refers to.
 * Body and form parameters, which may be shared by name or by path, become bodies of operations.
 *
 * @param others the other files, by their paths from the folder of the main one
 */
export function convertSwagger(
  main: Document,
  others: DocumentFiles = new Map(),
): ConvertedDocument {
  const references = swaggerReferences(main, others);
  const { root, followed, isNamed, nameOf, originOf, record, report } = references;
  const parts = swaggerParts(references);

  /** The strings of a list, such as media types; one string is a list of one. */
  function textsIn(part: ResolvedPart, key: string): readonly string[] | undefined {
    const list = childOf(part, key);
    if (!list || list.value === null) return undefined;
    const all = [list.value].flat();
    const texts = all.filter((each) => typeof each === "string");
    if (texts.length < all.length) report(list, "must be a list of strings");
    return texts;
  }

  function textIn(part: ResolvedPart, key: string): string {
    const text = childOf(part, key);
    if (typeof text?.value === "string") return text.value;
    if (text && text.value !== null) report(text, "must be a string");
    return "";
  }

  /** The servers with the document's or an operation's schemes. */
  function serversOf(schemes: readonly string[]): readonly UnknownObject[] {
    if (host === "") return basePath === "" ? [] : [{ url: basePath }];
    // The default server uses the first scheme.
    const sorted = new Set(schemes.includes("https") ? ["https", ...schemes] : schemes);
    const used = schemes.length > 0 ? [...sorted] : ["http"];
    return used.map((scheme) => ({ url: `${scheme}://${host}${basePath}` }));
  }

  function parametersIn(part: ResolvedPart | undefined): readonly SwaggerParameter[] {
    return childrenOf(part).map(([, written]) => ({ written, target: followed(written) }));
  }

  function pathItemOf(part: ResolvedPart, pointer: string): unknown {
    if (!isObject(part.value)) return part.value;
    const target = followed(part);
    const members = new Map([...childrenOf(target), ...childrenOf(part)]);
    if (target !== part) members.delete("$ref");
    const shared = parametersIn(members.get("parameters"));
    return Object.fromEntries(
      [...members].flatMap(([name, child]) => {
        const at = below(pointer, name);
        record(at, child);
        if (name === "parameters") return [[name, parts.parameters(shared, at)] as const];
        if (METHODS.has(name)) return [[name, operationOf(child, at, shared)] as const];
        return child.value === null ? [] : [[name, child.value] as const];
      }),
    );
  }

  function operationOf(
    part: ResolvedPart,
    pointer: string,
    above: readonly SwaggerParameter[],
  ): unknown {
    if (!isObject(part.value)) return part.value;
    const own = parametersIn(childOf(part, "parameters"));
    const inherited = above.filter(
      ({ target }) =>
        isPayload(target.value) && !own.some((each) => isSame(each.target.value, target.value)),
    );
    const parameters = parts.parameters(own, below(pointer, "parameters"));
    const consumed = textsIn(part, "consumes") ?? consumes;
    const requestBody = parts.body([...own, ...inherited], consumed, pointer);
    const produced = textsIn(part, "produces");
    const schemes = textsIn(part, "schemes") ?? [];
    const responses = childOf(part, "responses");
    const converted = parts.members(responses, below(pointer, "responses"), (each, at) => {
      const isShared = isNamed(each, "responses") && !produced;
      return parts.response(isShared ? each : followed(each), at, produced ?? produces);
    });
    return {
      ...remaining(part.value),
      ...(schemes.length > 0 && host !== "" && { servers: serversOf(schemes) }),
      ...(parameters.length > 0 && { parameters }),
      ...(requestBody && { requestBody }),
      ...(responses && { responses: isObject(responses.value) ? converted : responses.value }),
    };
  }

  /** The members of a section that becomes a component section. */
  function section(
    name: string,
    component: string,
    convert: (part: ResolvedPart, pointer: string) => unknown,
  ): UnknownObject {
    const pointer = below("/components", component);
    record(pointer, { ...root, pointer: below("", name) });
    return parts.members(childOf(root, name), pointer, convert);
  }

  const host = textIn(root, "host");
  // Without a slash, the base path would be part of the host.
  const basePath = textIn(root, "basePath").replace(/^(?!\/|$)/, "/");
  const consumes = textsIn(root, "consumes") ?? [];
  const produces = textsIn(root, "produces") ?? [];
  const servers = serversOf(textsIn(root, "schemes") ?? []);
  record("/openapi", { ...root, pointer: "/swagger" });
  record("/servers", { ...root, pointer: host === "" ? "/basePath" : "/host" });
  record("/components/schemas", { ...root, pointer: "/definitions" });
  const value = {
    ...remaining(objectOf(root.value)),
    openapi: "3.0.4",
    ...(servers.length > 0 && { servers }),
    paths: parts.members(childOf(root, "paths"), "/paths", pathItemOf),
    components: {
      parameters: section("parameters", "parameters", (part, pointer) => {
        const target = followed(part);
        const isKept = !isPayload(target.value) && obstacleIn(target.value) === undefined;
        return isKept ? parts.parameter(target, pointer) : undefined;
      }),
      responses: section("responses", "responses", (part, pointer) =>
        parts.response(followed(part), pointer, produces),
      ),
      securitySchemes: section("securityDefinitions", "securitySchemes", parts.securityScheme),
      schemas: parts.definitions(),
    },
  };
  const { problems, omitted } = references;
  return {
    document: {
      ...main,
      value,
      locate(pointer) {
        const origin = originOf(pointer);
        return origin.document.locate(origin.pointer);
      },
    },
    problems,
    omitted,
    inOriginal: (message) =>
      message
        .replace(CONVERTED_KEY, (key) => OLD_KEYS[key] ?? key)
        .replaceAll(CONVERTED_POINTER, (_, hash: string | undefined, pointer: string) => {
          const origin = originOf(pointer);
          return nameOf(hash === undefined ? existing(origin) : origin);
        }),
  };
}

function remaining(holder: UnknownObject): UnknownObject {
  return Object.fromEntries(Object.entries(holder).filter(([key]) => !MOVED.has(key)));
}

/** A component reference or a pointer in a message about a converted document. */
const CONVERTED_POINTER =
  /(?<![\w.#/\]-])(?:(#)(?=\/comp))?(\/(?:components\/(?:parameters|responses|schemas|securitySchemes)\/|paths\/~1)[^\s"',;]*(?<![.:]))/g;

/** A key that has no effect, in the message about it. */
const CONVERTED_KEY = /(?<=^the key ")(?:content|flows|requestBody)(?=")/;

/** Keys that Swagger names or locates differently. */
const OLD_KEYS: Readonly<Record<string, string>> = {
  content: "schema",
  flows: "flow",
  requestBody: "body",
};

/** The part, or the nearest one around it. */
function existing({ document, pointer }: DocumentPart): DocumentPart {
  let at: ResolvedPart = { document, pointer: "", value: document.value };
  for (const token of pointerTokens(pointer)) {
    const child = childOf(at, token);
    if (!child) break;
    at = child;
  }
  return at;
}
