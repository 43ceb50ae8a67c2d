import { describe, expect, it } from "vitest";
import { resolveText } from "../../../../generator/wiki/learn/run-scenario.js";

const KEPT = new Map([
  [
    "created",
    { kind: "object", value: { edit: { newrevid: 7, title: "A", list: [{ id: 3 }] } } } as const,
  ],
]);

describe("a parameter of a step", () => {
  it.each([
    ["${created.edit.newrevid}", "7"],
    ["Page ${run} of ${created.edit.title}", "Page r1 of A"],
    ["${created.edit.list.0.id}", "3"],
    ["$run {run} $", "$run {run} $"],
  ])("%s is %s", (template, text) => {
    expect(resolveText(template, KEPT, "r1")).toEqual({ kind: "text", text });
  });

  it.each(["created.edit.none", "none.edit", "created.edit", "created.edit.toString"])(
    "that refers to %s is not resolved",
    (reference) => {
      expect(resolveText(`a \${${reference}}`, KEPT, "r1")).toEqual({ kind: "unknown", reference });
    },
  );
});
