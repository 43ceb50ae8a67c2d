import { describe, expect, it } from "vitest";
import { checkArguments } from "../../../generator/cli/check-arguments.js";
import { STANDARD_INPUT } from "../../../generator/cli/usage-error.js";

type Arguments = Readonly<Record<string, unknown>>;

/** The reason why arguments are refused; undefined if they are accepted. */
function refusal(args: Arguments, ...lists: readonly string[]): string | undefined {
  try {
    expect(checkArguments(args, new Set(lists))).toBe(true);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : "no error";
  }
}

const ONCE = "was given more than once; it accepts one value.";
const INPUT = "is - (standard input), which only inspect reads; give it another value.";
const EMPTY = "is empty; give it a value or omit it.";

describe("arguments that yargs accepts", () => {
  it.each<readonly [Arguments, string | undefined]>([
    [{}, undefined],
    [{ out: "a", port: 1, yes: true, spec: undefined }, undefined],
    [{ out: ["a", "b"] }, `--out ${ONCE}`],
    [{ out: ["a"] }, undefined],
    [{ out: STANDARD_INPUT }, `--out ${INPUT}`],
    [{ exchanges: STANDARD_INPUT }, undefined],
    [{ response: STANDARD_INPUT }, undefined],
    [{ requests: STANDARD_INPUT }, undefined],
    [{ request: STANDARD_INPUT }, `--request ${INPUT}`],
    [{ out: "" }, `--out ${EMPTY}`],
    [{ request: "" }, undefined],
    [{ requests: "" }, undefined],
    [{ response: "" }, `--response ${EMPTY}`],
    [{ files: "" }, `<files> ${EMPTY}`],
    [{ new: "" }, `<new> ${EMPTY}`],
    [{ old: ["a", "b"] }, `<old> ${ONCE}`],
    [{ source: STANDARD_INPUT }, `<source> ${INPUT}`],
    [{ url: "" }, `<url> ${EMPTY}`],
    [{ "fail-on": "" }, `--fail-on ${EMPTY}`],
    [{ o: "", failOn: "", _: [""], $0: "", "1a": "", "a b": "", a1: "" }, undefined],
  ])("of %j are refused: %s", (args, message) => {
    expect(refusal(args)).toBe(message);
  });

  it("may be several values of a list, none of them empty or standard input", () => {
    expect(refusal({ spec: ["a", "b"] }, "spec")).toBeUndefined();
    expect(refusal({ spec: ["a", ""] }, "spec")).toBe(`--spec ${EMPTY}`);
    expect(refusal({ spec: ["a", STANDARD_INPUT] }, "spec")).toBe(`--spec ${INPUT}`);
    expect(refusal({ spec: ["a", "b"], out: ["a", "b"] }, "spec")).toBe(`--out ${ONCE}`);
  });
});
