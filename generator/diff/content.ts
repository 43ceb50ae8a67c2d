import { setDifference } from "../base/json.js";
import { partBelow } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

/** The media types of two bodies. */
export interface MatchedContent {
  /** The media types that only one of both has, in the old and in the new spelling. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** The bodies of each media type, and those of the only type that replaces another. */
  readonly pairs: readonly (readonly [old: OpenApiPart, next: OpenApiPart])[];
}

/** Matches the bodies of two requests or responses by their media types. */
export function matchedContent(old: OpenApiPart, next: OpenApiPart): MatchedContent {
  const [before, after] = [byType(old), byType(next)];
  const { removed, added } = setDifference([...before.keys()], [...after.keys()]);
  const [gone = "", come = ""] = [removed[0], added[0]];
  const isReplaced = removed.length === 1 && added.length === 1;
  const kept = [...before.keys()].filter((type) => after.has(type));
  const names = [
    ...kept.map((type) => [type, type] as const),
    ...(isReplaced ? [[gone, come] as const] : []),
  ];
  return {
    removed: removed.map((type) => nameOf(before, type)),
    added: added.map((type) => nameOf(after, type)),
    pairs: names.flatMap(([from, to]) => {
      const [one, other] = [before.get(from), after.get(to)];
      return one && other ? [[one.part, other.part] as const] : [];
    }),
  };
}

interface Body {
  readonly name: string;
  readonly part: OpenApiPart;
}

/** The bodies of a request or response by media type. */
function byType(holder: OpenApiPart): ReadonlyMap<string, Body> {
  const content = partBelow(holder, holder.value["content"], "content");
  return new Map(
    Object.entries(content.value).map(([name, media]) => {
      const plain = withoutCharset(name);
      const type = Object.hasOwn(content.value, plain) ? name : plain;
      return [type, { name, part: partBelow(content, media, name) }];
    }),
  );
}

/** JSON has one encoding (RFC 8259, section 8.1), so that a stated one changes nothing. */
function withoutCharset(type: string): string {
  return type.replace(/^(application\/(?:[\w.-]+\+)?json)\s*;\s*charset=[^;]*$/i, "$1");
}

function nameOf(bodies: ReadonlyMap<string, Body>, type: string): string {
  return bodies.get(type)?.name ?? type;
}
