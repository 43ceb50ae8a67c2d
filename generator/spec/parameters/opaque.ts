import { named } from "../../base/type-expression.js";
import { boundedTextRule, TEXT_USE } from "./text.js";
import type { ParameterTypeTraits } from "./traits.js";

/** `tags`: text that only the wiki can check. */
export function tagsTraits(): ParameterTypeTraits {
  return {
    value: named("string"),
    descriptor: { type: "tags" },
    notes: [],
    rule: ({ required }) => (required ? boundedTextRule("tags") : undefined),
    structured: (text) => text,
    defaultProblem: () => undefined,
    comparison: {
      name: "tags",
      family: "other",
      code: TEXT_USE,
      wider: [],
      isListed: false,
      canHoldBars: true,
    },
    scalars: ["text"],
    sourceKeys: ["default"],
    summary: "tags",
  };
}

/** `upload`: the content of a file. JSON has no such value. */
export function uploadTraits(): ParameterTypeTraits {
  return {
    value: named("FileContent"),
    runtimeType: "FileContent",
    descriptor: { type: "upload" },
    notes: ["The request is sent as `multipart/form-data`."],
    rule: () => ({ type: "upload", check: "fileCheck", file: "runtime/validate" }),
    structured: (text) => text,
    defaultProblem: () => undefined,
    comparison: {
      name: "upload",
      family: "other",
      code: { written: ["file"], read: ["text"] },
      wider: [],
      isListed: false,
      canHoldBars: true,
    },
    scalars: ["text"],
    sourceKeys: ["default"],
    control: { kind: "file" },
    summary: "upload",
  };
}
