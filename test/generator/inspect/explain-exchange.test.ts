import { describe, expect, it } from "vitest";
import type { ExchangeVerdict } from "../../../generator/inspect/exchange.js";
import {
  countExchange,
  exchangesSummary,
  explainExchange,
  isAsLearned,
  NO_EXCHANGES,
} from "../../../generator/inspect/exchange.js";
import type { ResponseFinding } from "../../../generator/inspect/response.js";
import type { Issue } from "../../../templates/runtime/model/issue.js";

const VERDICT: ExchangeVerdict = { request: "a=\u202E", issues: [], findings: [] };

const ISSUE: Issue = {
  severity: "warning",
  code: "deprecation",
  module: "query",
  parameter: "old\u202E",
  message: "old is deprecated",
};

const FINDING: ResponseFinding = {
  code: "unknown-field",
  path: ["query"],
  place: "query",
  modules: ["query"],
  message: "query is unknown.",
};

const ERROR = { code: "bad\u202E", info: "No\u202E." };

describe("an explained exchange", () => {
  it("has the issues of its request, its error and its findings", () => {
    const verdict = { ...VERDICT, issues: [ISSUE], findings: [FINDING], error: ERROR };
    expect(explainExchange(verdict)).toEqual([
      "a=\\u202e",
      "    warning deprecation: old is deprecated",
      "  The response is an error, bad\\u202e: No\\u202e.",
      "  query  (query)",
      "    unknown-field: is unknown.",
    ]);
    expect(explainExchange({ ...VERDICT, request: "" })).toEqual(["(an empty request)"]);
  });

  it("is as learned if it has none of these", () => {
    expect(isAsLearned(VERDICT)).toBe(true);
    expect(isAsLearned({ ...VERDICT, issues: [ISSUE] })).toBe(false);
    expect(isAsLearned({ ...VERDICT, findings: [FINDING] })).toBe(false);
    expect(isAsLearned({ ...VERDICT, error: ERROR })).toBe(false);
  });
});

describe("the counts of exchanges", () => {
  it("have each verdict in all that it is", () => {
    const verdicts = [
      VERDICT,
      { ...VERDICT, issues: [ISSUE, ISSUE] },
      { ...VERDICT, findings: [FINDING] },
      { ...VERDICT, issues: [ISSUE], findings: [FINDING], error: ERROR },
      undefined,
    ];
    expect(verdicts.reduce(countExchange, NO_EXCHANGES)).toEqual({
      exchanges: 4,
      withIssues: 2,
      withFindings: 2,
      errors: 1,
      unreadable: 1,
    });
    expect(NO_EXCHANGES).toEqual({
      exchanges: 0,
      withIssues: 0,
      withFindings: 0,
      errors: 0,
      unreadable: 0,
    });
  });

  it("are a sentence, with help if responses have findings", () => {
    expect(exchangesSummary(NO_EXCHANGES)).toEqual([
      "0 exchanges: 0 requests with issues, 0 responses with findings, 0 error responses.",
    ]);
    const counts = { exchanges: 1, withIssues: 1, withFindings: 1, errors: 1, unreadable: 1 };
    expect(exchangesSummary(counts)).toEqual([
      "1 exchange: 1 request with issues, 1 response with findings, 1 error response, 1 line not inspected.",
      "help: if the responses are correct, learn again: paramsmith learn FILE",
    ]);
  });
});
