import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wholeCatalogue } from "./catalogue.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import { generateFrom, writeSpec } from "./generated.ts";
import type { GeneratedModule } from "./generated.ts";
import { Random, SEED } from "./random.ts";
import { startWiki } from "./server.ts";
import { typedParams } from "./typed-params.ts";

const folder = mkdtempSync(join(tmpdir(), "paramsmith-actions-"));
let catalogue: WikiCatalogue;
let generated: ReadonlyMap<string, GeneratedModule>;

beforeAll(async () => {
  const wiki = await startWiki();
  catalogue = await wholeCatalogue(wiki);
  await wiki.stop();
  // Validates, generates, compiles and imports; a step that fails fails here.
  generated = await generateFrom(writeSpec(folder, catalogue), folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("code from the whole action API", () => {
  it("has a builder, a validator and a reading for everything that can be asked for", () => {
    const asked = catalogue.modules
      .filter(({ path, group }) => path !== "main" && path !== "query" && group !== "format")
      .map(({ path }) => path);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((path) => !generated.has(path))).toEqual([]);
  });

  it("reads back what its builders write", () => {
    const random = new Random(SEED + 7);
    // `query` composes the requests of others.
    const modules = [...generated.values()].filter(({ module }) => module.path !== "query");
    const different = modules.flatMap(({ module, validate, build, read }) =>
      Array.from({ length: 20 }, () => typedParams(module, random)).flatMap((params) => {
        const { ok, issues } = validate(params);
        if (!ok || issues.length > 0) return [];
        const once = read(String(build(params)));
        const given = givenOf(once.args, params);
        // Several empty values are read as one, which no text stands for: the validator refuses it.
        const again = validate(given).ok ? read(String(build(given))) : once;
        const same = JSON.stringify(once.args) === JSON.stringify(again.args);
        return once.ok && same && isKept(params, once.args)
          ? []
          : [{ path: module.path, params, once, again }];
      }),
    );
    expect(different.slice(0, 3)).toEqual([]);
  });
});

describe("a builder of a module that changes the wiki", () => {
  it("makes a POST request wherever the catalogue asks for one", () => {
    const posted = catalogue.modules.filter(({ mustbeposted }) => mustbeposted !== undefined);
    expect(posted.length).toBeGreaterThan(30);
    const other = posted.filter(({ path }) => generated.get(path)?.build({}).method !== "POST");
    expect(other.map(({ path }) => path)).toEqual([]);
  });

  it("puts the token into the request, as a required and sensitive parameter", () => {
    const edit = generated.get("edit");
    expect(edit?.module.params["token"]).toMatchObject({
      required: true,
      sensitive: true,
      token: "csrf",
    });
    const request = edit?.build({ title: "Main Page", text: "x", token: "a+\\" });
    expect(request?.method).toBe("POST");
    expect(request?.entries()).toEqual(
      expect.arrayContaining([
        ["action", "edit"],
        ["title", "Main Page"],
        ["token", "a+\\"],
      ]),
    );
    expect(edit?.validate({ title: "Main Page", text: "x" }).issues).toMatchObject([
      { severity: "error", code: "missingparam", parameter: "token" },
    ]);
  });

  it("knows the type of every token", () => {
    const tokens = catalogue.modules.flatMap(({ path, parameters }) =>
      parameters.flatMap(({ name, tokentype }) =>
        tokentype === undefined ? [] : [{ path, name, tokentype }],
      ),
    );
    expect(tokens.length).toBeGreaterThan(20);
    const other = tokens.filter(
      ({ path, name, tokentype }) =>
        generated.get(path)?.module.params[name]?.token !== tokentype ||
        generated.get(path)?.module.params[name]?.sensitive !== true,
    );
    expect(other).toEqual([]);
  });

  it("sends passwords in the body", () => {
    const login = generated.get("login");
    expect(login?.build({ name: "Admin", password: "secret" }).method).toBe("POST");
  });
});

/** The parameters that were given, with the values that count. */
function givenOf(args: Readonly<Record<string, unknown>>, params: object): object {
  return Object.fromEntries(Object.keys(params).map((name) => [name, args[name]]));
}

/** What is written in one way only is the same when it is read. */
function isKept(params: object, args: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(params).every(([name, value]) =>
    typeof value !== "boolean" && typeof value !== "number" ? true : holds(args[name], value),
  );
}

function holds(arg: unknown, value: boolean | number): boolean {
  return Array.isArray(arg) ? arg.includes(value) : arg === value;
}
