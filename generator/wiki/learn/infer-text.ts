import type { ModuleOperation } from "../../spec/model/operation.js";
import type { ResultEnum, ResultScalar } from "../../spec/source/types.js";

/** The names and texts of the wiki that is learned from. */
export interface Vocabulary {
  readonly module: ModuleOperation;
  readonly namespaces: ReadonlySet<number>;
  readonly titles: ReadonlySet<string>;
  readonly users: ReadonlySet<string>;
  /** Codes of languages and prefixes of other wikis. */
  readonly codes: ReadonlySet<string>;
  /** Texts that requests contained, such as names of messages. */
  readonly sentParams: ReadonlySet<string>;
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const FOREVER: ReadonlySet<string> = new Set(["infinity", "infinite", "indefinite", "never"]);

/** Infers the shape of texts under a name. */
export function textShape(
  name: string,
  texts: readonly string[],
  vocabulary: Vocabulary,
): ResultScalar | ResultEnum {
  if (texts.every((text) => TIMESTAMP.test(text))) return "timestamp";
  if (texts.every((text) => TIMESTAMP.test(text) || FOREVER.has(text))) return "expiry";
  const distinct = new Set(texts);
  const choice = choiceOf(name, distinct, vocabulary.module);
  if (choice) return choice;
  const isAll = (known: ReadonlySet<string>): boolean =>
    distinct.size > 1 && [...distinct].every((text) => known.has(text));
  if (name === "title") return "title";
  if (name === "user") return "user";
  if (isAll(vocabulary.titles)) return "title";
  return isAll(vocabulary.users) ? "user" : "string";
}

/** Infers the shape of integers under a name. */
export function integerShape(
  name: string,
  numbers: readonly number[],
  { namespaces }: Vocabulary,
): ResultScalar {
  return name === "ns" && numbers.every((each) => namespaces.has(each)) ? "namespace" : "integer";
}

/** The choice of the same name that lists all of these values. */
function choiceOf(
  name: string,
  texts: ReadonlySet<string>,
  { parameters }: ModuleOperation,
): ResultEnum | undefined {
  const found = parameters.find(
    ({ name: own, type }) =>
      (own === name || `${own}s` === name) &&
      type.kind === "enum" &&
      texts.size > 1 &&
      [...texts].every((text) => type.values.includes(text)),
  );
  return found && { enumOf: found.name };
}
