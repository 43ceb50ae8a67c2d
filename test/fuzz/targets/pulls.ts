import { hasErrors } from "../../../generator/base/diagnostic.js";
import { pull, pullWithHelp } from "../../../generator/wiki/pull.js";
import { parsePatterns } from "../../../generator/wiki/pull-modules.js";
import { hostFolder, readAddress } from "../../../generator/wiki/address.js";
import { analyse } from "../../../generator/pipeline.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import { specInput } from "../spec-inputs.js";
import { holds, jsonOf, same } from "../target.js";
import type { Target } from "../target.js";

const SITE = {
  query: {
    general: { generator: "MediaWiki 1.39.0" },
    namespaces: { "0": { id: 0, "*": "" }, "1": { id: 1, "*": "Talk", canonical: "Talk" } },
  },
};

const module = (
  name: string,
  path: string,
  parameters: readonly unknown[],
  more: object = {},
): object => ({ name, path, group: "list", prefix: name.slice(0, 2), parameters, ...more });

const CATALOGUE = {
  paraminfo: {
    helpformat: "none",
    modules: [
      module(
        "main",
        "main",
        [{ index: 1, name: "action", type: ["query"], submodules: { query: "query" } }],
        { group: "", prefix: "" },
      ),
      module(
        "query",
        "query",
        [{ index: 1, name: "list", type: ["a"], multi: "", submodules: { a: "query+a" } }],
        { group: "action", prefix: "" },
      ),
      module("json", "json", [], { group: "format", prefix: "" }),
    ],
  },
};

/** What a wiki answers while its catalogue is pulled: `{ address, modules, help, answers }`. */
export const target: Target = {
  name: "pulls",
  form: "json",
  seeds: () =>
    [
      { address: "https://wiki.example/w/api.php", answers: [SITE, CATALOGUE] },
      {
        modules: ["main+**", "query+*"],
        answers: [
          SITE,
          CATALOGUE,
          {
            paraminfo: {
              modules: [module("a", "query+a", [{ index: 1, name: "b", type: "string" }])],
            },
          },
        ],
      },
      {
        help: true,
        answers: [
          SITE,
          {
            paraminfo: {
              helpformat: "html",
              modules: [
                module("main", "main", [], {
                  description: "<p>A &amp; <b>b</b></p>",
                  dynamicparameters: "<i>x</i>",
                }),
              ],
            },
          },
        ],
      },
      {
        answers: [
          { status: 503, headers: { "retry-after": "1" }, body: "busy" },
          SITE,
          { error: { code: "maxlag", info: "i" } },
          CATALOGUE,
        ],
      },
      {
        answers: [
          { status: 301, headers: { location: "https://other.example/api.php" } },
          { status: 302, headers: { location: "//a:b@c" } },
        ],
      },
      {
        answers: [
          {
            body: '<!DOCTYPE html><html><head><title>A</title><link rel="EditURI" href="//wiki.example/w/api.php?action=rsd"></head></html>',
            headers: { "content-type": "text/html" },
          },
        ],
      },
      {
        answers: [
          { status: 404, body: "<title>Gone</title>", headers: { "content-type": "text/html" } },
        ],
      },
      { answers: [{ error: { code: "readapidenied", info: "no" } }] },
      { answers: [{ body: "[1" }] },
    ].map((each) => JSON.stringify(each)),
  run: async (input) => {
    const value = jsonOf(input);
    const given = propertyOf(value, "address");
    const read = readAddress(typeof given === "string" ? given : "https://wiki.example/w/api.php");
    const answers = propertyOf(value, "answers");
    if (!read.value || !Array.isArray(answers)) return;
    holds(
      /^(?!\.{1,2}$)[^/\\:\0]+$/.test(hostFolder(read.value)),
      () => `The folder is ${hostFolder(read.value ?? new URL("a:b"))}.`,
    );
    const words = propertyOf(value, "modules");
    const wanted = parsePatterns(
      Array.isArray(words)
        ? words.filter((word) => typeof word === "string").slice(0, 10)
        : ["main+**"],
    );
    const address = read.value;
    const run = async (): ReturnType<typeof pull> => {
      let now = 0;
      let next = 0;
      const fetch = async (): Promise<Response> => {
        const response: unknown = answers[Math.min(next, answers.length - 1)];
        next += 1;
        now += 100;
        return responseIn(response);
      };
      const environment = {
        fetch,
        sleep: async (milliseconds: number) => {
          now += milliseconds;
        },
        now: () => now,
        progress: () => undefined,
      };
      const limits = {
        responseTime: 60_000,
        totalTime: 100_000,
        longestWait: 100_000,
        tries: 3,
        responseBytes: 100_000,
        totalBytes: 1e9,
        redirects: 3,
      };
      const options = { address, userAgent: "fuzz", wanted, limits, environment };
      return propertyOf(value, "help") === true ? pullWithHelp(options) : pull(options);
    };
    const pulled = await run();
    holds(
      (pulled.value === undefined) === hasErrors(pulled.diagnostics),
      () => "There is a catalogue and errors, or neither.",
    );
    if (!pulled.value) return;
    same(await run(), pulled, "The second pull is another");
    const spec = specInput("wiki", { spec: pulled.value.catalogue, site: pulled.value.site });
    if (spec) analyse(spec);
  },
};

/** An response in full, or the JSON of one that is fine. */
function responseIn(value: unknown): Response {
  const [status, headers, body] = ["status", "headers", "body"].map((name) =>
    propertyOf(value, name),
  );
  if (status === undefined && headers === undefined && body === undefined)
    return Response.json(value ?? null);
  const isStatus =
    typeof status === "number" && Number.isInteger(status) && status >= 200 && status <= 599;
  const number = isStatus ? status : 200;
  const text = typeof body === "string" ? body : JSON.stringify(body ?? null);
  const head = new Headers();
  for (const [name, each] of Object.entries(headers ?? {}))
    if (/^[a-z-]+$/.test(name) && typeof each === "string" && /^[\x20-\x7E]*$/.test(each))
      head.set(name, each);
  return new Response([204, 205, 304].includes(number) ? null : text, {
    status: number,
    headers: head,
  });
}
