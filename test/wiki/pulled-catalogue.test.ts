import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogueApi } from "../../generator/inspect/catalogue-api.js";
import { isObject } from "../../generator/base/json.js";
import type { CatalogueModel } from "../../generator/spec/model/spec-model.js";
import { model } from "../generator/support/model.js";
import { readInputs } from "../../generator/project/inputs.js";
import { specJob } from "../../generator/project/job.js";
import { parseRequest } from "../../templates/runtime/parse/parsed-request.js";
import { GET_REQUESTS, PAGE_SET_REQUESTS } from "../templates/runtime/parse/page-set-requests.js";
import { pullInto } from "./pulling.ts";
import { startFilledWiki, useWiki } from "./server.ts";

const LONG = 300_000;

const folder = mkdtempSync(join(tmpdir(), "paramsmith-pulled-"));
const wiki = useWiki(() => startFilledWiki("first"));
beforeAll(async () => {
  const pulled = await pullInto(folder, wiki(), { modules: ["main+**"] });
  expect(pulled.exitCode).toBe(0);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** The model of the pulled folder, as commands read it. */
function pulledModel(): CatalogueModel {
  const { value: input } = readInputs(specJob(["wiki"], "out", folder));
  const [spec] = input?.specs ?? [];
  const value = spec && model(spec).value;
  if (value?.kind !== "catalogue") throw new Error("The pulled catalogue has errors.");
  return value;
}

function isVerdict(remark: string): boolean {
  return / (badvalue|unrecognizedvalues)$/.test(remark);
}

/** The codes of errors and warnings in a response, each with its module. */
function ignoredKeysIn(response: unknown): readonly string[] {
  if (!isObject(response)) return [];
  return [response["errors"], response["warnings"]]
    .flatMap((list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []))
    .map((each) => (isObject(each) ? `${String(each["module"])} ${String(each["code"])}` : ""));
}

function errorsIn(response: unknown): readonly string[] {
  return isObject(response) ? ignoredKeysIn({ errors: response["errors"] }) : [];
}

const FORM = "format=json&formatversion=2&errorformat=plaintext";

describe("a catalogue that was pulled from a real wiki", () => {
  it(
    "accepts the namespaces -2 and -1 where the wiki does",
    async () => {
      const { operations } = pulledModel();
      const requests = operations
        .filter(({ path, group }) => path.startsWith("query+") && group !== "prop")
        .flatMap(({ name, group, prefix, parameters }) =>
          parameters
            .filter(({ type }) => type.kind === "namespace")
            .flatMap((parameter) =>
              [-2, -1].map(
                (id) => `action=query&${group}=${name}&${prefix}${parameter.name}=${id}&${FORM}`,
              ),
            ),
        );
      expect(requests.length).toBeGreaterThan(30);
      const api = catalogueApi(pulledModel());
      const responses = await wiki().batch(requests);
      const verdicts = requests.map((request) => {
        const { found } = parseRequest(api, request);
        return [request, found.map(({ module, code }) => `${module} ${code}`).filter(isVerdict)];
      });
      expect(verdicts).toEqual(
        requests.map((request, index) => [
          request,
          ignoredKeysIn(responses[index]).filter(isVerdict),
        ]),
      );
    },
    LONG,
  );

  it.each([
    ["POST", PAGE_SET_REQUESTS],
    ["GET", GET_REQUESTS],
  ] as const)(
    "has the errors of actions on pages in the order of the wiki, by %s",
    async (method, expected) => {
      const api = catalogueApi(pulledModel());
      const requests = expected.map(([request]) =>
        `action=${encodeURI(request)}&${FORM}`.replaceAll("|", "%7C"),
      );
      const responses = await wiki().batch(requests, { method });
      expect(responses.map(errorsIn)).toEqual(
        expected.map(([, error]) => (error === undefined ? [] : [error])),
      );
      const read = requests.map((request) =>
        parseRequest(api, request, { method })
          .issues.filter(({ severity }) => severity === "error")
          .map(({ module, code }) => `${module} ${code}`),
      );
      expect(read).toEqual(responses.map(errorsIn));
    },
    LONG,
  );
});
