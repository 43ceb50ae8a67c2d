/**
 * Proofs that no value matches a schema. They follow from JSON Schema alone, and ajv decides on
 * values. Schemas without a proof may or may not have a value.
 */
import { RegExpParser } from "@eslint-community/regexpp";
import { listOf, objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { below } from "./operations.ts";
import type { At } from "./operations.ts";
import type { CheckValue } from "./schemas.ts";
import { alternativesIn, commonTypes, collectAllOf } from "./all-of.ts";

/** Returns why no value matches a schema, with the pointer of the reason; undefined without a proof. */
export type ProveImpossible = (schema: At) => string | undefined;

/** Members and alternatives that a proof follows. */
const DEPTH = 12;

/**
 * Creates the proofs for the schemas of a document.
 *
 * @param document after the conversion to JSON Schema
 * @param check of the same document
 */
export function proofsFor(document: UnknownObject, check: CheckValue): ProveImpossible {
  const reasonOf = (given: readonly At[], left: number): string | undefined => {
    if (left === 0) return undefined;
    const all = given.flatMap((each) => collectAllOf(each, document));
    const known = excludedTypes(all) ?? emptyPattern(all) ?? missingMember(all, left);
    if (known !== undefined) return known;
    const values = allValuesOf(all, left);
    if (values?.every((value) => given.some(({ pointer }) => check(pointer, value).length > 0)))
      return `${all[0]?.pointer}: the values that are left do not match`;
    return missingItem(all, left) ?? missingAlternative(all, left);
  };

  /** All values that could match, if they are few; undefined otherwise. */
  const allValuesOf = (all: readonly At[], left: number): readonly unknown[] | undefined => {
    for (const { value } of all) {
      if ("const" in value) return [value["const"]];
      if (Array.isArray(value["enum"])) return value["enum"];
    }
    if (isOnly(all, "object") && allowsNoMember(all)) return [{}];
    for (const { choices, rest } of left === 0 ? [] : alternativesIn(all, document)) {
      const found = choices.map((choice) =>
        allValuesOf([...rest, ...collectAllOf(choice, document)], left - 1),
      );
      const known = found.flatMap((values) => (values ? [values] : []));
      if (known.length === found.length) return known.flat();
    }
    return undefined;
  };

  const missingMember = (all: readonly At[], left: number): string | undefined => {
    if (!isOnly(all, "object")) return undefined;
    const names = all.flatMap(({ value }) => listOf(value["required"]).map(String));
    for (const name of new Set(names)) {
      const closed = all.find(({ value }) => forbids(value, name));
      if (closed) return `${closed.pointer}: allows no member ${name}, which is required`;
      const members = all
        .filter(({ value }) => Object.hasOwn(objectOf(value["properties"]), name))
        .map((each) => below(each, document, "properties", name));
      const reason = members.length > 0 ? reasonOf(members, left - 1) : undefined;
      if (reason !== undefined) return reason;
    }
    return undefined;
  };

  const missingItem = (all: readonly At[], left: number): string | undefined => {
    const isNeeded = all.some(({ value }) => Number(value["minItems"]) > 0);
    const hasFirst = all.some(({ value }) => "prefixItems" in value);
    if (!isOnly(all, "array") || !isNeeded || hasFirst) return undefined;
    const items = all
      .filter(({ value }) => "items" in value)
      .map((each) => below(each, document, "items"));
    return items.length > 0 ? reasonOf(items, left - 1) : undefined;
  };

  const missingAlternative = (all: readonly At[], left: number): string | undefined => {
    for (const { isExclusive, choices, rest } of alternativesIn(all, document)) {
      const reasons = choices.map(
        (choice) =>
          (isExclusive ? implied(choice, choices) : undefined) ??
          reasonOf([...rest, choice], left - 1),
      );
      const [first] = reasons;
      if (first !== undefined && !reasons.includes(undefined)) return first;
    }
    return undefined;
  };

  /** Whatever matches an alternative also matches another one that demands no more. */
  const implied = (choice: At, choices: readonly At[]): string | undefined => {
    const own = new Set(collectAllOf(choice, document).map(({ value }) => textOf(value)));
    const other = choices.find(
      (each) =>
        each !== choice &&
        collectAllOf(each, document).every(({ value }) => own.has(textOf(value))),
    );
    return other && `${choice.pointer}: its values also match ${other.pointer}`;
  };

  return (schema) => reasonOf([schema], DEPTH);
}

/** The text of a schema without its annotations. */
function textOf({ title: _title, description: _description, ...schema }: UnknownObject): string {
  return JSON.stringify(schema);
}

function excludedTypes(all: readonly At[]): string | undefined {
  return commonTypes(all)?.size === 0 ? `${all[0]?.pointer}: types exclude each other` : undefined;
}

/** A pattern that demands a character after the end of the text. */
function emptyPattern(all: readonly At[]): string | undefined {
  if (!isOnly(all, "string")) return undefined;
  const found = all.find(
    ({ value: { pattern } }) => typeof pattern === "string" && isEmpty(pattern),
  );
  return found && `${found.pointer}: no text matches the pattern ${String(found.value["pattern"])}`;
}

function isEmpty(pattern: string): boolean {
  const { alternatives } = new RegExpParser().parsePattern(pattern);
  return alternatives.every(({ elements }) => {
    const end = elements.findIndex(({ type, raw }) => type === "Assertion" && raw === "$");
    return end >= 0 && elements.slice(end).some(({ type }) => type.startsWith("Character"));
  });
}

function isOnly(all: readonly At[], type: string): boolean {
  const types = commonTypes(all);
  return types !== undefined && types.size === 1 && types.has(type);
}

/** Whether two or more schemas forbid what the others allow, so that no member is left. */
function allowsNoMember(all: readonly At[]): boolean {
  const names = all.flatMap(({ value }) => Object.keys(objectOf(value["properties"])));
  const isClosed = all.some(({ value }) => isClosedSchema(value));
  return isClosed && names.every((name) => all.some(({ value }) => forbids(value, name)));
}

function forbids(schema: UnknownObject, name: string): boolean {
  return isClosedSchema(schema) && !Object.hasOwn(objectOf(schema["properties"]), name);
}

/** Patterns of names are not followed. */
function isClosedSchema(schema: UnknownObject): boolean {
  return (
    schema["additionalProperties"] === false &&
    Object.keys(objectOf(schema["patternProperties"])).length === 0
  );
}
