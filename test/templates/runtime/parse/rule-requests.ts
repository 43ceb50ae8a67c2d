import { readFileSync } from "node:fs";

/** A posted request of an administrator, and the code of a real server's error. */
export interface RuleRequest {
  readonly code: string;
  /** Without the token of its action. */
  readonly request: string;
  /** The first minor version of MediaWiki that responds so, if it is later than 1.43. */
  readonly since?: number;
}

/**
 * Requests that break a rule about several parameters, and requests with two errors. Recorded on
 * MediaWiki 1.43 and 1.45; `test/wiki/rules.test.ts` sends them again.
 */
export const RULE_REQUESTS: readonly RuleRequest[] = readFileSync(
  new URL("rule-requests.txt", import.meta.url),
  "utf8",
)
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [, code = "", request = "", since] =
      /^(\S+) (\S+)(?: # since 1\.(\d+))?$/.exec(line) ?? [];
    return { code, request, ...(since !== undefined && { since: Number(since) }) };
  });
