/** Times to build the URL of a request and to check its parameters. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compareFunctions } from "./measure.mjs";
import { importPeer, named } from "./peers.mjs";
import { narrowSchema, otherValidators } from "./validators.mjs";

const ENDPOINT = "https://en.wikipedia.org/w/api.php";
const DEFAULTS = { format: "json", formatversion: "2", errorformat: "plaintext" };

/** Requests with 12 parameters. */
const VALID = ["Foo", "A b", "Zürich", "C++"].map((title, index) => ({
  start: `2024-0${index + 1}-28T09:00:00Z`,
  end: `2023-0${index + 1}-01T00:00:00+02:00`,
  dir: "older",
  namespace: [0, 4, 10 + index],
  user: `Example ${index}`,
  tag: "mobile edit",
  prop: ["title", "timestamp", "ids", "sizes"],
  show: ["!bot", "!minor"],
  limit: index % 2 === 0 ? 50 + index : "max",
  type: ["edit", "new"],
  toponly: true,
  title,
}));
/** One parameter each, which a JSON Schema rejects, too. */
const FAULTS = {
  start: "yesterday",
  dir: "sideways",
  namespace: [0, 99],
  tag: 7,
  prop: ["title", "titel"],
  limit: 501,
  toponly: "yes",
  titel: "Foo",
};
const INVALID = VALID.map((params) => ({ ...params, title: undefined, ...FAULTS }));

/** @param {import("./run.mjs").Options} options */
export async function measureRequests({ checkouts, runs, isOwn }) {
  const timing = { inputs: VALID.length, seconds: runs, rounds: 5 * runs };
  const own = await Promise.all(
    checkouts.map(async ({ name, root }) => {
      const load = (file) => import(pathToFileURL(join(root, "dist", file)).href);
      const [module, { jsonSchemaOf }] = await Promise.all([
        load("generated/paraminfo/recentchanges.js"),
        load("templates/runtime/validate.js"),
      ]);
      return { name, ...module, jsonSchemaOf };
    }),
  );
  const builders = [
    ...own.map(({ name, recentchanges }) => ({
      name: `${name}: the generated builder`,
      build: (params) => recentchanges(params).url(ENDPOINT),
    })),
    { name: "by hand, URLSearchParams", build: buildBySearchParams },
    ...(isOwn ? [] : [await m3apiBuilder()]),
  ];
  for (const { name, build } of builders)
    for (const params of VALID)
      assert.deepEqual(meaning(build(params)), meaning(builders[0].build(params)), name);
  compareFunctions(
    "the URL of list=recentchanges, 12 parameters",
    builders.map(({ name, build }) => ({
      name,
      run: () => sum(VALID, (params) => last(build(params))),
    })),
    timing,
  );

  const [{ recentchangesModule, jsonSchemaOf }] = own;
  const schema = narrowSchema(jsonSchemaOf(recentchangesModule));
  const validators = [
    ...own.map(({ name, validateRecentchanges }) => ({
      name: `${name}: the generated validator`,
      ...issueReader(validateRecentchanges),
    })),
    ...(isOwn ? [] : await otherValidators(schema)),
  ];
  checkValidators(validators);
  for (const [title, inputs] of Object.entries({
    "a check of 12 valid parameters": VALID,
    "a check with 8 faults, and the messages": INVALID,
  }))
    compareFunctions(
      title,
      validators.map((validator) => ({
        name: validator.name,
        run: () =>
          sum(inputs, (input) =>
            sum(validator.issuesOf(input) ?? [], (issue) => validator.messageOf(issue).length),
          ),
      })),
      timing,
    );
}

/** The parameters of a URL in an order of their own. */
function meaning(url) {
  const parameters = new URLSearchParams(new URL(url).search);
  parameters.sort();
  return String(parameters);
}

function issueReader(validate) {
  const issuesOf = (input) => {
    const { ok, issues } = validate(input);
    return ok ? undefined : issues;
  };
  return { issuesOf, messageOf: ({ message }) => message };
}

/** All accept what is valid, and reject each fault. */
function checkValidators(validators) {
  for (const { name, issuesOf } of validators) {
    for (const input of VALID) assert.equal(issuesOf(input), undefined, name);
    for (const [parameter, value] of Object.entries(FAULTS))
      assert.ok(issuesOf({ ...VALID[0], [parameter]: value }), `${name} accepts ${parameter}`);
  }
}

/** The steps of `request` in m3api before it sends; its callers write names with prefixes. */
async function m3apiBuilder() {
  const { Session } = await importPeer("m3api/core.js");
  const session = new Session(ENDPOINT, DEFAULTS, { userAgent: "bench" });
  const prefixed = new Map(
    VALID.map((params) => [
      params,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [`rc${name}`, value])),
    ]),
  );
  const build = (params) => {
    const own = { action: "query", list: "recentchanges", ...prefixed.get(params) };
    const all = session.transformParams({ ...session.defaultParams, ...own, rctoponly: "" });
    const url = new URL(session.apiUrl);
    url.search = new URLSearchParams(all);
    return url.href;
  };
  return { name: `${named("m3api")}, before it sends`, build };
}

/** @param {object} params */
function buildBySearchParams(params) {
  const search = new URLSearchParams({ action: "query", list: "recentchanges" });
  for (const [name, value] of Object.entries(params)) {
    const text = value === true ? "" : String(Array.isArray(value) ? value.join("|") : value);
    if (value !== undefined && value !== false) search.append(`rc${name}`, text);
  }
  for (const [name, value] of Object.entries(DEFAULTS)) search.append(name, value);
  return `${ENDPOINT}?${search}`;
}

/** Reading the last character joins what a concatenation has postponed, as sending does. */
function last(text) {
  return text.charCodeAt(text.length - 1);
}

function sum(items, numberOf) {
  let total = 0;
  for (const item of items) total += numberOf(item);
  return total;
}
