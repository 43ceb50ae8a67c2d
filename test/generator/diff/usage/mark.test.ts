import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Finding, UsedLocation } from "../../../../generator/diff/finding.js";
import { withUsage } from "../../../../generator/diff/usage/mark.js";
import type { Use, Uses } from "../../../../generator/diff/usage/uses.js";
import { ruleIds } from "../../../../generator/diff/rules/table.js";
import { expectGolden } from "../../support/golden-text.js";
import { madeFinding } from "../report/made-review.js";

/** A location whose file says what is there. */
function at(file: string, line = 1, column = 1, reason?: string): UsedLocation {
  const excerpt = { firstLine: line, lines: [] };
  return { file, line, column, excerpt, ...(reason !== undefined && { reason }) };
}

const module = "query+m";

const USES: readonly Use[] = [
  { kind: "reference", module, position: at("reference") },
  { kind: "construction", module, position: at("given"), given: ["p", "q"] },
  { kind: "construction", module, position: at("not-given"), given: ["q"] },
  { kind: "construction", module, position: at("perhaps-given") },
  { kind: "member", module, role: "request", member: "p", position: at("written") },
  {
    kind: "member",
    module,
    role: "request",
    member: "p",
    position: at("written-v"),
    values: ["v"],
  },
  {
    kind: "member",
    module,
    role: "request",
    member: "p",
    position: at("written-o"),
    values: ["o"],
  },
  { kind: "member", module, role: "request", member: "q", position: at("written-other") },
  { kind: "member", module, role: "request", member: "old", position: at("written-old") },
  { kind: "member", module, role: "response", member: "p", position: at("read") },
  { kind: "member", module, role: "response", member: "q", position: at("read-other") },
  { kind: "member", module, role: "response", member: "old", position: at("read-old") },
  { kind: "open", module, role: "request", position: at("open-request") },
  { kind: "open", module, role: "response", position: at("open-response") },
  { kind: "enumeration", module, member: "p", missing: [], position: at("lists-all") },
  { kind: "enumeration", module, member: "p", missing: ["v"], position: at("lists-all-but-v") },
  { kind: "enumeration", module, member: "p", missing: ["v", "w"], position: at("lists-some") },
  { kind: "enumeration", module, member: "q", missing: [], position: at("lists-other") },
  { kind: "member", module: "query+n", role: "request", member: "p", position: at("of-another") },
];

const NO_USES: Uses = { uses: [], untyped: new Map(), totalHandlers: [], unread: [] };
const ALL: Uses = {
  uses: USES,
  untyped: new Map([
    ["p", [at("untyped")]],
    ["q", [at("untyped-other")]],
  ]),
  totalHandlers: [at("handlers")],
  unread: [],
};

/** The finding with its uses. */
function marked(rest: Partial<Finding>, uses: Uses): Finding | undefined {
  const rule = rest.rule ?? "max-lowered";
  return withUsage([madeFinding(rule, "R R R R", { module, ...rest })], uses)[0];
}

function places(rest: Partial<Finding>, uses: Uses = ALL): string {
  return (
    marked(rest, uses)
      ?.usage?.map(({ file }) => file)
      .join(" ") ?? "not searched"
  );
}

describe("the uses of what a finding is about", () => {
  it("are these for each rule, about a parameter and about the module", () => {
    const lines = ruleIds().flatMap((rule) => [
      `${rule}: ${places({ rule, parameter: "p", value: "v", old: "old" })}`,
      `${rule} of all: ${places({ rule, value: "v", old: "o" })}`,
    ]);
    expectGolden(join(import.meta.dirname, "mark.txt"), `${lines.join("\n")}\n`);
  });

  it("are those of a field at the end of its path", () => {
    const rule = "response-field-removed";
    expect(places({ rule, parameter: "a[].b{}.p" })).toBe(places({ rule, parameter: "p" }));
    expect(places({ rule, parameter: "p[]" })).toBe(places({ rule, parameter: "p" }));
  });

  it.each([
    ["body-field-removed", "s", true],
    ["body-field-removed", "s.b[].p", true],
    ["body-schema-narrowed", "p", true],
    ["other-schema-changed", "p", true],
    ["field-became-write-only", "p", true],
    ["field-became-read-only", "p", true],
    ["unknown-key-removed", "p", false],
  ] as const)(
    "of %s at %s are of the types of bodies, which have no direction",
    (rule, path, isAnywhere) => {
      const uses: readonly Use[] = ["query+m", "#/components/schemas/S"].flatMap((each) =>
        (["request", "response"] as const).flatMap((role): readonly Use[] => [
          { kind: "member", module: each, role, member: "p", position: at(`p-${role}`) },
          { kind: "member", module: each, role, member: "s", position: at(`s-${role}`) },
        ]),
      );
      const field = path.slice(-1);
      const found = { rule, parameter: path };
      const ofSchema = places({ ...found, module: "#/components/schemas/S" }, { ...NO_USES, uses });
      expect(ofSchema).toBe(`${field}-request ${field}-response`);
      expect(places(found, { ...NO_USES, uses })).toBe(
        isAnywhere ? `${field}-request ${field}-response` : `${field}-request`,
      );
    },
  );

  it.each(["body-field-added-required", "body-field-became-required"] as const)(
    "of %s are all of the type, because code that lacks the field is affected",
    (rule) => {
      const whole = places({ rule: "module-removed" });
      expect(places({ rule, parameter: "p" })).toBe(whole);
    },
  );

  it("are those of the names that a template makes", () => {
    const member = { kind: "member", module, role: "request" } as const;
    const uses: readonly Use[] = [
      { ...member, member: "t-main", position: at("made") },
      { ...member, member: "u-main", position: at("of-another") },
    ];
    expect(places({ parameter: "t-{slot}" }, { ...NO_USES, uses })).toBe("made");
    expect(places({ parameter: "t-main" }, { ...NO_USES, uses })).toBe("made");
    expect(places({ parameter: "t-other" }, { ...NO_USES, uses })).toBe("");
  });

  it("are not searched for the complete spec and for reviews", () => {
    expect(places({ module: "" })).toBe("not searched");
    expect(places({ rule: "accepted-unused" })).toBe("not searched");
    expect(places({ module: "query+none", rule: "module-removed" })).toBe("");
  });

  it("are each listed once, sorted, and without a reason if one is certain", () => {
    const uses = [
      at("b", 2, 1),
      at("b", 1, 2, "unsure"),
      at("b", 1, 1),
      at("b", 1, 2),
      at("b", 2, 1, "unsure"),
      at("a", 9, 9, "unsure"),
    ].map((position): Use => ({ kind: "reference", module, position }));
    expect(marked({ rule: "module-removed" }, { ...NO_USES, uses })?.usage).toEqual([
      at("a", 9, 9, "unsure"),
      at("b", 1, 1),
      at("b", 1, 2),
      at("b", 2, 1),
    ]);
  });

  it("of a module are its names, and others only in files without them", () => {
    const uses: readonly Use[] = [
      { kind: "open", module, role: "request", position: at("a", 1) },
      { kind: "reference", module, position: at("a", 2) },
      { kind: "open", module, role: "request", position: at("b", 3) },
    ];
    const found = marked({ rule: "module-removed" }, { ...NO_USES, uses })?.usage;
    expect(found?.map(({ file, line }) => [file, line])).toEqual([
      ["a", 2],
      ["b", 3],
    ]);
  });
});

describe("a finding that only code notices which lists all values", () => {
  const rule = "enum-value-added";
  const finding = madeFinding(rule, "i R i R", { module, parameter: "p", value: "v" });

  it("is breaking if there is such code, for those for whom it was a risk", () => {
    const [found] = withUsage([finding], ALL);
    expect(found).toEqual({
      ...finding,
      level: "breaking",
      classes: { wire: "info", types: "breaking", validators: "info", handlers: "breaking" },
      usage: [at("lists-all"), at("lists-all-but-v")],
    });
    const types = { ...finding, classes: { ...finding.classes, handlers: "none" as const } };
    expect(withUsage([types], ALL)[0]?.classes).toEqual({ ...types.classes, types: "breaking" });
    const handlers = { ...finding, classes: { ...finding.classes, types: "none" as const } };
    expect(withUsage([handlers], ALL)[0]?.classes).toEqual({
      ...handlers.classes,
      handlers: "breaking",
    });
  });

  it("stays as it is without such code, and if it is no risk", () => {
    expect(withUsage([finding], NO_USES)).toEqual([{ ...finding, usage: [] }]);
    const info = madeFinding(rule, "i i i i", { module, parameter: "p", value: "v" });
    expect(withUsage([info], ALL)[0]).toMatchObject({ level: "info", classes: info.classes });
    const other = madeFinding("max-lowered", "i R i R", { module, parameter: "p" });
    expect(withUsage([other], ALL)[0]).toMatchObject({ level: "risky", classes: other.classes });
  });
});
