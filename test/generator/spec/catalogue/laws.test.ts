import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { array, constantFrom, option, property, record, tuple } from "fast-check";
import type { Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import { combineSpecs } from "../../../../generator/spec/catalogue/combine.js";
import type { Combination } from "../../../../generator/spec/catalogue/combine.js";
import { catalogueApi } from "../../../../generator/inspect/catalogue-api.js";
import type { CatalogueModel } from "../../../../generator/spec/model/spec-model.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { validator } from "../../../../templates/runtime/validate/validator.js";
import { argument } from "../../../property/arguments.js";
import { allChecks } from "../../../templates/runtime/of-any-module.js";
import { REPOSITORY } from "../../support/places.js";
import { catalogue, module, parameter } from "../../support/specs.js";
import { modelOf } from "./support.js";
import { assert, runsOf, sample } from "../../../random-runs.js";

const SPEC = join(REPOSITORY, "spec", "paraminfo");
const HOWS: readonly Combination[] = ["intersection", "union"];

function combined(how: Combination, ...models: readonly CatalogueModel[]): CatalogueModel {
  const { value, diagnostics } = combineSpecs(
    how,
    models.map((model, index) => ({ name: `w${index}`, file: `${index}.json`, model })),
  );
  if (value?.kind !== "catalogue") throw new Error(JSON.stringify(diagnostics));
  return value;
}

function read(file: string): object {
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof value !== "object" || value === null) throw new Error(`${file} has no object.`);
  return value;
}

/** The shipped catalogue with its results, and the same of another version. */
function shippedModels(): readonly [CatalogueModel, CatalogueModel] {
  const results = readdirSync(join(SPEC, "results")).map((name) =>
    read(join(SPEC, "results", name)),
  );
  const old = join(REPOSITORY, "test", "generator", "inspect", "catalogue-1.39.json");
  return [modelOf(read(join(SPEC, "catalogue.json")), results), modelOf(read(old))];
}

const [NEW, OLD] = shippedModels();

describe.each(HOWS)("the %s of real catalogues", (how) => {
  it("of a spec with itself is that spec", () => {
    expect(combined(how, NEW, NEW)).toEqual(NEW);
    expect(combined(how, OLD, OLD)).toEqual(OLD);
  });

  it("does not depend on the order of the specs", () => {
    expect(accepted(combined(how, NEW, OLD))).toEqual(accepted(combined(how, OLD, NEW)));
  });

  it("combines a combination with one of its specs to itself", () => {
    const all = combined(how, NEW, OLD);
    expect(accepted(combined(how, all, NEW))).toEqual(accepted(all));
  });
});

/** What requests a catalogue accepts, in an order of its own; texts and positions do not matter. */
function accepted({ operations }: CatalogueModel): unknown {
  const modules = operations.map(({ path, prefix, generator, mustbeposted, parameters }) => ({
    path,
    prefix,
    generator,
    mustbeposted,
    parameters: parameters
      .map(({ name, type, multi, default: value, required, deprecated }) => ({
        name,
        type: inOrder(type),
        multi,
        value,
        required,
        deprecated,
      }))
      .toSorted(byName),
  }));
  return modules.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

function inOrder(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      Array.isArray(each) ? each.map(String).toSorted() : each,
    ),
  );
}

type Json = ReturnType<typeof parameter>;

/** The declarations of a parameter by different wikis. */
const declaration: Arbitrary<(name: string) => Json> = tuple(
  constantFrom<readonly [string | readonly string[], object]>(
    [["a", "b", "c"], {}],
    [["b", "c", "d"], { multi: true, lowlimit: 2, highlimit: 3 }],
    [["a", "b", "d"], { multi: true, lowlimit: 5, highlimit: 9, allspecifier: "*" }],
    ["integer", { min: 1, max: 9, enforcerange: true }],
    ["integer", { min: -5 }],
    ["limit", { min: 1, max: 5, highmax: 50 }],
    ["limit", { min: 3, max: 500 }],
    ["string", {}],
    ["string", { maxbytes: 3 }],
    ["text", { maxchars: 2 }],
    ["title", {}],
    ["timestamp", {}],
    ["namespace", { extranamespaces: [-1] }],
    ["user", { subtypes: ["name", "ip"] }],
    ["user", { subtypes: ["ip", "id"] }],
    ["boolean", {}],
  ),
  constantFrom({}, {}, { required: true }, { deprecated: true }),
).map(
  ([[type, more], flags]) =>
    (name) =>
      parameter(name, type, { ...more, ...flags }),
);

const NAMES = ["p", "q", "r", "s"];

/** The parameters of a module on a wiki. */
const wiki: Arbitrary<readonly Json[]> = array(option(declaration, { nil: undefined }), {
  minLength: NAMES.length,
  maxLength: NAMES.length,
}).map((declared) =>
  NAMES.flatMap((name, index): readonly Json[] => {
    const declare = declared[index];
    return declare ? [declare(name)] : [];
  }),
);

function modelWith(parameters: readonly Json[]): CatalogueModel {
  return modelOf(catalogue(module("things", parameters, { prefix: "th" }), module("other", [])));
}

function things(model: CatalogueModel): AnyModule | undefined {
  return catalogueApi(model).modules.get("query+things");
}

/** Random parameters of a module. */
function requests(of: AnyModule): Arbitrary<Readonly<Record<string, unknown>>> {
  const members = Object.entries(of.params).map(([name, param]) => {
    const value = argument(param).map(({ given }) => given);
    return [name, param.required ? value : option(value, { nil: undefined })] as const;
  });
  return record(Object.fromEntries(members)).map((given) =>
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  );
}

function isStructured(param: AnyModule["params"][string] | undefined): boolean {
  return ["integer", "float", "limit", "namespace", "timestamp"].includes(param?.type ?? "");
}

function isMulti(param: AnyModule["params"][string] | undefined): boolean {
  return param?.multi !== undefined;
}

function isValid(of: AnyModule, request: object): boolean {
  return validator(of, allChecks)(request).ok;
}

describe("a request that is valid", () => {
  const RUNS = { seed: 11, numRuns: 150 };

  it("for the intersection is valid for each of its specs", () => {
    let valid = 0;
    assert(
      property(tuple(wiki, wiki, wiki), (declared) => {
        const models = declared.map(modelWith);
        const common = things(combined("intersection", ...models));
        if (!common) return;
        for (const request of sample(requests(common), { seed: 3, numRuns: 8 })) {
          if (!isValid(common, request)) continue;
          valid += 1;
          for (const model of models) {
            const own = things(model);
            expect(
              own && validator(own, allChecks)(request),
              JSON.stringify(request),
            ).toMatchObject({
              ok: true,
            });
          }
        }
      }),
      RUNS,
    );
    expect(valid).toBeGreaterThan(runsOf(RUNS.numRuns) / 4);
  });

  it("for one spec is valid for the union", () => {
    assert(
      property(tuple(wiki, wiki), (declared) => {
        const [one, other] = declared.map(modelWith);
        if (!one || !other) return;
        const [own, all] = [things(one), things(combined("union", one, other))];
        if (!own || !all) return;
        // A list with one empty text is an empty list.
        // Numbers and dates are no texts in TypeScript, though they are in a request.
        const names = new Set(
          Object.keys(all.params).filter(
            (name) =>
              isStructured(own.params[name]) === isStructured(all.params[name]) &&
              isMulti(own.params[name]) === isMulti(all.params[name]),
          ),
        );
        for (const request of sample(requests(own), { seed: 5, numRuns: 8 })) {
          const isKnown = Object.keys(request).every((name) => names.has(name));
          if (isKnown && isValid(own, request))
            expect(validator(all, allChecks)(request), JSON.stringify(request)).toMatchObject({
              ok: true,
            });
        }
      }),
      RUNS,
    );
  });
});
