import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { acceptancesIn } from "../project/accepted.js";
import type { Acceptance } from "../project/accepted.js";
import { below } from "../base/document.js";
import type { Document } from "../base/document.js";
import type { Config } from "../spec/source/types.js";
import { nearest } from "../base/similarity.js";
import { CONSUMER_CLASSES, mostSevere } from "./rules/level.js";
import type { ConsumerClass, Level } from "./rules/level.js";
import { isRuleId, ruleIds } from "./rules/table.js";
import type { RuleId } from "./rules/table.js";
import type { Finding } from "./finding.js";

/** The decisions of a project about its reviews. */
export interface ReviewPolicy {
  /** Absent for the default. */
  readonly audience?: readonly ConsumerClass[];
  /** The level of a rule, for each class of consumers that it affects. */
  readonly severities: ReadonlyMap<RuleId, Level>;
  readonly accepted: readonly Acceptance[];
}

/** The policy of a project without a configuration. */
export const DEFAULT_POLICY: ReviewPolicy = { severities: new Map(), accepted: [] };

/** The policy of a configuration. Unknown rules are errors. */
export function reviewPolicy(config: Document<Config>): Staged<ReviewPolicy> {
  const { audience, severities = {}, accepted } = config.value.diff ?? {};
  const unknown = Object.keys(severities).flatMap((name): readonly Diagnostic[] => {
    const position = config.locate(below("/diff/severities", name));
    return isRuleId(name) ? [] : [unknownRule(name, position)];
  });
  if (unknown.length > 0) return { value: undefined, diagnostics: unknown };
  const levels = Object.entries(severities).flatMap(([name, level]) =>
    isRuleId(name) ? [[name, level] as const] : [],
  );
  return {
    value: {
      ...(audience && { audience }),
      severities: new Map(levels),
      accepted: acceptancesIn(config, "/diff/accepted", accepted),
    },
    diagnostics: [],
  };
}

/** Reports a name that is not the id of a rule, with the most similar id, if one is similar. */
export function unknownRule(name: string, position?: Diagnostic["position"]): Diagnostic {
  return diagnostic("rule-unknown", { name, meant: nearest(name, ruleIds()) }, position);
}

/**
 * Replaces the levels of findings by those of the policy. Consumers that a finding does not affect
 * stay unaffected.
 */
export function withSeverities(
  findings: readonly Finding[],
  severities: ReviewPolicy["severities"],
): readonly Finding[] {
  return findings.map((finding) => {
    const level = severities.get(finding.rule);
    if (level === undefined) return finding;
    const changed = CONSUMER_CLASSES.map(
      (name) => [name, finding.classes[name] === "none" ? "none" : level] as const,
    );
    const classes = { ...finding.classes, ...Object.fromEntries(changed) };
    return { ...finding, classes, level: mostSevere(Object.values(classes)) };
  });
}
