import { below } from "../../base/document.js";
import { isObject, memberAt, objectOf } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { childOf } from "../schema/resolve.js";
import type { ResolvedPart } from "../schema/resolve.js";
import { upgradeFromTwoToThree } from "../source/swagger-upgrader.js";
import {
  isPayload,
  obstacleIn,
  obstacleInList,
  requestTypes,
  responseTypes,
} from "./swagger-parameter.js";
import { childrenOf, withNull } from "./swagger-references.js";
import type { SwaggerReferences } from "./swagger-references.js";

/** A parameter as written, and what it refers to. */
export interface SwaggerParameter {
  readonly written: ResolvedPart;
  readonly target: ResolvedPart;
}

/** Converts parts of a document, which are at the given pointers of the converted document. */
export interface SwaggerParts {
  /** A parameter of a path, a query or a header. */
  readonly parameter: (part: ResolvedPart, pointer: string) => unknown;
  /** The valid parameters in a list. Parameters that cannot be sent are reported. */
  readonly parameters: (all: readonly SwaggerParameter[], pointer: string) => readonly unknown[];
  /** The body of an operation's request: a body parameter, or a form of all form parameters. */
  readonly body: (
    all: readonly SwaggerParameter[],
    consumes: readonly string[],
    operation: string,
  ) => UnknownObject | undefined;
  readonly response: (part: ResolvedPart, pointer: string, produces: readonly string[]) => unknown;
  readonly securityScheme: (part: ResolvedPart, pointer: string) => unknown;
  /** The definitions, after all other parts. */
  readonly definitions: () => unknown;
  /** The members of an object, without those that are converted to undefined. */
  readonly members: (
    part: ResolvedPart | undefined,
    pointer: string,
    convert: (member: ResolvedPart, pointer: string) => unknown,
  ) => UnknownObject;
}

/** The name of a part that is converted on its own. */
const PART = "part";

/** Converts parts one by one, so that a mistake does not cost other parts. */
export function swaggerParts(references: SwaggerReferences): SwaggerParts {
  const { definitions, isNamed, nameOf, record, report, schemaOf } = references;

  /**
   * Converts a part in an otherwise empty document. Parts that are not objects are reported later.
   *
   * @param at the path to the converted part
   */
  function upgraded(
    part: ResolvedPart,
    pointer: string,
    section: UnknownObject,
    at: readonly string[],
  ): unknown {
    if (!isObject(part.value)) return part.value;
    const converted = upgradedPart(section, at);
    if (converted === undefined) report(part, "has a value of the wrong type", pointer);
    return converted;
  }

  /** Returns true if a parameter can be sent, and reports it otherwise. */
  function isSendable(part: ResolvedPart, pointer: string): boolean {
    const obstacle = obstacleIn(part.value);
    const isRequired = objectOf(part.value)["required"] === true;
    if (obstacle !== undefined) report(part, obstacle, isRequired ? pointer : undefined);
    return obstacle === undefined;
  }

  function parameter(part: ResolvedPart, pointer: string): unknown {
    record(pointer, part);
    record(below(pointer, "schema"), part);
    const parameters = { [PART]: part.value };
    return upgraded(part, pointer, { parameters }, ["components", "parameters", PART]);
  }

  function payloadsIn(all: readonly SwaggerParameter[], pointer: string): readonly ResolvedPart[] {
    const payloads = all
      .map(({ target }) => target)
      .filter((target) => isPayload(target.value) && isSendable(target, pointer));
    const body = payloads.find(({ value }) => objectOf(value)["in"] === "body");
    return payloads.filter((each) => {
      const { name } = objectOf(each.value);
      const sent = body ?? payloads.find(({ value }) => objectOf(value)["name"] === name) ?? each;
      if (sent !== each) report(each, `cannot be sent together with ${nameOf(sent)}`);
      return sent === each;
    });
  }

  function withSchema(part: ResolvedPart): UnknownObject {
    const schema = childOf(part, "schema");
    return { ...objectOf(part.value), ...(schema && { schema: schemaOf(schema) }) };
  }

  /** OpenAPI has one style for headers of responses. */
  function header(part: ResolvedPart, pointer: string): unknown {
    const obstacle = obstacleInList(part.value, ["csv"]);
    if (obstacle !== undefined) {
      report(part, obstacle);
      return undefined;
    }
    record(below(pointer, "schema"), part);
    if (!isObject(part.value)) return part.value;
    const { collectionFormat: _, ...kept } = part.value;
    return kept;
  }

  function members(
    part: ResolvedPart | undefined,
    pointer: string,
    convert: (member: ResolvedPart, pointer: string) => unknown,
  ): UnknownObject {
    return Object.fromEntries(
      childrenOf(part).flatMap(([name, child]) => {
        const at = below(pointer, name);
        record(at, child);
        const converted = convert(child, at);
        return converted === undefined ? [] : [[name, converted] as const];
      }),
    );
  }

  return {
    parameter,
    members,
    parameters: (all, pointer) =>
      all
        .filter(({ target }) => !isPayload(target.value) && isSendable(target, pointer))
        .map(({ written, target }, index) =>
          parameter(isNamed(written, "parameters") ? written : target, below(pointer, index)),
        ),
    body(all, consumes, operation) {
      const chosen = payloadsIn(all, operation);
      const [first] = chosen;
      if (!first) return undefined;
      const parameters = chosen.map((each) => withFormat(withNull(withSchema(each))));
      const types = requestTypes(consumes, parameters);
      const paths = { [PART]: { post: { consumes: types, parameters } } };
      const path = ["paths", PART, "post", "requestBody"];
      const converted = upgraded(first, operation, { paths }, path);
      const pointer = below(operation, "requestBody");
      record(pointer, first);
      for (const type of types) {
        const content = below(pointer, "content", type);
        record(content, first);
        for (const { value, ...part } of chosen) {
          const name = String(objectOf(value)["name"]);
          if (objectOf(value)["in"] === "formData")
            record(below(content, "schema", "properties", name), part);
        }
      }
      // The library leaves this out for forms.
      const isRequired = parameters.some(({ required }) => required === true);
      return { ...objectOf(converted), ...(isRequired && { required: true }) };
    },
    response(part, pointer, produces) {
      record(pointer, part);
      const headers = members(childOf(part, "headers"), below(pointer, "headers"), header);
      const { headers: written, ...response } = withSchema(part);
      const types = responseTypes(produces, response["schema"]);
      const whole = { ...response, ...(written !== undefined && { headers }) };
      const section = { responses: { [PART]: whole }, produces: types };
      const converted = upgraded(part, pointer, section, ["components", "responses", PART]);
      for (const type of Object.keys(objectOf(objectOf(converted)["content"])))
        record(below(pointer, "content", type), part);
      return converted;
    },
    securityScheme(part, pointer) {
      const section = { securityDefinitions: { [PART]: part.value } };
      return upgraded(part, pointer, section, ["components", "securitySchemes", PART]);
    },
    definitions: () => upgradedPart({ definitions: definitions() }, ["components", "schemas"]),
  };
}

/** The library expects the format of each list in a form. */
function withFormat(parameter: UnknownObject): UnknownObject {
  return parameter["type"] === "array" ? { collectionFormat: "csv", ...parameter } : parameter;
}

/** The library throws for values of wrong types, and changes what it converts. */
function upgradedPart(section: UnknownObject, at: readonly string[]): unknown {
  // Without these sections, the library keeps references to their parts.
  const sections = { definitions: {}, parameters: {}, responses: {} };
  const document = structuredClone({ swagger: "2.0", ...sections, ...section });
  try {
    return memberAt(upgradeFromTwoToThree(document), below("", ...at));
  } catch {
    return undefined;
  }
}
