import { describe, expect, it } from "vitest";
import { sentBy } from "../../../../templates/runtime/parse/method.js";
import {
  parseRequest,
  parseRequestStrictly,
} from "../../../../templates/runtime/parse/parsed-request.js";
import { catalogueApi } from "../../../../generator/inspect/catalogue-api.js";
import { catalogueModel, module, parameter } from "../../../generator/support/specs.js";
import type { Json } from "../../../generator/support/specs.js";
import { UNPOSTED_REQUESTS } from "./method-requests.js";

function action(name: string, prefix: string, parameters: readonly Json[]): Json {
  return module(name, parameters, { path: name, group: "action", prefix, mustbeposted: true });
}

function token(tokentype: string): Json {
  return parameter("token", "string", { required: true, tokentype });
}

const PASSWORD = parameter("password", "password", { sensitive: true });

const API = catalogueApi(
  catalogueModel(
    action("purge", "", [
      parameter("titles", "string", { multi: true }),
      parameter("pageids", "integer", { multi: true }),
      parameter("revids", "integer", { multi: true }),
    ]),
    action("edit", "", [parameter("title", "string"), parameter("text", "text"), token("csrf")]),
    action("rollback", "", [
      parameter("title", "string"),
      parameter("user", "user", { required: true }),
      token("rollback"),
    ]),
    action("clientlogin", "login", [parameter("returnurl", "string"), token("login")]),
    action("validatepassword", "", [PASSWORD]),
    action("login", "lg", [
      parameter("name", "string"),
      PASSWORD,
      parameter("token", "string", { sensitive: true }),
    ]),
    action("logout", "", [token("csrf")]),
  ),
);

/** The caller and the lag of the database are none of the reader's business. */
const READ = UNPOSTED_REQUESTS.filter(({ error }) => error !== "main assertuserfailed");

describe("a request that must be posted", () => {
  it.each(READ)("$method $address with $body in the body has the error $error", (request) => {
    const { method, address, body, error } = request;
    const { issues } = parseRequest(API, `${address}&${body}&format=json`, sentBy(method, address));
    const errors = issues.filter(({ severity }) => severity === "error");
    expect(errors.map(({ module: path, code }) => `${path} ${code}`)).toEqual([error]);
  });

  it("names every parameter in the address that must be in the body", () => {
    const address = "action=login&lgpassword=x&lgtoken=y";
    const { issues } = parseRequest(API, address, sentBy("POST", address));
    expect(issues).toMatchObject([
      {
        code: "mustpostparams",
        parameter: "lgpassword",
        message: "lgpassword, lgtoken: must be in the body of a POST request",
      },
    ]);
  });

  it("names the parameter that selects the module", () => {
    const { issues } = parseRequest(API, "action=purge&titles=A", sentBy("GET", "action=purge"));
    expect(issues).toEqual([
      {
        severity: "error",
        code: "mustbeposted",
        parameter: "action",
        module: "main",
        message: "action: purge must be requested by POST",
      },
    ]);
  });

  it("is right with its secrets in the body", () => {
    const body = "lgname=A&lgpassword=x&lgtoken=y";
    const { ok } = parseRequest(API, `action=login&${body}`, sentBy("POST", "action=login"));
    expect(ok).toBe(true);
  });

  it("is refused by any other method, as by GET", () => {
    expect(sentBy("HEAD", "action=purge")).toEqual({ method: "GET" });
  });

  it("has one error for its method if it has no token and is read strictly", () => {
    const { issues } = parseRequestStrictly(API, "action=logout", sentBy("GET", "action=logout"));
    expect(issues.map(({ code }) => code)).toEqual(["missingparam", "mustbeposted"]);
  });
});
