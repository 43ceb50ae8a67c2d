import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Finding } from "../../../generator/diff/finding.js";
import { atLeast, CONSUMER_CLASSES, mostSevere } from "../../../generator/diff/level.js";
import type { ConsumerClass, Level } from "../../../generator/diff/level.js";
import { ruleIds, ruleById } from "../../../generator/diff/rules.js";
import type { RuleId } from "../../../generator/diff/rules.js";
import { JUDGED, UNPROVEN, UNREACHED } from "./proof-judged.js";
import type { Judged } from "./proof-judged.js";
import { provenCases } from "./proof-proven.js";
import type { CompilerFate, Proven } from "./proof-proven.js";
import type { ValidatorFate, WireFate } from "./proof-verdict.js";

// Vitest unwraps the default of a CommonJS module once more than Node does; ajv's standalone code is asked for it as in Node.
vi.mock("ajv/dist/runtime/ucs2length.js", async (original) => {
  const { default: length } = await original<{ readonly default: unknown }>();
  return { default: { default: length } };
});

const LONG = 600_000;

/** The levels that agree with the compiler, for ordinary programs and those that enumerate. */
const COMPILED: Readonly<Record<CompilerFate, readonly Level[]>> = {
  breaks: ["breaking"],
  "enumerating-breaks": ["risky"],
  compiles: ["risky", "info", "none"],
};
const VALIDATED: Readonly<Record<ValidatorFate, readonly Level[]>> = {
  refused: ["breaking"],
  "refused-high": ["risky"],
  accepted: ["info", "none"],
};
const READ: Readonly<Record<WireFate, readonly Level[]>> = {
  error: ["breaking"],
  "error-high": ["risky"],
  other: ["risky"],
  same: ["info", "none"],
};

function agreeing(of: ConsumerClass, { types, handlers, fates }: Proven): readonly Level[] {
  switch (of) {
    case "types":
      return COMPILED[types];
    case "handlers":
      return COMPILED[handlers];
    case "validators":
      return fates ? VALIDATED[fates.validators] : [];
    case "wire":
      return fates ? READ[fates.wire] : [];
  }
}

function seenBy(of: ConsumerClass, { types, handlers, fates }: Proven): string | undefined {
  return { types, handlers, validators: fates?.validators, wire: fates?.wire }[of];
}

function judgedOf(of: ConsumerClass, { rule, classes }: Finding): Judged | undefined {
  return JUDGED.find(
    ({ rules, level, of: own = "wire" }) =>
      own === of && rules.includes(rule) && level === classes[of],
  );
}

/** The levels of a rule under a circumstance, alone and together with one other, as JSON. */
function levelsUnder(rule: RuleId, name: string): readonly string[] {
  const { levels, variants = {} } = ruleById(rule);
  const all = Object.entries(variants);
  return all
    .map(([other]) => all.filter(([each]) => each === name || each === other))
    .map((chosen) =>
      JSON.stringify(Object.assign({}, levels, ...chosen.map(([, own]) => own.levels))),
    );
}

/** Of what was learned, results-proof.compile.test.ts has the proof; the facts of a wiki are in no code. */
function isProvenElsewhere(id: RuleId): boolean {
  return /^(?:result|site|namespace|server-version)-/.test(id);
}

/** What is wrong with the levels of a case, in words. */
function contradictions(proven: Proven): readonly string[] {
  return CONSUMER_CLASSES.flatMap((of) => {
    const agree = agreeing(of, proven);
    const level = mostSevere(proven.findings.map(({ classes }) => classes[of]));
    if (agree.includes(level)) return [];
    // What is judged may go beyond what is seen, and not fall short of it.
    const isJudged = proven.findings.some(
      (finding) => finding.classes[of] === level && judgedOf(of, finding),
    );
    if (isJudged && atLeast(level, mostSevere(agree))) return [];
    return [`${proven.name}: ${of} is ${level}, proven is ${agree.join(" or ")}`];
  });
}

/** The rules about what is now deprecated. */
const DEPRECATION = /(?<!removed)-deprecated$|^deprecated-value-added$/;

describe("the levels of a finding", () => {
  let cases: readonly Proven[] = [];

  beforeAll(async () => {
    cases = await provenCases();
  }, LONG);

  it("are proven with every rule, but for texts, the review itself, and what has no code", () => {
    const proven = new Set(cases.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
    const unproven = ruleIds().filter((id) => !proven.has(id) && !isProvenElsewhere(id));
    expect(unproven.toSorted()).toEqual(Object.keys(UNPROVEN).toSorted());
  });

  it("are proven under every circumstance that a rule names", () => {
    const proven = new Set(
      cases.flatMap(({ findings }) =>
        findings.map(({ rule, classes }) => `${rule} ${JSON.stringify(classes)}`),
      ),
    );
    const rules = ruleIds().filter((id) => !isProvenElsewhere(id));
    const unproven = rules.flatMap((rule) =>
      Object.keys(ruleById(rule).variants ?? {})
        .filter(
          (name) => !levelsUnder(rule, name).some((levels) => proven.has(`${rule} ${levels}`)),
        )
        .map((name) => `${rule} ${name}`),
    );
    expect(unproven.toSorted()).toEqual(Object.keys(UNREACHED).toSorted());
  });

  it("are compared with consumers that compile against the code that they were written for", () => {
    expect(cases.flatMap(({ name, wrong }) => wrong.map((error) => `${name}: ${error}`))).toEqual(
      [],
    );
  });

  it("are what the compiler, the validators and the reading of the server say", () => {
    expect(cases.flatMap(contradictions)).toEqual([]);
  });

  it("are judged only where the reading sees less, and all that are judged are proven", () => {
    const needed = cases.flatMap((proven) => {
      const [finding, more] = proven.findings;
      return CONSUMER_CLASSES.flatMap((of) => {
        const judged = finding && !more ? judgedOf(of, finding) : undefined;
        if (!finding || !judged || seenBy(of, proven) !== judged.seen) return [];
        return agreeing(of, proven).includes(judged.level)
          ? []
          : [`${finding.rule} ${of} ${judged.level}`];
      });
    });
    const listed = JUDGED.flatMap(({ rules, of = "wire", level }) =>
      rules.map((rule) => `${rule} ${of} ${level}`),
    );
    expect([...new Set(needed)].toSorted()).toEqual(listed.toSorted());
  });

  it("are judged of webhooks, callbacks and links, which no code is generated from", () => {
    const own = cases.filter(
      ({ findings }) =>
        findings.length > 0 &&
        findings.every(({ rule }) => /^(?:webhook|callback|link)-(?!relation)/.test(rule)),
    );
    expect(own.length).toBeGreaterThan(4);
    expect(own.filter(({ isSameCode }) => !isSameCode).map(({ name }) => name)).toEqual([]);
  });

  it("are risky for a deprecation, which the generated code says", () => {
    const deprecations = cases.filter(
      ({ findings: [finding, more] }) => !more && DEPRECATION.test(finding?.rule ?? ""),
    );
    const own = new Set(deprecations.map(({ findings: [finding] }) => finding?.rule));
    const rules = ruleIds().filter((id) => DEPRECATION.test(id));
    expect(own).toEqual(new Set(rules));
    expect(
      deprecations.filter(({ saysDeprecated }) => !saysDeprecated).map(({ name }) => name),
    ).toEqual([]);
  });
});
