import { GENERATED } from "../../property/generated-modules.js";
import { parseFindAlliancesByName } from "../../../generated/alliance/findAlliancesByName.js";
import { listAlliances, parseListAlliances } from "../../../generated/alliance/listAlliances.js";
import { ts } from "ts-morph";
import { builderCalls } from "../../../generator/inspect/builder-call.js";
import { explain } from "../../../generator/inspect/explain.js";
import { collectParameters } from "../../../generator/inspect/request-parameters.js";
import { inspectAsServer, inspectStrictly } from "../../../generator/inspect/verdict.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import type { Issue } from "../../../templates/runtime/model/issue.js";
import type { Api } from "../../../templates/runtime/parse/parsed-request.js";
import { allRules } from "../../../templates/runtime/rules/all.js";
import { paraminfoApi } from "../../../generated/paraminfo/handlers.js";
import { queries } from "../queries.js";
import { holds, jsonOf, same, steers } from "../target.js";
import type { Target } from "../target.js";

const API: Api = {
  modules: new Map(Object.values(paraminfoApi).map((module) => [module.path, module])),
  rules: allRules,
};

const BUILDERS = new Map(
  GENERATED.map(({ name, module }) => [
    module.path,
    { name, from: `paramsmith/paraminfo/${name}` },
  ]),
);

const FINE = { severity: "warning" } as const;

/** A request to a wiki as text: `{ request, module, asGenerator, highLimits }`. */
export const target: Target = {
  name: "requests",
  form: "json",
  seeds: () => [
    ...queries.map((request) => JSON.stringify({ request })),
    ...GENERATED.map(({ name, module }) =>
      JSON.stringify({
        request: everyParameter(module.prefix, Object.keys(module.params)),
        module: name,
      }),
    ),
    JSON.stringify({ request: "size=2&page=1&name=a", openapi: true }),
    JSON.stringify({
      request: "https://a.example/api.php?action=query&list=allpages#x",
      highLimits: true,
    }),
  ],
  run: (input) => {
    const value = jsonOf(input);
    const request = propertyOf(value, "request");
    if (typeof request !== "string") return;
    const options = {
      highLimits: propertyOf(value, "highLimits") === true,
      asGenerator: propertyOf(value, "asGenerator") === true,
    };
    readAsOpenApi(request);
    inspectWhole(request, options.highLimits);
    const name = propertyOf(value, "module");
    for (const generated of GENERATED.filter((each) => each.name === name))
      readAsModule(generated, request, options);
  },
};

function everyParameter(prefix: string, names: readonly string[]): string {
  return names
    .map((name, index) => `${prefix}${name}=${["1", "A|B", "max", "*", ""][index % 5]}`)
    .join("&");
}

function checkIssues(ok: boolean, issues: readonly Issue[]): void {
  const errors = issues.filter(({ severity }) => severity === "error");
  holds(ok === (errors.length === 0), () => "A reading is fine with an error, or not without one.");
  holds(
    errors.length === 0 || (errors.length === 1 && issues.at(-1)?.severity === "error"),
    () => "Something follows an error.",
  );
}

function readAsModule(
  { build, read, validate, module }: (typeof GENERATED)[number],
  request: string,
  options: { readonly highLimits: boolean; readonly asGenerator: boolean },
): void {
  const reading = read(request, options);
  checkIssues(reading.ok, reading.issues);
  same(read(request, options), reading, "The second reading is another");
  if (!reading.ok || options.asGenerator) return;
  const text = build(reading.args).toString();
  const again = read(text, options);
  const tooMany = again.issues.some(({ code }) => code === "toomanyvalues");
  if (tooMany) return;
  const given = new Set(Object.keys(reading.args).map((name) => module.prefix + name));
  const errors = again.issues.filter(
    ({ severity, parameter }) => severity !== FINE.severity && given.has(parameter),
  );
  holds(
    errors.length === 0,
    () => `What was read is refused when it is sent: ${JSON.stringify(errors)} for ${text}`,
  );
  same(again.args, reading.args, "What was read is read as something else when it is sent");
  validate(reading.args);
}

function readAsOpenApi(request: string): void {
  const reading = parseListAlliances(request);
  checkIssues(reading.ok, reading.issues);
  if (reading.ok) {
    const { query } = listAlliances(reading.args);
    same(
      parseListAlliances(query).args,
      reading.args,
      "What an OpenAPI document reads is read as something else",
    );
  }
  parseFindAlliancesByName(request);
}

function inspectWhole(request: string, highLimits: boolean): void {
  const inspection = inspectAsServer(API, request, { highLimits });
  const { verdict, parsed } = inspection;
  checkIssues(verdict.ok, parsed.issues);
  same(
    inspectAsServer(API, request, { highLimits }).verdict,
    verdict,
    "The second verdict is another",
  );
  const lines = explain(API, inspection, BUILDERS);
  const bad = lines.find((line) => steers(line, "\n"));
  holds(bad === undefined, () => `A line steers the terminal: ${JSON.stringify(bad)}`);
  const code = builderCalls(parsed, collectParameters(API, request, parsed), BUILDERS).join("\n");
  const file = ts.createSourceFile("a.ts", code, ts.ScriptTarget.ES2022);
  // What is wrong in the syntax of a file, the compiler keeps to itself.
  const wrong: unknown = Reflect.get(file, "parseDiagnostics");
  holds(Array.isArray(wrong) && wrong.length === 0, () => `The code does not parse: ${code}`);
  const strict = inspectStrictly(API, request, { highLimits }).verdict;
  holds(verdict.ok || !strict.ok, () => "Strictly it is fine, and the server rejects it.");
}
