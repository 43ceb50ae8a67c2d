/**
 * Comparisons of two schemas, with their changes as lines that have all that a change has.
 *
 * @module
 */
import type { Change } from "../../../generator/diff/change.js";
import type {
  OpenApiContext,
  OpenApiPart,
  SchemaScope,
} from "../../../generator/diff/openapi-part.js";
import { schemaChanges } from "../../../generator/diff/schema.js";
import type { UnknownObject } from "../../../generator/base/json.js";

/** Schemas by their names, and the same name in both documents unless it is renamed. */
export interface NamedSchemas {
  readonly old?: UnknownObject;
  readonly new?: UnknownObject;
  readonly renamed?: Readonly<Record<string, string>>;
}

/** The context of two documents that have the given schemas and nothing else. */
export function contextOf({
  old = {},
  new: next = old,
  renamed = {},
}: NamedSchemas): OpenApiContext {
  const same = Object.keys(old).filter((name) => Object.hasOwn(next, name));
  return {
    docs: false,
    old: { components: { schemas: old } },
    new: { components: { schemas: next } },
    schemaNames: new Map([
      ...same.map((name) => [name, name] as const),
      ...Object.entries(renamed),
    ]),
  };
}

/** The whole schema of the base or of the revision. */
export function wholeSchema(
  context: OpenApiContext,
  side: "old" | "new",
  value: UnknownObject,
): OpenApiPart {
  return { value, origin: { file: `${side}.json`, pointer: "/s" }, root: context[side] };
}

/** The changes between two schemas, as lines. */
export function schemaLines(
  old: UnknownObject,
  next: UnknownObject,
  {
    context = contextOf({}),
    compare = schemaChanges,
    ...scope
  }: Partial<SchemaScope> & { readonly compare?: typeof schemaChanges } = {},
): readonly string[] {
  return compare(
    { module: "m", path: "", top: true, context, ...scope },
    wholeSchema(context, "old", old),
    wholeSchema(context, "new", next),
  ).map(changeLine);
}

/** A change as `path rule ~like value old > new (circumstances) @pointer`, without what it does not have. */
export function changeLine(change: Change): string {
  const { parameter, rule, like, value, old, new: next, circumstances = [], origins } = change;
  const [from, to] = [origins.old?.pointer, origins.new?.pointer];
  return [
    ...(parameter === undefined ? [] : [parameter]),
    rule,
    ...(like === undefined ? [] : [`~${like}`]),
    ...(value === undefined ? [] : [`"${value}"`]),
    ...("old" in change || "new" in change
      ? [`${JSON.stringify(old)} > ${JSON.stringify(next)}`]
      : []),
    ...(circumstances.length > 0 ? [`(${circumstances.join(", ")})`] : []),
    `@${from === to ? from : `${from} | ${to}`}`,
  ].join(" ");
}
