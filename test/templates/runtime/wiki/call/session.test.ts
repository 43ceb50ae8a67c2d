import { describe, expect, it } from "vitest";
import { logIn, LOGIN_TOKEN } from "../../../../../templates/runtime/wiki/call/session.js";
import { storeOf } from "../../../../../templates/runtime/wiki/store/store.js";
import { wireParams } from "../../../../../templates/runtime/wire/wire-params.js";

const store = storeOf({ site: {}, tables: { users: [{ userid: 7, name: "Ann" }] } });

/** What a log-in of these parameters comes to. */
function outcome(given: Readonly<Record<string, string>>): unknown {
  return logIn(wireParams(new URLSearchParams(given).toString()), store).body["login"];
}

function failed(name: string): object {
  return { result: "Failed", reason: `The wiki has no account ${name}.` };
}

describe("a log-in", () => {
  it("asks for the token first, and refuses another", () => {
    expect(outcome({ lgname: "Ann" })).toEqual({ result: "NeedToken", token: LOGIN_TOKEN });
    expect(outcome({ lgname: "Ann", lgtoken: "x" })).toEqual({ result: "WrongToken" });
  });

  it("takes the name of an account, also with that of an application", () => {
    const success = { result: "Success", lguserid: 7, lgusername: "Ann" };
    expect(outcome({ lgname: "Ann", lgtoken: LOGIN_TOKEN })).toEqual(success);
    expect(outcome({ lgname: "Ann@bot", lgtoken: LOGIN_TOKEN })).toEqual(success);
  });

  it("fails without an account, and without a name", () => {
    expect(outcome({ lgname: "Bob", lgtoken: LOGIN_TOKEN })).toEqual(failed("Bob"));
    expect(outcome({ lgtoken: LOGIN_TOKEN })).toEqual(failed(""));
  });
});
