import type { Operation } from "../../spec/model/operation.js";
import { TARGETS } from "../../spec/input.js";
import type { Target } from "../../spec/input.js";
import type { EndpointParts, OperationNames, PlannedModule } from "./planned.js";
import { taskIdentifiers } from "./tasks.js";
import { nfc } from "../../../templates/runtime/wire/normal-form.js";
import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Position } from "../../base/diagnostic.js";
import type { Origin } from "../../spec/model/parameter.js";

/**
 * Identifiers that generated code must not declare: reserved words, members of every object,
 * `then`, which an imported module must not export, and global names that generated code uses.
 */
const RESERVED_WORDS: ReadonlySet<string> = new Set(
  `abstract any arguments as async await boolean break case catch class const continue debugger declare default delete do else enum
  eval export extends false finally for from function get if implements import in instanceof interface is keyof let module
  namespace never new null number object of package private protected public readonly require return set static string super
  switch symbol this throw true try type typeof undefined unknown using var void while with yield NaN Infinity
  __proto__ constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf then
  Array Blob Boolean Date Error Function Map Number Object Omit Partial Promise Readonly Record Request Response Set
  String Symbol URL`.split(/\s+/),
);

/**
 * Names that the code of each spec declares itself: it exports them from the same index as
 * operations and schemas, or uses them in the same file.
 */
const DECLARED: Readonly<Record<Operation["kind"], ReadonlySet<string>>> = {
  module: new Set([
    "MainOptions",
    "PageOptions",
    "QueryOptions",
    "RequestOptions",
    "namespaceCheck",
    "requestDefaults",
    "requestRoot",
  ]),
  // Parameter validators, and the builders' type parameter.
  endpoint: new Set(["validators", "P"]),
};

/** Targets that add code to operation files. Each other target has a file with its name. */
const WITHOUT_FILE: ReadonlySet<Target> = new Set(["requests", "parsers", "responses"]);

const TARGET_FILES: ReadonlySet<string> = new Set(
  TARGETS.filter((target) => !WITHOUT_FILE.has(target)),
);

/** Other reserved files in a spec's folder. */
const RESERVED_FILES = /^(?:index|options|client|validation|site|title|data)$/i;

/** The names of devices, which Windows does not accept as names of files and folders. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d\u00B9\u00B2\u00B3])$/i;

const MAX_FILE_NAME_BYTES = 200;

/** Returns true if Windows reserves a name for a device. */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name);
}

/** Returns true if the code of a spec with such operations cannot declare an identifier. */
export function isReserved(identifier: string, kind: Operation["kind"]): boolean {
  return RESERVED_WORDS.has(identifier) || DECLARED[kind].has(identifier);
}

/** A name that is one word, which is the usual case. */
const WORD = /^[A-Za-z_$][\w$]*$/;

/**
 * A character between words. Compilers know the letters beyond U+FFFF of different Unicode versions, so no
 * identifier has them.
 */
export const BETWEEN_WORDS = /[^\p{ID_Continue}$]|[\u{10000}-\u{10FFFF}]/u;

/**
 * Joins the words of a name to an identifier: `foo-bar` becomes `fooBar`. Empty if the name has no
 * letters.
 */
export function identifierOf(name: string): string {
  if (WORD.test(name)) return name;
  const words = name.split(BETWEEN_WORDS).filter((word) => word !== "");
  const joined = words.map((word, index) => (index === 0 ? word : upperFirst(word))).join("");
  return /^\p{ID_Start}|^[_$]/u.test(joined) || joined === "" ? joined : `_${joined}`;
}

/** Converts the first letter to lower case, for identifiers of values. */
export function lowerFirst(text: string): string {
  const [first = ""] = text;
  return first.toLowerCase() + text.slice(first.length);
}

export function upperFirst(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/**
 * The file of an operation without its ending, or the reason why there is none. Dots become
 * hyphens, because `a.d.ts` would be a declaration file.
 */
export function fileOf(name: string): { readonly file: string } | { readonly problem: string } {
  if (/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(name))
    return { problem: "it contains a control character or an invisible character" };
  if (/\p{Surrogate}/u.test(name)) return { problem: "it contains half a surrogate pair" };
  if (/[/\\:*?"<>|]/.test(name))
    return { problem: "it contains a character that is not allowed in file names" };
  if (/[#%]/.test(name))
    return { problem: "it contains a character that is not allowed in import paths" };
  if (/^\.|[. ]$|^ /.test(name)) return { problem: "it begins or ends with a dot or a space" };
  if (new TextEncoder().encode(name).length > MAX_FILE_NAME_BYTES)
    return { problem: `it is longer than ${MAX_FILE_NAME_BYTES} bytes` };
  const file = name.replaceAll(".", "-");
  const isTaken =
    RESERVED_FILES.test(file) || isDeviceName(file) || TARGET_FILES.has(file.toLowerCase());
  return { file: isTaken ? `${file}_` : file };
}

/** The identifiers of an operation that depend on its name alone. */
export function operationIdentifiers({
  request,
  params,
  descriptor,
  validate,
  parse,
}: OperationNames): readonly string[] {
  return [request, params, descriptor, validate, parse];
}

/** The identifiers that the file of a module declares or imports from other generated files. */
export function moduleIdentifiers({
  names,
  task,
  result,
}: Pick<PlannedModule, "names" | "task" | "result">): readonly string[] {
  return [
    ...operationIdentifiers(names),
    upperFirst(names.descriptor),
    ...taskIdentifiers(task),
    ...(result ? [result.names.result] : []),
  ];
}

/** The identifiers that the file of an endpoint declares or imports from other generated files. */
export function endpointIdentifiers({
  operation,
  names,
  response,
  responses,
  body,
  pages,
}: EndpointParts): readonly string[] {
  const contents = [...body, ...responses.flatMap((each) => each.contents)];
  const schemas = [
    ...contents.map(({ schema }) => schema),
    ...responses.map(({ headers }) => headers),
    ...operation.parameters.map(({ type }) => (type.kind === "schema" ? type.names : undefined)),
  ];
  const ofSchemas = schemas.flatMap((schema) =>
    [schema?.type ?? [], schema?.validate ?? []].flat(),
  );
  return [
    ...new Set([
      ...operationIdentifiers(names),
      response,
      ...(pages ? [pages.name] : []),
      ...ofSchemas,
    ]),
  ];
}

/** The identifiers that a name of a spec needs in generated code. */
export interface NameUse {
  readonly name: string;
  /** The name in messages about collisions. */
  readonly label: string;
  readonly origin: Origin;
  /** The reason why the name cannot be used; undefined if it can. */
  readonly problem: string | undefined;
  readonly identifiers: readonly string[];
  /** Names that must differ in more than letter case. */
  readonly caseless: readonly string[];
}

/** Reports names that cannot be used, and names that collide with earlier ones. */
export function collisionDiagnostics(
  claims: readonly NameUse[],
  taken: readonly string[],
  locate: (origin: Origin) => Position,
): readonly Diagnostic[] {
  const owners = new Map(taken.map((identifier) => [identifier, identifier]));
  return claims.flatMap(({ name, label, origin, problem, identifiers, caseless }) => {
    if (problem !== undefined)
      return [diagnostic("unsafe-name", { name, detail: problem }, locate(origin))];
    const keys = [...caseless.map((text) => nfc(text).toLowerCase()), ...identifiers];
    const other = keys.map((key) => owners.get(key)).find((owner) => owner !== undefined);
    for (const key of keys) owners.set(key, label);
    return other === undefined
      ? []
      : [diagnostic("name-collision", { name: label, other }, locate(origin))];
  });
}
