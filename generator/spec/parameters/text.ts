import type { Parameter as SourceParameter } from "../source/types.js";
import type { TextType } from "../model/parameter.js";
import { named } from "../../base/type-expression.js";
import type { CodeUse, FormControl, ParameterTypeTraits, RuleSource } from "./traits.js";

/** The types of text in code. */
export const TEXT_USE: CodeUse = { written: ["text"], read: ["text"] };

const CONTROLS: Readonly<Partial<Record<TextType["kind"], FormControl>>> = {
  text: { kind: "lines" },
  password: { kind: "secret" },
};

/** Checks the presence and limits of text. Parsing needs no rule. */
export function boundedTextRule(type: string): RuleSource {
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
  return {
    value: named("string"),
    descriptor: { type: kind, maxbytes, maxchars },
    notes: [
      ...(maxbytes === undefined ? [] : [`At most ${maxbytes} bytes.`]),
      ...(maxchars === undefined ? [] : [`At most ${maxchars} characters.`]),
    ],
    rule: ({ required }) => (required || isBounded ? boundedTextRule(kind) : undefined),
    structured: (text) => text,
    defaultProblem: () => undefined,
    comparison: {
      name: kind,
      family: "text",
      code: TEXT_USE,
      wider: [],
      isListed: false,
      canHoldBars: true,
    },
    scalars: ["text"],
    sourceKeys: ["default", "maxbytes", "maxchars"],
    ...(CONTROLS[kind] && { control: CONTROLS[kind] }),
    summary: [
      kind,
      ...(maxbytes === undefined ? [] : [`up to ${maxbytes} bytes`]),
      ...(maxchars === undefined ? [] : [`up to ${maxchars} characters`]),
    ].join(" "),
  };
}
