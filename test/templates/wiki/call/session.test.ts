import { describe, expect, it } from "vitest";
import { makeSessions } from "../../../../templates/wiki/call/session.js";

describe("a session", () => {
  it("is found by its cookie, among others, until it ends", () => {
    const sessions = makeSessions("stub_session");
    const session = sessions.start();
    expect(sessions.find(`a=b; stub_session=${session.id}; c=%`)).toBe(session);
    expect(sessions.find(`other_session=${session.id}`)).toBeUndefined();
    sessions.end(session);
    expect(sessions.find(`stub_session=${session.id}`)).toBeUndefined();
  });

  it("has the same id in each run, and others in another stub's map", () => {
    const [one, other] = [makeSessions("s"), makeSessions("s")];
    const { id } = one.start();
    expect(other.find(`s=${id}`)).toBeUndefined();
    expect(other.start().id).toBe(id);
    expect(one.start().id).not.toBe(id);
  });

  it("ends when ten thousand others have begun", () => {
    const sessions = makeSessions("s");
    const { id } = sessions.start();
    for (let count = 1; count < 10_000; count += 1) sessions.start();
    expect(sessions.find(`s=${id}`)).toBeDefined();
    sessions.start();
    expect(sessions.find(`s=${id}`)).toBeUndefined();
  });
});
