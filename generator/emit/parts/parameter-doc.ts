import type {
  Condition,
  EndpointParameter,
  Parameter,
  ParameterDefault,
} from "../../spec/model/parameter.js";
import { traitsOf } from "../../spec/parameters/registry.js";
import { docComment } from "../../base/doc-comment.js";
import type { DocComment } from "../../base/doc-comment.js";

/** The doc comment of an endpoint's parameter. */
export function endpointParameterDoc(parameter: EndpointParameter): DocComment {
  const examples = parameter.examples.slice(0, MAX_EXAMPLES);
  const tags = examples.map((value) => `@example ${defaultText(value)}`);
  return parameterDoc(parameter, locationNotes(parameter), tags);
}

/** The number of examples in a comment. */
const MAX_EXAMPLES = 3;

function locationNotes({ in: location, name, wireName }: EndpointParameter): readonly string[] {
  const renamed = name === wireName ? [] : [`Sent under the name ${code(wireName)}.`];
  switch (location) {
    case "query":
    case "path":
      return renamed;
    case "header":
      return ["Sent as a header.", ...renamed];
    case "cookie":
      return ["Sent as a cookie, which `fetch` in browsers cannot set.", ...renamed];
  }
}

/** The doc comment of a parameter: accepted values, default, deprecation. */
export function parameterDoc(
  parameter: Parameter,
  moreNotes: readonly string[] = [],
  moreTags: readonly string[] = [],
): DocComment {
  const { description, multi, sensitive, tokentype, info, deprecated, valuesOn = [] } = parameter;
  const notes = [
    ...valueNotes(parameter),
    ...(multi?.allspecifier === undefined
      ? []
      : [`To select all values, use ${code(multi.allspecifier)}.`]),
    ...(tokentype === undefined
      ? []
      : [`Requires a token of type ${code(tokentype)}; \`withTokens\` adds it.`]),
    ...(sensitive ? ["Sensitive, so the request is sent as POST."] : []),
    ...valuesOn.map(({ value, on }) => `${code(value)}: only on ${on.join(", ")}.`),
    ...(info.length === 0 ? [] : [`Condition: ${info.map(conditionText).join("; ")}.`]),
    ...moreNotes,
  ];
  const tags = [
    ...(parameter.default === undefined ? [] : [`@default ${defaultText(parameter.default)}`]),
    ...moreTags,
    ...onTag(parameter.on),
    ...(deprecated ? ["@deprecated"] : []),
  ];
  if (description === undefined) return docComment(notes, tags);
  // Without a blank line, a note would be part of the last item.
  const isBlankNeeded = notes.length > 0 && endsWithList(description);
  return docComment([description, ...(isBlankNeeded ? [""] : []), ...notes], tags);
}

/** The tag for a part that only some specs in a combination contain. */
export function onTag(on: readonly string[] | undefined): readonly string[] {
  return on === undefined ? [] : [`@on ${on.join(", ")}`];
}

/**
 * Sentences about a parameter: its module's rules, bounds and counts, without and with high limits.
 */
export function valueNotes({ type, multi, notes = [] }: Parameter): readonly string[] {
  return [...notes, ...traitsOf(type).notes, ...(multi ? [valueCountText(multi)] : [])];
}

/** Whether a text's last line is a list item. */
export function endsWithList(text: string): boolean {
  return /(?:^|\n)(?:-|\d+\.) [^\n]*$/.test(text);
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

/** A condition by its name in the spec, which does not contain its meaning. */
export function conditionText({ name, values }: Condition): string {
  return values.length === 0 ? name : `${name} ${values.join(", ")}`;
}

/** A value on one line, with a space between items. */
function defaultText(value: ParameterDefault): string {
  return Array.isArray(value) ? `[${value.map(defaultText).join(", ")}]` : JSON.stringify(value);
}

function code(text: string): string {
  return `\`${JSON.stringify(text)}\``;
}
