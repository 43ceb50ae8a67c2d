import type { PartialEvidence, ResultCondition, ResultField } from "../../spec/model/result.js";
import { lifetimeOf, versionsOf } from "../../spec/model/server-versions.js";
import type { Evidence } from "../../spec/model/server-versions.js";

/**
 * The versions that send a field, as tags of a comment: `@since` the first one, if earlier ones were
 * observed without it, and `@until` the last one, if later ones were and the field is not rare.
 *
 * @param all the servers that were observed
 */
export function versionTags(evidence: Evidence, all: readonly string[]): readonly string[] {
  const { since, until } = lifetimeOf(evidence, all);
  return [
    ...(since ? [`@since ${since.first.text}`] : []),
    ...(until ? [`@until ${until.last.text}`] : []),
  ];
}

/**
 * The tags of a field with the given conditions: those of the field, or of the values of its
 * conditions that are given.
 */
export function fieldVersionTags(
  field: Pick<ResultField, "servers" | "seen" | "only">,
  all: readonly string[],
  given: readonly ResultCondition[],
): readonly string[] {
  const own = versionTags(field, all);
  if (own.length > 0) return own;
  const values = field.only.filter((part) => part.kind === "value" && isGiven(part, given));
  const tags = values.map((part) => versionTags(evidenceOf(part, field), field.servers));
  const [first] = tags;
  const isSame = tags.every((each) => each.join() === first?.join());
  return first && isSame ? first : [];
}

/** Returns true if the conditions give the parameter of a part this one value. */
function isGiven(part: PartialEvidence, given: readonly ResultCondition[]): boolean {
  return (
    part.kind === "value" &&
    given.some(
      ({ parameter, values }) =>
        parameter === part.parameter && values?.length === 1 && values[0] === part.value,
    )
  );
}

/**
 * Sentences about the parts of a field that only some versions have: `` `null` since MediaWiki 1.43.``.
 * Values that are given are tags instead.
 */
export function partialVersionTexts(
  field: Pick<ResultField, "servers" | "seen" | "only">,
  given: readonly ResultCondition[],
): readonly string[] {
  return field.only.flatMap((part) => {
    const { since, until } = lifetimeOf(evidenceOf(part, field), field.servers);
    const isOther =
      part.kind === "value" && given.some((each) => each.parameter === part.parameter);
    if (isOther || (!since && !until)) return [];
    const subject =
      part.kind === "type" ? TYPE_TEXTS[part.type] : `With \`${part.parameter}=${part.value}\``;
    const versions = [
      ...(since ? [`since ${since.first.text}`] : []),
      ...(until ? [`until ${until.last.text}`] : []),
    ];
    return [`${subject} ${versions.join(", ")}.`];
  });
}

const TYPE_TEXTS = {
  string: "`string`",
  number: "`number`",
  boolean: "`boolean`",
  null: "`null`",
  array: "A list",
  object: "An object",
} as const;

function evidenceOf({ servers }: PartialEvidence, { seen }: Pick<ResultField, "seen">): Evidence {
  return { servers, seen };
}

/**
 * A sentence that names the servers of a field, if the first one that was observed did not send it.
 * Other software than MediaWiki has no known order of versions.
 */
export function serversText(servers: readonly string[], all: readonly string[]): readonly string[] {
  const isUsual = servers.includes(all[0] ?? "") || versionsOf(all).length > 0;
  return isUsual ? [] : [`Observed on ${servers.join(", ")} only.`];
}
