import {
  findAlliancesByName,
  validateFindAlliancesByName,
  parseFindAlliancesByName,
} from "../../../generated/alliance/findAlliancesByName.js";
import {
  listAlliances,
  parseListAlliances,
  validateListAlliances,
} from "../../../generated/alliance/listAlliances.js";
import { query } from "../../../generated/paraminfo/query.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import type { Issue } from "../../../templates/runtime/model/issue.js";
import { exists, suppliedBy } from "../../../templates/runtime/model/template.js";
import { toRequestInit } from "../../../templates/runtime/request/to-request.js";
import { GENERATED } from "../../property/generated-modules.js";
import { holds, jsonOf, same, shown } from "../target.js";
import type { Target } from "../target.js";

/** Arguments of a program: `{ module, params }`, and of a composed request the rest. */
export const target: Target = {
  name: "arguments",
  form: "json",
  seeds: () => [
    ...GENERATED.map(({ name, module }) =>
      JSON.stringify({
        module: name,
        params: Object.fromEntries(
          Object.entries(module.params).map(([key, param]) => [key, sampleOf(param)]),
        ),
      }),
    ),
    JSON.stringify({
      module: "revisions",
      params: {
        prop: ["ids"],
        slots: "main",
        "contentformat-main": "text/x-wiki",
        start: "@date:0",
      },
      titles: ["A"],
      generator: true,
      maxlag: 5,
    }),
    JSON.stringify({ module: "listAlliances", params: { size: 5, page: 0 } }),
    JSON.stringify({ module: "findAlliancesByName", params: { name: "a" } }),
  ],
  run: (input) => {
    const value = jsonOf(input);
    const params = revived(propertyOf(value, "params"));
    const name = propertyOf(value, "module");
    checkOpenApi(params);
    const generated = GENERATED.find((each) => each.name === name);
    if (generated) checkModule(generated, params, value);
  },
};

function sampleOf(param: (typeof GENERATED)[number]["module"]["params"][string]): unknown {
  const one = ((): unknown => {
    switch (param.type) {
      case "enum":
        return param.values[0];
      case "boolean":
        return true;
      case "integer":
      case "float":
      case "limit":
        return param.min ?? 1;
      case "namespace":
        return 0;
      case "timestamp":
        return "@date:0";
      case "expiry":
        return "infinity";
      case "user":
        return "Alice";
      default:
        return "A";
    }
  })();
  return param.multi ? [one] : one;
}

/** What JSON has no form for: dates, and numbers that are none. */
function revived(value: unknown): unknown {
  if (typeof value === "string") {
    if (value.startsWith("@date:")) return new Date(Number(value.slice(6)));
    if (value === "@nan") return Number.NaN;
    return value === "@infinity" ? Number.POSITIVE_INFINITY : value;
  }
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, revived(member)]));
}

function beyondDeprecation(issues: readonly Issue[]): readonly Issue[] {
  return issues.filter(({ code }) => code !== "deprecation");
}

function checkModule(
  { build, validate, read, module }: (typeof GENERATED)[number],
  params: unknown,
  whole: unknown,
): void {
  const validated = validate(params);
  same(validate(params).issues, validated.issues, "The second check finds something else");
  if (!validated.ok || typeof params !== "object" || params === null) return;
  const request = build(params);
  const text = request.toString();
  const reading = read(text);
  const worse = beyondDeprecation(reading.issues);
  holds(
    worse.length === 0 || beyondDeprecation(validated.issues).length > 0,
    () => `The server does not take what the validator took: ${JSON.stringify(worse)} for ${text}`,
  );
  const supplied = suppliedBy(module, { ...params });
  for (const [name, param] of Object.entries(module.params)) {
    const given = Object.hasOwn(params, name) ? Reflect.get(params, name) : undefined;
    if (given === undefined || given === false || !exists(param, supplied)) continue;
    holds(
      Object.hasOwn(reading.args, name),
      () => `${name} is lost: ${shown(params)} is sent as ${text}`,
    );
  }
  checkComposed(request, whole);
}

function checkComposed(
  part: ReturnType<(typeof GENERATED)[number]["build"]>,
  whole: unknown,
): void {
  if (typeof whole !== "object" || whole === null) return;
  const {
    module: _,
    params: __,
    generator,
    ...options
  } = { ...whole, module: 0, params: 0, generator: propertyOf(whole, "generator") };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler knows which modules can be composed; what it cannot see must do no harm
  const compose = query as unknown as (
    parts: readonly unknown[],
    options: object,
  ) => ReturnType<typeof query>;
  const composed = compose(
    generator === true ? [] : [part],
    generator === true ? { ...options, generator: part } : options,
  );
  try {
    same(composed.toString(), composed.toString(), "The same request has another text");
    toRequestInit(composed, "https://a.example/api.php");
  } catch (error) {
    // Options are not checked before they are sent: those of the shared ones are the caller's.
    if (!(error instanceof RangeError) && !(error instanceof TypeError)) throw error;
  }
}

function checkOpenApi(params: unknown): void {
  const listed = validateListAlliances(params);
  if (listed.ok) {
    const { issues } = parseListAlliances(listAlliances(listed.value).query);
    holds(
      issues.length === 0,
      () => `The OpenAPI document does not take what the validator took: ${JSON.stringify(issues)}`,
    );
  }
  const found = validateFindAlliancesByName(params);
  if (found.ok) {
    const { issues } = parseFindAlliancesByName(findAlliancesByName(found.value).query);
    holds(
      issues.length === 0,
      () => `The OpenAPI document does not take what the validator took: ${JSON.stringify(issues)}`,
    );
  }
}
