import { diagnostic } from "../../base/diagnostic.js";
import type { Problem } from "../../base/diagnostic.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { isObject, listOf, mapMembers, member, objectOf } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { containmentOf } from "../schema/json-schema.js";
import { bundledName, childOf, fromMainFile, referenceTarget } from "../schema/resolve.js";
import type { DocumentFiles, DocumentPart, ResolvedPart } from "../schema/resolve.js";

/** References in a Swagger 2.0 document and its other files. */
export interface SwaggerReferences {
  /** The main file. */
  readonly root: ResolvedPart;
  /** Returns the part that a part refers to, or the part itself. */
  readonly followed: (part: ResolvedPart) => ResolvedPart;
  /** Returns true for a reference into a section of the main file. */
  readonly isNamed: (part: ResolvedPart, section: string) => boolean;
  /** Returns a schema with references to definitions. */
  readonly schemaOf: (part: ResolvedPart) => unknown;
  /** Returns the definitions, also those that earlier schemas refer to in other places. */
  readonly definitions: () => UnknownObject;
  /** Records what part of the converted document was read from. */
  readonly record: (pointer: string, part: DocumentPart) => void;
  /** Returns what part of the converted document, or one around it, was read from. */
  readonly originOf: (pointer: string) => DocumentPart;
  /** Returns a reference to a part, for messages. */
  readonly nameOf: (part: DocumentPart) => string;
  /** Reports a part that is omitted, or for which the operation at a pointer is skipped. */
  readonly report: (part: DocumentPart, obstacle: string, operation?: string) => void;
  /** The parts for which operations are skipped. */
  readonly problems: readonly Problem[];
  /** The parts that are omitted from their operations. */
  readonly omitted: readonly Problem[];
}

/** References that are followed at most for one part. A circle has more of them. */
const MAX_STEPS = 100;

/**
 * Reads the references in a Swagger 2.0 document.
 *
 * @param others the other files, by path relative to the main file's folder
 */
export function swaggerReferences(main: Document, others: DocumentFiles): SwaggerReferences {
  // Other files refer to the main file by its label without folders or a revision.
  const document = { ...main, file: main.file.split(/[/\\:]/).at(-1) ?? main.file };
  const root = { document, pointer: "", value: main.value };
  const files = { get: (path: string) => (path === document.file ? document : others.get(path)) };
  const written = objectOf(member(objectOf(main.value), "definitions"));
  const origins = new Map<string, DocumentPart>();
  const moved = new Map<string, { readonly name: string; readonly part: ResolvedPart }>();
  const problems: Problem[] = [];
  const omitted: Problem[] = [];

  function followed(part: ResolvedPart): ResolvedPart {
    let at = part;
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const target = targetOf(at);
      if (!target) return at;
      at = target;
    }
    return part;
  }

  function targetOf(part: ResolvedPart): ResolvedPart | undefined {
    const text = referenceIn(part.value);
    return text === undefined ? undefined : referenceTarget(part, text, files);
  }

  function schemaOf(part: ResolvedPart): unknown {
    const { value } = part;
    if (Array.isArray(value)) return childrenOf(part).map(([, child]) => schemaOf(child));
    if (!isObject(value)) return value;
    const text = referenceIn(value);
    if (text !== undefined) return { ...value, $ref: definitionFor(part, text) };
    const schema = Object.fromEntries(
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
    return withNull(schema);
  }

  function isDefinition(part: ResolvedPart): boolean {
    return part.document === document && part.pointer.startsWith("/definitions/");
  }

  /** The reference to the definition that a target is or becomes. */
  function definitionFor(from: ResolvedPart, text: string): string {
    const target = referenceTarget(from, text, files);
    if (!target) return from.document === document ? text : fromMainFile(text, from);
    if (isDefinition(target)) return `#${target.pointer}`;
    const key = keyOf(target);
    const found = moved.get(key);
    if (found) return `#/definitions/${found.name}`;
    const taken = new Set([
      ...Object.keys(written),
      ...[...moved.values()].map((each) => each.name),
    ]);
    const name = bundledName(target, target.document === document, (each) => taken.has(each));
    moved.set(key, { name, part: target });
    return `#/definitions/${name}`;
  }

  function nameOf(part: DocumentPart): string {
    return `${part.document === document ? "" : part.document.file}#${part.pointer}`;
  }

  // A definition that only refers to a different location is replaced with that location.
  const own = childrenOf(childOf(root, "definitions")).filter(([name, part]) => {
    const isReference = Object.keys(objectOf(part.value)).length === 1;
    const target = isReference ? targetOf(part) : undefined;
    if (!target || isDefinition(target) || moved.has(keyOf(target))) return true;
    moved.set(keyOf(target), { name, part: target });
    return false;
  });

  return {
    root,
    followed,
    schemaOf,
    isNamed(part, section) {
      const text = referenceIn(part.value) ?? "";
      const prefix = `#/${section}/`;
      const shared = objectOf(member(objectOf(main.value), section));
      const isShared = text.startsWith(prefix) && Object.hasOwn(shared, text.slice(prefix.length));
      return isShared && part.document === document;
    },
    definitions() {
      const all = new Map(own.map(([name, part]) => [name, schemaOf(part)]));
      // The list grows while its items are converted.
      for (const { name, part } of moved.values()) {
        origins.set(below("/components/schemas", name), part);
        all.set(name, schemaOf(part));
      }
      return Object.fromEntries(all);
    },
    record(pointer, part) {
      origins.set(pointer, part);
    },
    originOf(pointer) {
      for (let above = pointer; above !== ""; above = above.slice(0, above.lastIndexOf("/"))) {
        const origin = origins.get(above);
        if (origin) return { ...origin, pointer: origin.pointer + pointer.slice(above.length) };
      }
      return { document, pointer };
    },
    nameOf,
    report(part, obstacle, operation) {
      const detail = `${nameOf(part)} ${obstacle}`;
      const found = diagnostic(
        "swagger-unconverted",
        { detail },
        part.document.locate(part.pointer),
      );
      const reports = operation === undefined ? omitted : problems;
      reports.push({ pointer: operation ?? "", diagnostic: found });
    },
    problems,
    omitted,
  };
}

/** The members or items of a part. */
export function childrenOf(
  part: ResolvedPart | undefined,
): readonly (readonly [string, ResolvedPart])[] {
  if (!part) return [];
  const { value } = part;
  const keys = Array.isArray(value) ? [...value.keys()].map(String) : Object.keys(objectOf(value));
  return keys.flatMap((key) => {
    const child = childOf(part, key);
    return child ? [[key, child] as const] : [];
  });
}

/** `null` is a value of a schema that allows it, although most authors do not list it. */
export function withNull(schema: UnknownObject): UnknownObject {
  const { enum: values, "x-nullable": isNullable } = schema;
  return isNullable === true && Array.isArray(values) && !values.includes(null)
    ? { ...schema, enum: [...listOf(values), null] }
    : schema;
}

function keyOf({ document, pointer }: ResolvedPart): string {
  return JSON.stringify([document.file, pointer]);
}

function referenceIn(value: unknown): string | undefined {
  const text = isObject(value) ? member(value, "$ref") : undefined;
  return typeof text === "string" ? text : undefined;
}
