import { describe, expect, it } from "vitest";
import { networkFailure } from "../../../generator/wiki/exchange.js";

/** What fetch throws, with what is behind it. */
function thrown(cause: unknown): Error {
  return new TypeError("fetch failed", { cause });
}

function coded(code: unknown, message: string): Error {
  return Object.assign(new Error(message), { code });
}

describe("why no answer came", () => {
  it("is read from the error at the bottom, in plain words where its code is known", () => {
    const cause = coded("ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:1");
    expect(networkFailure(thrown(cause))).toEqual({
      detail: "the connection was refused (ECONNREFUSED)",
      isUnreachable: true,
      isTemporary: true,
    });
  });

  it("is that of the first address where a name has several", () => {
    const all = new AggregateError([
      coded("ENETUNREACH", "connect ENETUNREACH ::1"),
      coded("ECONNRESET", "read ECONNRESET"),
    ]);
    expect(networkFailure(thrown(all)).detail).toBe(
      "there is no route to the network (ENETUNREACH)",
    );
    expect(networkFailure(thrown(new AggregateError([], "all failed"))).detail).toBe("all failed");
  });

  it("is told in its own words where its code says nothing to people", () => {
    expect(networkFailure(thrown(coded("EODD", "odd thing")))).toEqual({
      detail: "odd thing (EODD)",
      isUnreachable: false,
      isTemporary: true,
    });
  });

  it("will not pass where the server does not speak the protocol", () => {
    for (const code of ["EPROTO", "CERT_HAS_EXPIRED", "HPE_INVALID_CONSTANT"])
      expect(networkFailure(thrown(coded(code, "x")))).toMatchObject({
        isUnreachable: false,
        isTemporary: false,
      });
    expect(networkFailure(thrown(coded("XCERT_", "x"))).isTemporary).toBe(true);
  });

  it("is neither absence nor passing where there is no code", () => {
    const none = { isUnreachable: false, isTemporary: false };
    expect(networkFailure(new Error("No."))).toEqual({ detail: "No.", ...none });
    expect(networkFailure(thrown("No."))).toEqual({ detail: "No.", ...none });
    expect(networkFailure(thrown(coded(7, "No.")))).toEqual({ detail: "No.", ...none });
    expect(networkFailure(thrown(null))).toEqual({ detail: "null", ...none });
  });
});
