import { isObject, member, objectOf } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { fileAt, splitReference } from "../../base/reference.js";
import { bundledName } from "./bundled-name.js";
import { createOrigins, memberPart } from "./origins.js";
import type { DocumentPart } from "./origins.js";
import { mapDirectory } from "./parts.js";
import type { Part } from "./parts.js";
import { componentAt, SECTIONS } from "./references.js";
import { referenceTarget } from "./resolve.js";
import type { DocumentFiles, ResolvedPart } from "./resolve.js";

/** A component that a bundle adds. */
interface Component {
  readonly section: string;
  readonly name: string;
  /** The definition of its values in `directory.schema.json`. */
  readonly type: string;
  readonly target: ResolvedPart;
}

/**
 * Makes each reference lead to a component: other targets, in the document or in other files, become
 * components with names of their own. Referenced path items replace their references. Positions are
 * those in the files. References that cannot be resolved stay, with paths from the folder of the main
 * file.
 *
 * @param others the other files, by their paths from that folder
 */
export function bundleReferences(main: Document, others: DocumentFiles = new Map()): Document {
  if (leadsToComponents(main.value, main.value)) return main;
  const root = { ...main, file: nameOf(main) };
  const files = { get: (path: string) => (path === root.file ? root : others.get(path)) };
  const origins = createOrigins(root);
  const components = objectOf(member(objectOf(root.value), "components"));
  const texts = new Map<string, string>();
  const taken = new Set<string>();
  const added: Component[] = [];

  /** The reference to the component that a target becomes. */
  function componentFor(target: ResolvedPart, section: string, type: string): string {
    const key = keyOf(section, target);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const isTaken = (name: string): boolean =>
      Object.hasOwn(objectOf(components[section]), name) ||
      taken.has(`#/components/${section}/${name}`);
    const name = bundledName(target, target.document === root, isTaken);
    const text = `#/components/${section}/${name}`;
    texts.set(key, text);
    taken.add(text);
    origins.add(below("/components", section, name), target);
    added.push({ section, name, type, target });
    return text;
  }

  function isComponent(target: DocumentPart, section: string): boolean {
    return target.document === root && nameIn(section, target.pointer) !== undefined;
  }

  function bundled(text: string, from: DocumentPart, type: string): string {
    const section = SECTIONS[type] ?? "schemas";
    const isRoot = from.document === root;
    if (isRoot && componentAt(components, section, text) !== undefined) return text;
    const target = referenceTarget(from, text, files);
    if (!target) return isRoot ? text : fromMainFile(text, from);
    const name = isComponent(target, section) ? nameIn(section, target.pointer) : undefined;
    return name === undefined
      ? componentFor(target, section, type)
      : `#/components/${section}/${name}`;
  }

  /** Components that are nothing but a reference to another place are that place. */
  function withAliases(section: string): UnknownObject {
    const members = Object.entries(objectOf(components[section])).map(([name, value]) => {
      const pointer = below("/components", section, name);
      const text = isObject(value) && Object.keys(value).length === 1 ? value["$ref"] : undefined;
      if (typeof text !== "string" || componentAt(components, section, text) !== undefined)
        return [name, value] as const;
      const target = referenceTarget({ document: root, pointer }, text, files);
      if (!target || isComponent(target, section) || texts.has(keyOf(section, target)))
        return [name, value] as const;
      texts.set(keyOf(section, target), `#/components/${section}/${name}`);
      origins.add(pointer, target);
      return [name, target.value] as const;
    });
    return Object.fromEntries(members);
  }

  function replace({ type, holder = type, value, pointer }: Part): UnknownObject {
    const { $ref: text, mapping } = value;
    if (type === "PathItem") return withPathItem(value, pointer);
    if (type === "Discriminator" && isObject(mapping))
      return { ...value, mapping: bundledMapping(mapping, origins.of(pointer)) };
    if (typeof text !== "string" || SECTIONS[holder] === undefined) return value;
    return { ...value, $ref: bundled(text, origins.of(pointer), holder) };
  }

  /** The values of a mapping are names of components, or references. */
  function bundledMapping(mapping: UnknownObject, from: DocumentPart): UnknownObject {
    return Object.fromEntries(
      Object.entries(mapping).map(([value, text]) => {
        return [value, isMappedReference(text) ? bundled(text, from, "OpenApiSchema") : text];
      }),
    );
  }

  /** Keys beside the reference of a path item replace those of its target. */
  function withPathItem(item: UnknownObject, pointer: string): UnknownObject {
    let merged = item;
    let from = origins.of(pointer);
    const seen = new Set<unknown>();
    for (let text = merged["$ref"]; typeof text === "string"; text = merged["$ref"]) {
      const target = referenceTarget(from, text, files);
      if (!target || !isObject(target.value) || seen.has(target.value)) {
        return from.document === root ? merged : { ...merged, $ref: fromMainFile(text, from) };
      }
      seen.add(target.value);
      const { $ref: _, ...own } = merged;
      for (const key of Object.keys(target.value))
        if (!Object.hasOwn(own, key)) origins.add(below(pointer, key), memberPart(target, key));
      merged = { ...target.value, ...own };
      from = target;
    }
    return merged;
  }

  const sections = Object.entries(SECTIONS).flatMap(([, section]) =>
    isObject(components[section]) ? [[section, withAliases(section)] as const] : [],
  );
  const value = {
    ...objectOf(root.value),
    ...(sections.length > 0 && {
      components: { ...components, ...Object.fromEntries(sections) },
    }),
  };
  const mapped = objectOf(mapDirectory(value, replace));
  const result = new Map<string, UnknownObject>();
  // The list grows while its items are mapped.
  for (const { section, name, type, target } of added) {
    const pointer = below("/components", section, name);
    const part = mapDirectory(target.value, replace, { type, pointer });
    result.set(section, { ...result.get(section), [name]: part });
  }
  const own = objectOf(mapped["components"]);
  const all = [...result].map(
    ([section, members]) => [section, { ...objectOf(own[section]), ...members }] as const,
  );
  return {
    ...main,
    value:
      all.length > 0 ? { ...mapped, components: { ...own, ...Object.fromEntries(all) } } : mapped,
    locate(pointer) {
      const origin = origins.of(pointer);
      return origin.document.locate(origin.pointer);
    },
  };
}

/** The name of the main file in its folder: its label without folders or a revision. */
function nameOf({ file }: Document): string {
  return file.split(/[/\\:]/).at(-1) ?? file;
}

/** A reference in another file as the main file would have it, where the same text may lead elsewhere. */
function fromMainFile(text: string, { document }: DocumentPart): string {
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

/** Returns true if all values named `$ref`, and those of mappings, lead to components, which needs no bundle. */
function leadsToComponents(value: unknown, root: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => leadsToComponents(item, root));
  if (!isObject(value)) return true;
  const { $ref: text, mapping } = value;
  if (typeof text === "string" && !isAtComponent(text, root)) return false;
  if (
    isObject(mapping) &&
    !Object.values(mapping).every((each) => !isMappedReference(each) || isAtComponent(each, root))
  )
    return false;
  return Object.values(value).every((each) => leadsToComponents(each, root));
}

function isAtComponent(text: string, root: unknown): boolean {
  const [, section, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(text) ?? [];
  if (section === undefined || name === undefined || section === "pathItems") return false;
  const components = objectOf(member(objectOf(root), "components"));
  return Object.hasOwn(objectOf(components[section]), name);
}

/** Returns true for a value of a mapping that is a reference, and false for the name of a component. */
function isMappedReference(text: unknown): text is string {
  return typeof text === "string" && /[#/]|\.(?:json|ya?ml)$/i.test(text);
}
