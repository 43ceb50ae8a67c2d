import { nfc } from "../../../templates/runtime/wire/normal-form.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import { BETWEEN_WORDS, fileOf, identifierOf, upperFirst } from "./identifier.js";

/** The name of an operation without a usable id: `getTownsById`. */
export function nameOfRoute({ method, path }: EndpointOperation): string {
  const words = path
    .replaceAll(/\{([^{}]*)\}/g, " by $1 ")
    .split(BETWEEN_WORDS)
    .filter((word) => word !== "");
  const name = [method.toLowerCase(), ...words.map(upperFirst)].join("");
  if (name.length <= MAX_NAME) return name;
  // The hash distinguishes routes with a common start, independently of the document's other
  // routes.
  return `${name.slice(0, MAX_NAME)}_${hashOf(`${method} ${path}`)}`;
}

/** FNV-1a. Names are planned in browsers too, which have no `node:crypto`. */
function hashOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** The maximum length of a name derived from a route. Type and file names are longer. */
const MAX_NAME = 60;

/** The names that generated code may use for an operation. */
interface WantedNames {
  /** The best first. */
  readonly names: readonly string[];
  /** An operation with the same id, except for letter case and punctuation. */
  readonly other?: EndpointOperation;
}

/**
 * The candidate names for each operation in generated code. A unique operation id is used, ignoring
 * letter case and punctuation. If several operations share an id, all are named after their routes:
 * with numbers, a name could refer to a different operation after a change.
 */
export function wantedNames(
  operations: readonly EndpointOperation[],
): ReadonlyMap<EndpointOperation, WantedNames> {
  const groups = new Map<string, EndpointOperation[]>();
  for (const operation of operations) {
    const key = keyOf(ownName(operation));
    const group = groups.get(key);
    if (group) group.push(operation);
    else groups.set(key, [operation]);
  }
  return new Map(
    operations.map((operation) => {
      const own = ownName(operation);
      const route = nameOfRoute(operation);
      const [first, second] = groups.get(keyOf(own)) ?? [];
      const other = first === operation ? second : first;
      return [operation, other ? { names: [route], other } : { names: [own, route] }];
    }),
  );
}

/** Names that differ in the result are different on all file systems. */
function keyOf(name: string): string {
  return nfc(identifierOf(name)).toLowerCase();
}

/** The id of an operation, or its identifier or its route if no file can have that name. */
function ownName(operation: EndpointOperation): string {
  const { name } = operation;
  const identifier = isRoute(operation) ? "" : identifierOf(name);
  if (identifier === "") return nameOfRoute(operation);
  const usable = [name, identifier].find((each) => "file" in fileOf(each));
  return usable ?? nameOfRoute(operation);
}

/** Finds the first name that `isFree` accepts, with a number if necessary. */
export type FindFree = (names: readonly string[], isFree: (name: string) => boolean) => string;

/** Of names that are equal in code, numbers that were not free are not tried again. */
export function findFreeNames(): FindFree {
  const numbers = new Map<string, number>();
  return (names, isFree) => {
    const found = names.find(isFree);
    if (found !== undefined) return found;
    const [last = ""] = names.slice(-1);
    const key = identifierOf(last);
    let number = numbers.get(key) ?? 2;
    while (!isFree(`${last}${number}`)) number += 1;
    numbers.set(key, number);
    return `${last}${number}`;
  };
}

/** Returns true if an operation has no id. Its name in the model is its route. */
function isRoute({ name, method, path }: EndpointOperation): boolean {
  return name === `${method} ${path}`;
}
