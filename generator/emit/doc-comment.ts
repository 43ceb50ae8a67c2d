import type { JSDocStructure, OptionalKind } from "ts-morph";
import { escapeHidden } from "../text/hidden.js";
import type { Condition, Parameter } from "../model/parameter.js";

/** A doc comment: texts, which may hold anything, then tags; none where there is neither. */
export function docComment(
  texts: readonly string[],
  tags: readonly string[] = [],
): OptionalKind<JSDocStructure>[] {
  // A tag begins with its own sign; whatever follows may hold anything.
  const lines = [...texts.flatMap(commentLines), ...tags.map((tag) => `@${inert(tag.slice(1))}`)];
  const [only, ...others] = lines;
  if (only === undefined) return [];
  return [{ description: others.length === 0 ? only : `\n${lines.join("\n")}` }];
}

/** The lines of a text that may hold anything: none of them ends the comment or begins a tag. */
export function commentLines(text: string): readonly string[] {
  return text.split(/\r?\n/).map((line) => inert(line.replace(/^\s*(?=@)/, "")));
}

/** What an editor shows of a parameter: what it takes, its default, whether it is deprecated. */
export function parameterDoc(parameter: Parameter): OptionalKind<JSDocStructure>[] {
  const { description, multi, sensitive, tokentype, info, deprecated } = parameter;
  const texts = [
    ...(description === undefined ? [] : [description]),
    ...typeTexts(parameter),
    ...(multi ? [valueCountText(multi)] : []),
    ...(multi?.allspecifier === undefined
      ? []
      : [`${code(multi.allspecifier)} stands for all values, as the sole value.`]),
    ...(tokentype === undefined ? [] : [`Takes a token of type ${code(tokentype)}.`]),
    ...(sensitive ? ["Sensitive: the request is sent by POST."] : []),
    ...(info.length === 0 ? [] : [`Condition: ${info.map(conditionText).join("; ")}.`]),
  ];
  const tags = [
    ...(parameter.default === undefined ? [] : [`@default ${defaultText(parameter.default)}`]),
    ...(deprecated ? ["@deprecated"] : []),
  ];
  return docComment(texts, tags);
}

function typeTexts({ type }: Parameter): readonly string[] {
  switch (type.kind) {
    case "integer":
    case "float":
      return rangeTexts(type);
    case "limit": {
      const [range] = rangeTexts(type);
      return [
        range === undefined ? 'A number, or `"max"`.' : range.replace(/\.$/, ', or `"max"`.'),
      ];
    }
    case "namespace":
      return type.extranamespaces.length > 0
        ? [`Takes ${type.extranamespaces.join(" and ")} besides the wiki's namespaces.`]
        : [];
    case "user":
      return [`Takes a user by ${type.subtypes.join(", ")}.`];
    case "string":
    case "text":
    case "password":
    case "raw":
      return [
        ...(type.maxbytes === undefined ? [] : [`At most ${type.maxbytes} bytes.`]),
        ...(type.maxchars === undefined ? [] : [`At most ${type.maxchars} characters.`]),
      ];
    case "enum":
      return type.deprecatedvalues.length > 0
        ? [`Deprecated: ${type.deprecatedvalues.map(code).join(", ")}.`]
        : [];
    case "unknown":
      return [`Of the type ${code(type.name)}, of which Paramsmith knows nothing.`];
    case "boolean":
    case "timestamp":
    case "expiry":
    case "title":
    case "tags":
    case "upload":
      return [];
  }
}

function rangeTexts({
  min,
  max,
  highmax,
}: {
  readonly min?: number;
  readonly max?: number;
  readonly highmax?: number;
}): readonly string[] {
  if (max === undefined) return min === undefined ? [] : [`At least ${min}.`];
  const high = highmax === undefined || highmax === max ? "" : ` (${highmax} with high limits)`;
  return [min === undefined ? `At most ${max}${high}.` : `${min} to ${max}${high}.`];
}

function valueCountText({
  lowlimit,
  highlimit,
}: {
  readonly lowlimit: number;
  readonly highlimit: number;
}): string {
  return lowlimit === highlimit
    ? `Up to ${lowlimit} values.`
    : `Up to ${lowlimit} values (${highlimit} with high limits).`;
}

/** A condition as the spec names it; what it means is not part of the spec. */
export function conditionText({ name, values }: Condition): string {
  return values.length === 0 ? name : `${name} ${values.join(", ")}`;
}

function defaultText(value: string | number | readonly (string | number)[]): string {
  return typeof value === "object"
    ? `[${value.map((item) => JSON.stringify(item)).join(", ")}]`
    : JSON.stringify(value);
}

function code(text: string): string {
  return `\`${JSON.stringify(text)}\``;
}

/**
 * Text that cannot end the comment, begin a tag or a link, or hide from a reader. To the compiler, a
 * tag begins wherever a blank stands before its sign, not on a line of its own alone.
 */
function inert(text: string): string {
  return escapeHidden(text.replaceAll("*/", "*\\/")).replaceAll(/(?<=^|[\s{*])@/g, "\\@");
}
