import { beforeAll, describe, expect, it } from "vitest";
import * as actions from "../../../../generated/actions/index.js";
import * as queries from "../../../../generated/paraminfo/index.js";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { propertyOf } from "../../../../templates/runtime/model/member.js";
import { parseRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import { allRules } from "../../../../templates/runtime/rules/all.js";
import { paramRules } from "../../../../templates/runtime/validate/param-rules.js";
import { validator } from "../../../../templates/runtime/validate/validator.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";
import { clientOf } from "../../wiki/actions/stub-client.js";
import type { StubClient } from "../../wiki/actions/stub-client.js";
import { RULE_REQUESTS } from "./rule-requests.js";

const api = {
  rules: allRules,
  modules: new Map(
    [...Object.values<unknown>(queries), ...Object.values<unknown>(actions)]
      .filter(isModule)
      .map((module) => [module.path, module] as const),
  ),
};

function isModule(value: unknown): value is AnyModule {
  return (
    typeof propertyOf(value, "path") === "string" && typeof propertyOf(value, "select") === "object"
  );
}

/** Codes that the parser cannot find: they depend on tokens or the state of a wiki. */
const OF_WIKI = new Set(["badtags", "badtoken", "invalidexpiry"]);

/** The parser does not know the files of an upload; the test wiki ignores generators of `watch`. */
const isUpload = (request: string): boolean => request.startsWith("action=upload");
const isUnsupported = (request: string): boolean => /^action=watch.*generator/.test(request);

let admin: StubClient;
const tokens = new Map<string, string>();

beforeAll(async () => {
  const users = [{ name: "Admin", groups: ["sysop", "bureaucrat"] }];
  const pages = [{ title: "Main Page", text: "x" }];
  admin = clientOf(createParaminfoStub({ wiki: writableWiki(createWiki({ users, pages })) }));
  await admin.logIn("Admin@test");
  const types = ["csrf", "patrol", "rollback", "userrights", "watch"];
  await Promise.all(types.map(async (type) => tokens.set(type, await admin.token(type))));
});

/** The code of an error, in any error format. */
function errorOf(response: object): unknown {
  const errors = [propertyOf(response, "errors") ?? propertyOf(response, "error")].flat();
  return propertyOf(errors[0], "code");
}

/** The parameters of a request, and the module of its action. */
function parsedRequest(request: string) {
  const params = Object.fromEntries(new URLSearchParams(request));
  return { params, module: api.modules.get(params["action"] ?? "") };
}

describe("a request that breaks a rule", () => {
  const parsed = RULE_REQUESTS.filter(
    ({ code, request }) => !OF_WIKI.has(code) && !isUpload(request),
  );

  it.each(parsed)("is parsed with the error $code: $request", ({ code, request }) => {
    const { params, module } = parsedRequest(request);
    const type = module?.params["token"]?.token;
    const wire = { ...params, ...(type !== undefined && { token: params["token"] ?? "x" }) };
    const { issues } = parseRequest(api, new URLSearchParams(wire), { method: "POST" });
    expect(issues.find(({ severity }) => severity === "error")?.code).toBe(code);
  });

  const supported = RULE_REQUESTS.filter(({ request }) => !isUnsupported(request));

  it.each(supported)("has the error $code on a test wiki: $request", async ({ code, request }) => {
    const { params, module } = parsedRequest(request);
    const type = module?.params["token"]?.token;
    const token = type === undefined ? {} : { token: tokens.get(type) };
    const response = await admin.post({ errorformat: "plaintext", ...token, ...params });
    expect(errorOf(response)).toBe(code);
  });
});

/** The codes and messages of a validator's issues. */
function validate(module: AnyModule, params: object): readonly (readonly string[])[] {
  return validator(
    module,
    {},
    paramRules,
  )(params).issues.map(({ code, message }) => [code, message]);
}

describe("validators", () => {
  it("names the parameters of a rule", () => {
    expect(validate(queries.usercontribsModule, { show: ["top", "!top"] })).toEqual([
      [
        "missingparam",
        'user: is required, unless the request has "userids" or "userprefix" or "iprange"',
      ],
      ["show", 'show: "!top" cannot be used with "show=top"'],
    ]);
    expect(validate(queries.langlinksModule, { title: "x" })).toEqual([
      ["invalidparammix", 'title: requires "lang"'],
    ]);
    expect(validate(queries.blocksModule, { users: [], ip: "1.2.3.4" })).toEqual([
      ["invalidparammix", 'ip: cannot be used with "users"'],
    ]);
  });

  it("reports rules after parameters, and unknown names last", () => {
    const { issues } = actions.validateMove({ from: "A", fromid: 1, other: 1, token: "x" });
    expect(issues.map(({ code }) => code)).toEqual([
      "missingparam",
      "invalidparammix",
      "unrecognizedparams",
    ]);
  });

  it("takes a default for an absent parameter", () => {
    expect(validate(queries.allpagesModule, { prlevel: ["sysop"], prexpiry: "definite" })).toEqual(
      [],
    );
    expect(validate(queries.allpagesModule, { prlevel: ["sysop"], prexpiry: "all" })).not.toEqual(
      [],
    );
    expect(validate(queries.allimagesModule, { user: "A", sort: "timestamp" })).toEqual([]);
  });
});

it.each([
  ["edit", { title: "A", text: "x", watchlistexpiry: "bogus", token: "bad" }],
  ["edit", { title: "A", text: "x", watchlistexpiry: "bogus" }],
  ["edit", { watchlistexpiry: "bogus", token: "bad" }],
  ["move", { from: "A", fromid: 1, to: "B", watchlistexpiry: "bogus", token: "bad" }],
])("%s has an invalid expiry before a wrong token or rule: %j", async (action, params) => {
  // Observed on MediaWiki 1.43 and 1.45 with `$wgWatchlistExpiry`.
  const response = await admin.post({ errorformat: "plaintext", action, ...params });
  expect(errorOf(response)).toBe("badexpiry");
});
