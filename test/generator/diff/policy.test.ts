import { describe, expect, it } from "vitest";
import {
  bumpOf,
  reviewPolicy,
  withoutAccepted,
  withSeverities,
} from "../../../generator/diff/review.js";
import type { Finding } from "../../../generator/diff/finding.js";
import type { ReviewPolicy } from "../../../generator/diff/review.js";
import { validateShape } from "../../../generator/spec/source/validate-shape.js";
import { parseDocument } from "../../../generator/base/document.js";
import { config as validateConfig } from "../../../generator/spec/source/validators.js";

const removed: Finding = {
  id: "param-removed:query+a:x",
  rule: "param-removed",
  level: "breaking",
  classes: { wire: "risky", types: "breaking", validators: "breaking", handlers: "none" },
  module: "query+a",
  parameter: "x",
  message: "",
  positions: {},
};

const added: Finding = {
  ...removed,
  id: "param-added-optional:query+a:y",
  rule: "param-added-optional",
  level: "info",
  classes: { wire: "info", types: "none", validators: "none", handlers: "info" },
};

function policyOf(diff: unknown) {
  const text = JSON.stringify({ specs: [{ file: "a.json" }], diff }, undefined, 1);
  const { value: document } = parseDocument("c.json", Buffer.from(text));
  const config = document && validateShape(document, validateConfig);
  return config?.value ? reviewPolicy(config.value) : { value: undefined, diagnostics: [] };
}

function severitiesOf(severities: unknown): ReviewPolicy["severities"] {
  return policyOf({ severities }).value?.severities ?? new Map();
}

describe("the policy of a configuration", () => {
  it("has the readers, the levels of rules and the accepted findings with their positions", () => {
    const { value } = policyOf({
      audience: ["handlers"],
      severities: { "param-removed": "info" },
      accepted: [{ id: "a", reason: "r" }],
    });
    expect(value).toEqual({
      audience: ["handlers"],
      severities: new Map([["param-removed", "info"]]),
      accepted: [
        { id: "a", reason: "r", position: expect.objectContaining({ file: "c.json", line: 15 }) },
      ],
    });
  });

  it("names no rule that does not exist", () => {
    const { value, diagnostics } = policyOf({ severities: { "param-remove": "info" } });
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {
        code: "rule-unknown",
        message: 'unknown rule "param-remove"; did you mean param-removed?',
        position: { line: 9 },
      },
    ]);
  });

  it("suggests no rule if none is similar", () => {
    const { diagnostics } = policyOf({ severities: { nothing: "info" } });
    expect(diagnostics[0]?.message).toBe('unknown rule "nothing"');
  });

  it("is empty without settings", () => {
    expect(policyOf(undefined).value).toEqual({ severities: new Map(), accepted: [] });
  });
});

describe("the level of a rule in a policy", () => {
  it("is that of each reader whom the finding affects, and of no other", () => {
    const [found] = withSeverities([removed], severitiesOf({ "param-removed": "info" }));
    expect(found).toEqual({
      ...removed,
      level: "info",
      classes: { wire: "info", types: "info", validators: "info", handlers: "none" },
    });
  });

  it("may be higher than that of the table, and then makes the version step", () => {
    const severe = withSeverities([added], severitiesOf({ "param-added-optional": "breaking" }));
    expect(severe).toMatchObject([{ level: "breaking", classes: { handlers: "breaking" } }]);
    expect([bumpOf([added], ["wire"]), bumpOf(severe, ["wire"])]).toEqual(["minor", "major"]);
  });

  it("may be none, and leaves findings of other rules", () => {
    const left = withSeverities([removed, added], severitiesOf({ "param-removed": "none" }));
    expect(left).toEqual([
      {
        ...removed,
        level: "none",
        classes: { wire: "none", types: "none", validators: "none", handlers: "none" },
      },
      added,
    ]);
  });
});

describe("accepted findings", () => {
  const position = { file: "c.json", line: 4, column: 7 };
  const entry = { id: removed.id, reason: "Agreed.", until: "2030-06-30", position };

  it("are left out up to their last day", () => {
    expect(withoutAccepted([removed, added], [entry], "2030-06-30")).toEqual({
      findings: [added],
      accepted: 1,
    });
  });

  it("are reported again after their last day, with the entry", () => {
    const { findings, accepted } = withoutAccepted([removed], [entry], "2030-07-01");
    expect(accepted).toBe(0);
    expect(findings).toMatchObject([
      removed,
      {
        rule: "accepted-expired",
        level: "info",
        value: removed.id,
        message: expect.stringContaining("was accepted until `2030-06-30`."),
        positions: { new: position },
      },
    ]);
  });

  it("are reported as entries if they do not occur, and change no version", () => {
    const { findings } = withoutAccepted([], [entry], "2030-01-01");
    expect(findings).toMatchObject([{ rule: "accepted-unused", positions: { new: position } }]);
    expect(bumpOf(findings, ["wire"])).toBe("patch");
  });
});
