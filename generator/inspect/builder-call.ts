import type {
  RequestReading,
  SelectedModule,
} from "../../templates/runtime/read/request-reading.js";
import { literalText, propertyName, stringText } from "../typescript/literal.js";
import type { Literal, LiteralObject } from "../typescript/literal.js";
import type { GivenParameter } from "./given.js";

/** Root parameters that builders write themselves, or that select modules. */
const WRITTEN: ReadonlySet<string> = new Set(["action", "prop", "list", "meta", "generator"]);

/** Where the generated builder of a module is. */
export interface Builder {
  readonly name: string;
  /** What it is imported from. */
  readonly from: string;
}

/** Builders by the path of their module. */
export type Builders = ReadonlyMap<string, Builder>;

/** The TypeScript that makes the same request: a call of the module's builder, or of `query` with those of several. */
export function builderCalls(
  reading: RequestReading,
  given: readonly GivenParameter[],
  builders: Builders,
): readonly string[] {
  if (reading.selected.length === 0) return [];
  const roots = given.flatMap(({ owner }) =>
    owner && isRoot(reading, owner.module.path) && !WRITTEN.has(owner.name)
      ? [[owner.name, owner.value] as const]
      : [],
  );
  const options = literal(Object.fromEntries(roots));
  const found = reading.selected.flatMap((selected) => {
    const builder = builders.get(selected.module.path);
    return builder ? [{ selected, builder }] : [];
  });
  const imports = found.map(({ builder }) => importOf(builder));
  const [sole, ...others] = found;
  const composer = builders.get("query");
  if (sole && others.length === 0 && !sole.selected.asGenerator)
    return ["", ...imports, "", `${callOf(sole.builder, sole.selected, given, options)};`];
  const calls = found.map(({ selected, builder }) => ({
    isGenerator: selected.asGenerator,
    text: callOf(builder, selected, given, undefined),
  }));
  const composed = { name: "query", from: composer?.from ?? "" };
  return [
    "",
    ...new Set([...imports, ...(composer ? [importOf(composed)] : [])]),
    "",
    ...composition(calls, options),
  ];
}

function importOf({ name, from }: Builder): string {
  return `import { ${name} } from ${stringText(from)};`;
}

/** A call of `query`, with a part on each line. */
function composition(
  calls: readonly { readonly isGenerator: boolean; readonly text: string }[],
  options: LiteralObject | undefined,
): readonly string[] {
  const parts = calls.filter(({ isGenerator }) => !isGenerator).map(({ text }) => text);
  const rest = [
    ...calls.filter(({ isGenerator }) => isGenerator).map(({ text }) => `generator: ${text}`),
    ...Object.entries(options ?? {}).map(
      ([name, value]) => `${propertyName(name)}: ${literalText(value)}`,
    ),
  ];
  return [
    "query(",
    `  [${parts.join(", ")}],`,
    ...(rest.length === 0 ? [] : ["  {", ...rest.map((line) => `    ${line},`), "  },"]),
    ");",
  ];
}

function isRoot(reading: RequestReading, path: string): boolean {
  return !reading.selected.some(({ module }) => module.path === path);
}

function callOf(
  { name }: Builder,
  { module, asGenerator }: SelectedModule,
  given: readonly GivenParameter[],
  options: LiteralObject | undefined,
): string {
  const own = given.flatMap(({ owner }) =>
    owner?.module.path === module.path && owner.asGenerator === asGenerator
      ? [[owner.name, owner.value] as const]
      : [],
  );
  const params = literal(Object.fromEntries(own));
  const args = [
    ...(params === undefined && options === undefined ? [] : [literalText(params ?? {})]),
    ...(options === undefined ? [] : [literalText(options)]),
  ];
  return `${name}(${args.join(", ")})`;
}

/** The values that count, without those that an error kept from being read; undefined where none is left. */
function literal(values: Readonly<Record<string, unknown>>): LiteralObject | undefined {
  const kept = Object.entries(values).filter((entry): entry is [string, Literal] =>
    isLiteral(entry[1]),
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function isLiteral(value: unknown): value is Literal {
  return (
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean" ||
    (Array.isArray(value) && value.every(isLiteral))
  );
}
