import { posix } from "node:path";
import { oncePerObject } from "../../base/shared-parts.js";
import { isObject, listOf, member, objectOf, pointerTokens } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { fileAt, splitReference } from "../../base/reference.js";
import { componentAt, mapOpenApi, SECTIONS } from "./parts.js";
import type { Part } from "./parts.js";

/** A part of a document, by its pointer. */
export interface DocumentPart {
  readonly document: Document;
  readonly pointer: string;
}

/** A part of a document with its value. */
export interface ResolvedPart extends DocumentPart {
  readonly value: unknown;
}

/** The files of a document by their paths from the folder of the main one, which are their names. */
export interface DocumentFiles {
  get(path: string): Document | undefined;
}

/** References that are followed at most for one target. A circle has more of them. */
const MAX_STEPS = 100;

/**
 * Finds a reference's target: a JSON pointer or an anchor in any document, or in the schema with an
 * `$id`. Pointers can pass through references. Undefined if the part does not exist.
 *
 * @param from the object that contains the reference
 */
export function referenceTarget(
  from: DocumentPart,
  text: string,
  files: DocumentFiles,
  budget = { steps: MAX_STEPS },
): ResolvedPart | undefined {
  const { file, fragment } = splitReference(text);
  const document = file === "" ? from.document : files.get(fileAt(from.document.file, file));
  const whole = document && { document, pointer: "", value: document.value };
  return (
    (whole && partAt(whole, fragment, files, budget)) ??
    // Within a schema with an `$id`, most authors write pointers from the root of the document.
    partAt(identified(from, file), fragment, files, budget)
  );
}

/** Follows the fragment of a reference. */
function partAt(
  whole: ResolvedPart | undefined,
  fragment: string,
  files: DocumentFiles,
  budget: { steps: number },
): ResolvedPart | undefined {
  if (!whole || budget.steps-- <= 0) return undefined;
  let part: ResolvedPart | undefined = whole;
  if (fragment === "") return part;
  if (!fragment.startsWith("/")) return anchored(part, fragment);
  for (const token of pointerTokens(fragment)) {
    if (!part) return undefined;
    const found = childOf(part, token);
    const reference: unknown = isObject(part.value) ? member(part.value, "$ref") : undefined;
    const target: ResolvedPart | undefined =
      found || typeof reference !== "string"
        ? undefined
        : referenceTarget(part, reference, files, budget);
    part = found ?? (target && childOf(target, token));
  }
  return part;
}

/** A member or an item of a part. */
export function childOf(part: ResolvedPart, token: string): ResolvedPart | undefined {
  const { document, pointer, value } = part;
  if (Array.isArray(value) ? !/^\d+$/.test(token) : !isObject(value)) return undefined;
  const child = isObject(value) ? member(value, token) : listOf(value)[Number(token)];
  return child === undefined
    ? undefined
    : { document, pointer: below(pointer, token), value: child };
}

/**
 * Finds the schema with an anchor (JSON Schema 2020-12, `$anchor` and `$dynamicAnchor`). Of several
 * dynamic anchors with a name, the first one in the document is used.
 */
function anchored(part: ResolvedPart, name: string): ResolvedPart | undefined {
  const { value } = part;
  if (isObject(value) && ANCHORS.some((key) => member(value, key) === name)) return part;
  const keys = isObject(value) ? Object.keys(value) : [...listOf(value).keys()].map(String);
  for (const key of keys) {
    const child = childOf(part, key);
    const found = child && anchored(child, name);
    if (found) return found;
  }
  return undefined;
}

const ANCHORS = ["$anchor", "$dynamicAnchor"] as const;

/** The base of identifiers that are relative. */
const NO_BASE = "document:///";

/** Finds the schema with an identifier in the document (JSON Schema 2020-12, `$id`). */
function identified({ document, pointer }: DocumentPart, file: string): ResolvedPart | undefined {
  let base = NO_BASE;
  let at: ResolvedPart | undefined = { document, pointer: "", value: document.value };
  for (const token of pointerTokens(pointer)) {
    at = at && childOf(at, token);
    base = addressOf(isObject(at?.value) ? at.value["$id"] : undefined, base) ?? base;
  }
  const address = addressOf(file, base);
  return address === undefined ? undefined : identifiersIn(document).get(address);
}

/** The schemas of a document by their identifiers. */
const identifiersIn = oncePerObject((document: Document): ReadonlyMap<string, ResolvedPart> => {
  const found = new Map<string, ResolvedPart>();
  const visit = (part: ResolvedPart, above: string): void => {
    const { value } = part;
    const own = addressOf(isObject(value) ? value["$id"] : undefined, above);
    if (own !== undefined && !found.has(own)) found.set(own, part);
    const keys = isObject(value) ? Object.keys(value) : [...listOf(value).keys()].map(String);
    for (const key of keys) {
      const child = childOf(part, key);
      if (child) visit(child, own ?? above);
    }
  };
  visit({ document, pointer: "", value: document.value }, NO_BASE);
  return found;
});

function addressOf(text: unknown, base: string): string | undefined {
  if (typeof text !== "string" || !URL.canParse(text, base)) return undefined;
  const address = new URL(text, base);
  address.hash = "";
  return address.href;
}

/**
 * Makes each reference lead to a component: other targets, in the document or in other files, become
 * components with names of their own. Referenced path items and operations replace their references. Positions are
 * those in the files. References that cannot be resolved stay, with paths from the folder of the main
 * file.
 *
 * @param others the other files, by their paths from that folder
 */
export function bundleReferences(main: Document, others: DocumentFiles = new Map()): Document {
  const components = objectOf(member(objectOf(main.value), "components"));
  if (leadsToComponents(main.value, components)) return main;
  // Other files refer to the main file by its label without folders or a revision.
  const root = { ...main, file: main.file.split(/[/\\:]/).at(-1) ?? main.file };
  const files = { get: (path: string) => (path === root.file ? root : others.get(path)) };
  const origins = new Map<string, DocumentPart>();
  const known = new Map<string, string>();
  const added = new Map<string, Pick<Part, "type" | "pointer"> & { readonly value: unknown }>();

  /** The part that part of the bundle was read from. */
  function originOf(pointer: string): DocumentPart {
    for (let above = pointer; above !== ""; above = above.slice(0, above.lastIndexOf("/"))) {
      const origin = origins.get(above);
      if (origin) return { ...origin, pointer: origin.pointer + pointer.slice(above.length) };
    }
    return { document: root, pointer };
  }

  /** The reference to the component that a target is or becomes. */
  function componentFor(target: ResolvedPart, section: string, type: string): string {
    const own = target.document === root ? nameIn(section, target.pointer) : undefined;
    if (own !== undefined) return `#/components/${section}/${own}`;
    const key = keyOf(section, target);
    const found = known.get(key);
    if (found !== undefined) return found;
    const name = bundledName(
      target,
      target.document === root,
      (each) =>
        Object.hasOwn(objectOf(components[section]), each) ||
        added.has(`#/components/${section}/${each}`),
    );
    const text = `#/components/${section}/${name}`;
    const pointer = below("/components", section, name);
    known.set(key, text);
    origins.set(pointer, target);
    added.set(text, { type, pointer, value: target.value });
    return text;
  }

  function bundled(text: string, from: DocumentPart, type: string): string {
    const section = SECTIONS[type] ?? "schemas";
    const isRoot = from.document === root;
    if (isRoot && componentAt(components, section, text) !== undefined) return text;
    const target = referenceTarget(from, text, files);
    if (!target) return isRoot ? text : fromMainFile(text, from);
    return componentFor(target, section, type);
  }

  /** Components that only refer to a different location are replaced with that location. */
  function withAliases(section: string): UnknownObject {
    const members = Object.entries(objectOf(components[section])).map(([name, value]) => {
      const pointer = below("/components", section, name);
      const text = isObject(value) && Object.keys(value).length === 1 ? value["$ref"] : undefined;
      if (typeof text !== "string" || componentAt(components, section, text) !== undefined)
        return [name, value] as const;
      const target = referenceTarget({ document: root, pointer }, text, files);
      const isComponent = target?.document === root && nameIn(section, target.pointer);
      if (!target || typeof isComponent === "string" || known.has(keyOf(section, target)))
        return [name, value] as const;
      known.set(keyOf(section, target), `#/components/${section}/${name}`);
      origins.set(pointer, target);
      return [name, target.value] as const;
    });
    return Object.fromEntries(members);
  }

  function replace({ type, holder = type, value, pointer }: Part): UnknownObject {
    const { $ref: text, mapping } = value;
    // OpenAPI does not define references to operations, but documents contain them.
    if (type === "PathItem" || type === "OpenApiOperation") return withTarget(value, pointer);
    if (type === "Discriminator" && isObject(mapping)) {
      const from = originOf(pointer);
      const values = Object.entries(mapping).map(([name, each]) => [
        name,
        isMappedReference(each) ? bundled(each, from, "OpenApiSchema") : each,
      ]);
      return { ...value, mapping: Object.fromEntries(values) };
    }
    const { $dynamicRef: dynamic, ...own } = value;
    if (holder === "OpenApiSchema" && typeof dynamic === "string")
      return { $ref: bundled(dynamic, originOf(pointer), holder), ...own };
    if (typeof text !== "string" || SECTIONS[holder] === undefined) return value;
    return { ...value, $ref: bundled(text, originOf(pointer), holder) };
  }

  /** Keys next to a path item's or operation's reference override the target's keys. */
  function withTarget(part: UnknownObject, pointer: string): UnknownObject {
    let merged = part;
    let from = originOf(pointer);
    const seen = new Set<unknown>();
    for (let text = merged["$ref"]; typeof text === "string"; text = merged["$ref"]) {
      const target = referenceTarget(from, text, files);
      if (!target || !isObject(target.value) || seen.has(target.value))
        return from.document === root ? merged : { ...merged, $ref: fromMainFile(text, from) };
      seen.add(target.value);
      const { $ref: _, ...own } = merged;
      for (const key of Object.keys(target.value))
        if (!Object.hasOwn(own, key))
          origins.set(below(pointer, key), { ...target, pointer: below(target.pointer, key) });
      merged = { ...target.value, ...own };
      from = target;
    }
    return merged;
  }

  const sections = Object.values(SECTIONS).filter((section) => isObject(components[section]));
  const aliased = Object.fromEntries(sections.map((section) => [section, withAliases(section)]));
  const whole = objectOf(root.value);
  const value =
    sections.length > 0 ? { ...whole, components: { ...components, ...aliased } } : whole;
  const mapped = objectOf(mapOpenApi(value, replace));
  const all: Record<string, unknown> = { ...objectOf(mapped["components"]) };
  // The list grows while its items are mapped.
  for (const { type, pointer, value: each } of added.values()) {
    const [section = "", name = ""] = pointer.split("/").slice(2);
    all[section] = {
      ...objectOf(all[section]),
      [name]: mapOpenApi(each, replace, { type, pointer }),
    };
  }
  return {
    ...main,
    value: added.size > 0 ? { ...mapped, components: all } : mapped,
    locate(pointer) {
      const origin = originOf(pointer);
      return origin.document.locate(origin.pointer);
    },
  };
}

/**
 * A reference in a different file, as the main file must write it, where the same text may have a
 * different target.
 */
export function fromMainFile(text: string, { document }: DocumentPart): string {
  const { file } = splitReference(text);
  const path = file === "" ? document.file : fileAt(document.file, file);
  return `${path}${text.slice(file.length)}`;
}

function keyOf(section: string, { document, pointer }: DocumentPart): string {
  return JSON.stringify([section, document.file, pointer]);
}

/**
 * The name of a component in a section, by its pointer. References to names with slashes would be
 * ambiguous, so that such components get a second name.
 */
function nameIn(section: string, pointer: string): string | undefined {
  const prefix = `/components/${section}/`;
  const name = pointer.slice(prefix.length);
  return pointer.startsWith(prefix) && !/\/|~1/.test(name) ? name.replaceAll("~0", "~") : undefined;
}

/**
 * Returns true if all `$ref` values and discriminator mappings refer to components, so that no
 * bundle is needed.
 */
function leadsToComponents(value: unknown, components: UnknownObject): boolean {
  if (Array.isArray(value)) return value.every((item) => leadsToComponents(item, components));
  if (!isObject(value)) return true;
  const { $ref: text, $dynamicRef: dynamic, mapping } = value;
  if (typeof dynamic === "string") return false;
  const mapped = isObject(mapping) ? Object.values(mapping).filter(isMappedReference) : [];
  const references = typeof text === "string" ? [text, ...mapped] : mapped;
  return (
    references.every((each) => isAtComponent(each, components)) &&
    Object.values(value).every((each) => leadsToComponents(each, components))
  );
}

function isAtComponent(text: string, components: UnknownObject): boolean {
  const [, section] = /^#\/components\/([^/]+)\/[^/]+$/.exec(text) ?? [];
  return (
    section !== undefined &&
    section !== "pathItems" &&
    componentAt(components, section, text) !== undefined
  );
}

/** Returns true for a value of a mapping that is a reference, and false for the name of a component. */
function isMappedReference(text: unknown): text is string {
  return typeof text === "string" && /[#/]|\.(?:json|ya?ml)$/i.test(text);
}

/** Pointer tokens that name a kind of part instead of the part. */
const STRUCTURE: ReadonlySet<string> = new Set(
  (
    "components content definitions $defs headers parameters paths " +
    "properties requestBodies responses schema schemas securitySchemes"
  ).split(" "),
);

/**
 * The component name for a part: from the names in its pointer, and from its file if it is not a
 * component there. Duplicate names are numbered.
 */
export function bundledName(
  { document, pointer }: DocumentPart,
  isMainFile: boolean,
  isTaken: (name: string) => boolean,
): string {
  const tokens = pointer.split("/").filter((token) => token !== "" && !STRUCTURE.has(token));
  const isNamed = isMainFile || /^\/(?:components|definitions|\$defs)\//.test(pointer);
  const file = posix.basename(document.file).replace(/\.[^.]*$/, "");
  const [first = "", ...others] = (isNamed && tokens.length > 0 ? tokens : [file, ...tokens])
    .flatMap((word) => word.replaceAll(/~[01]/g, " ").split(/[^\w.-]+/))
    .filter((word) => word !== "");
  const capitalised = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = [first, ...capitalised].join("") || "part";
  let unique = name;
  for (let number = 2; isTaken(unique); number += 1) unique = `${name}${number}`;
  return unique;
}
