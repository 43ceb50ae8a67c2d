import type { Parameter as SourceParameter } from "../source/types.js";
import type { TextType, UnknownType, UserType } from "../model/parameter.js";
import { typeTraits } from "./traits.js";
import type { FormControl, ParameterTypeTraits, RuleSource } from "./traits.js";

const CONTROLS: Readonly<Partial<Record<TextType["kind"], FormControl>>> = {
  text: { kind: "lines" },
  password: { kind: "secret" },
};

/** Checks the presence and limits of text. Parsing needs no rule. */
function boundedTextRule(type: string): RuleSource {
  return { type, check: "boundedStringCheck", file: "runtime/validate" };
}

/** Reads a type of text with its limits. */
export function textType(
  { maxbytes, maxchars }: SourceParameter,
  kind: TextType["kind"],
): TextType {
  return {
    kind,
    ...(maxbytes !== undefined && { maxbytes }),
    ...(maxchars !== undefined && { maxchars }),
  };
}

/** `string`, `text`, `password` and `raw`. */
export function textTraits({ kind, maxbytes, maxchars }: TextType): ParameterTypeTraits {
  const isBounded = maxbytes !== undefined || maxchars !== undefined;
  return typeTraits(kind, {
    descriptor: { type: kind, maxbytes, maxchars },
    notes: [
      ...(maxbytes === undefined ? [] : [`At most ${maxbytes} bytes.`]),
      ...(maxchars === undefined ? [] : [`At most ${maxchars} characters.`]),
    ],
    rule: ({ required }) => (required || isBounded ? boundedTextRule(kind) : undefined),
    comparison: { family: "text", canHoldBars: true },
    sourceKeys: ["default", "maxbytes", "maxchars"],
    ...(CONTROLS[kind] && { control: CONTROLS[kind] }),
    summary: [
      kind,
      ...(maxbytes === undefined ? [] : [`up to ${maxbytes} bytes`]),
      ...(maxchars === undefined ? [] : [`up to ${maxchars} characters`]),
    ].join(" "),
  });
}

/** `tags`: text that only the wiki can check. */
export function tagsTraits(): ParameterTypeTraits {
  return typeTraits("tags", {
    rule: ({ required }) => (required ? boundedTextRule("tags") : undefined),
    comparison: { canHoldBars: true },
  });
}

/** A type that Paramsmith does not know: its values are text. */
export function unknownTraits({ name }: UnknownType): ParameterTypeTraits {
  return typeTraits(name, {
    descriptor: { type: "unknown" },
    notes: [`The type \`${JSON.stringify(name)}\` is unknown to Paramsmith.`],
    rule: ({ required }) => (required ? boundedTextRule("unknown") : undefined),
    comparison: { family: "unknown", canHoldBars: true },
  });
}

/**
 * The kinds of users that a parameter accepts if the catalogue does not list them (MediaWiki before
 * 1.35).
 */
const ANY_USER = ["name", "ip", "cidr", "interwiki", "id"] as const;

/** Parses the type of a parameter with users as values. */
export function userType({ subtypes }: SourceParameter): UserType {
  return { kind: "user", subtypes: subtypes ?? ANY_USER };
}

/**
 * `user`: a user name, an IP address, a user id or a name from a different wiki, depending on the
 * subtypes.
 */
export function userTraits({ kind, subtypes }: UserType): ParameterTypeTraits {
  return typeTraits(kind, {
    descriptor: { type: kind, subtypes },
    notes: [`Accepts users by ${subtypes.join(", ")}.`],
    sourceKeys: ["default", "subtypes"],
    summary: subtypes.length === 0 ? kind : `${kind} (${subtypes.join(", ")})`,
  });
}
