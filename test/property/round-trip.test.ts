import { option, property, record } from "fast-check";
import type { Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type { Issue } from "../../templates/runtime/model/issue.js";
import { ruleViolations } from "../../templates/runtime/rules/param-rules.js";
import { exists, suppliedBy } from "../../templates/runtime/model/template.js";
import { argument } from "./arguments.js";
import type { Argument } from "./arguments.js";
import { GENERATED } from "./generated-modules.js";
import { assert } from "../random-runs.js";

const RUNS = { seed: 7, numRuns: 60 };

/** Parameters of a module as a program gives them, and the arguments that a server reads. */
interface Trip {
  readonly given: Readonly<Record<string, unknown>>;
  readonly read: Readonly<Record<string, unknown>>;
}

function trips(module: AnyModule): Arbitrary<Trip> {
  const members = Object.entries(module.params).map(([name, param]) => {
    const value = argument(param);
    return [name, param.required ? value : option(value, { freq: 1, nil: undefined })] as const;
  });
  return record(Object.fromEntries(members)).map((chosen) => tripOf(module, chosen));
}

/** Rules about several parameters reject most random ones. */
function breaksNoRule(module: AnyModule, given: Trip["given"]): boolean {
  const valueOf = (name: string): unknown => given[name] ?? module.params[name]?.default;
  return ruleViolations(module, valueOf).length === 0;
}

function tripOf(module: AnyModule, chosen: Readonly<Record<string, Argument | undefined>>): Trip {
  const all = Object.fromEntries(
    Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value.given]] : [])),
  );
  const existing = Object.entries(module.params).filter(([, param]) =>
    exists(param, suppliedBy(module, all)),
  );
  const given = existing.flatMap(([name]) => {
    const value = chosen[name];
    return value ? [[name, value.given] as const] : [];
  });
  const read = existing.flatMap(([name, param]) => {
    const value = chosen[name];
    const absent = param.type === "boolean" ? false : param.default;
    const counts = value ? value.read : absent;
    return counts === undefined ? [] : [[name, counts] as const];
  });
  return { given: Object.fromEntries(given), read: Object.fromEntries(read) };
}

/** Deprecated parameters and values are taken; of anything else a round trip must not tell. */
function beyondDeprecation(issues: readonly Issue[]): readonly Issue[] {
  return issues.filter(({ code }) => code !== "deprecation");
}

it("every module of the catalogue is generated", () => {
  expect(GENERATED.length).toBe(63);
});

describe.each(GENERATED)("the parameters of $name", ({ module, build, validate, read }) => {
  it("are found right and read back as they were given", () => {
    assert(
      property(trips(module), (trip) => {
        if (!breaksNoRule(module, trip.given)) return;
        const validated = validate(trip.given);
        const reading = read(build(trip.given).toString());
        expect(beyondDeprecation(validated.issues)).toEqual([]);
        expect(beyondDeprecation(reading.issues)).toEqual([]);
        expect(reading).toMatchObject({ ok: true, args: trip.read });
        expect(Object.keys(reading.args).toSorted()).toEqual(Object.keys(trip.read).toSorted());
        // Only who reads a request knows that the module as a whole is on its way out.
        const ofModule = module.deprecated ? 1 : 0;
        expect(reading.issues.length).toBe(validated.issues.length + ofModule);
      }),
      RUNS,
    );
  });

  it("are read back the same by a generator", () => {
    assert(
      property(trips(module), ({ given, read: expected }) => {
        const own = build(given).entries().slice(Object.keys(module.select).length);
        const prefixed = own.map(([name, value]): [string, string] => [`g${name}`, value]);
        const { args } = read(new URLSearchParams(prefixed).toString(), { asGenerator: true });
        expect(args).toEqual(expected);
      }),
      { ...RUNS, numRuns: 10 },
    );
  });
});
