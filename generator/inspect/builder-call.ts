import type { RequestReading, SelectedModule } from "../../templates/runtime/request-reading.js";
import { literalText, stringText } from "../emit/literal.js";
import type { Literal } from "../emit/literal.js";
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

/** The TypeScript that makes the same request: one call of a builder for each selected module. */
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
  const imports = found.map(
    ({ builder }) => `import { ${builder.name} } from ${stringText(builder.from)};`,
  );
  const calls = found.map(({ selected, builder }) => callOf(builder, selected, given, options));
  return ["", ...new Set(imports), "", ...calls];
}

function isRoot(reading: RequestReading, path: string): boolean {
  return !reading.selected.some(({ module }) => module.path === path);
}

function callOf(
  { name }: Builder,
  { module, asGenerator }: SelectedModule,
  given: readonly GivenParameter[],
  options: Literal | undefined,
): string {
  const own = given.flatMap(({ owner }) =>
    owner?.module.path === module.path && owner.asGenerator === asGenerator
      ? [[owner.name, owner.value] as const]
      : [],
  );
  const params = literal(Object.fromEntries(own));
  const args = [
    ...(params === undefined && options === undefined
      ? []
      : [literalText(params ?? {}, 0, name.length + 1)]),
    ...(options === undefined ? [] : [literalText(options, 0, 0)]),
  ];
  return `${name}(${args.join(", ")});${asGenerator ? " // as the request's generator" : ""}`;
}

/** The values that count, without those that an error kept from being read; undefined where none is left. */
function literal(values: Readonly<Record<string, unknown>>): Literal | undefined {
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
