import {
  constantFrom,
  dictionary,
  integer,
  letrec,
  oneof,
  option,
  property,
  record,
  string,
} from "fast-check";
import type { Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import { responseIssues } from "../../templates/runtime/response/response-validator.js";
import type { RequestedModule } from "../../templates/runtime/response/response-validator.js";
import type { ResponseIssueCode } from "../../templates/runtime/response/response-issue.js";
import type {
  FieldDescriptor,
  FieldDescriptors,
  ScalarDescriptor,
  ShapeDescriptor,
} from "../../templates/runtime/model/result-descriptor.js";
import { moduleWith } from "../templates/runtime/one-parameter.js";
import { assert, runsOf } from "../random-runs.js";

/** A value of each type, and one of another type. */
const SAMPLES: Readonly<Record<Exclude<ScalarDescriptor, "unknown">, readonly [unknown, unknown]>> =
  {
    string: ["a", 1],
    timestamp: ["2001-01-15T19:27:13Z", "yesterday"],
    expiry: ["infinity", "for ever"],
    title: ["Main Page", null],
    user: ["192.0.2.1", {}],
    namespace: [-1, "0"],
    integer: [5, 5.5],
    number: [5.5, "5.5"],
    boolean: [true, "true"],
    null: [null, 0],
  };

type Sampled = keyof typeof SAMPLES;

function isSampled(name: string): name is Sampled {
  return Object.hasOwn(SAMPLES, name);
}

const scalar = constantFrom(...Object.keys(SAMPLES).filter(isSampled));
const name = string({ minLength: 1, maxLength: 4 }).filter((text) => text !== "__proto__");

const { shape, fields } = letrec<{ shape: ShapeDescriptor; fields: FieldDescriptors }>((tie) => ({
  shape: oneof(
    { maxDepth: 3, depthIdentifier: "shape" },
    scalar,
    record({ list: tie("shape") }),
    record({ map: tie("shape") }),
    record({ record: tie("fields") }),
  ),
  fields: dictionary(name, fieldOf(tie("shape")), { maxKeys: 4, noNullPrototype: true }),
}));

function fieldOf(of: Arbitrary<ShapeDescriptor>): Arbitrary<FieldDescriptor> {
  const when = option(
    constantFrom({ prop: ["a"] }, { prop: ["b", "c"] }, { prop: true } as const),
    {
      nil: undefined,
    },
  );
  return record({ is: of, when }).map((field) =>
    field.when ? { is: field.is, when: field.when } : { is: field.is },
  );
}

const props = constantFrom<readonly string[]>([], ["a"], ["b"], ["c"], ["a", "b"]);

function asked(answer: FieldDescriptors, prop: readonly string[]): RequestedModule {
  const module = moduleWith({}, { name: "act", path: "act", select: { action: "act" } });
  return { module, args: { prop }, result: { module: "act", response: inAct(answer) } };
}

function inAct(answer: FieldDescriptors): FieldDescriptors {
  return { act: { is: { record: answer } } };
}

function holds({ when }: FieldDescriptor, prop: readonly string[]): boolean {
  const wanted = when?.["prop"];
  if (wanted === undefined) return true;
  if (typeof wanted === "boolean") return wanted === prop.length > 0;
  return prop.some((value) => wanted.includes(value));
}

/** What a server that keeps to the descriptor answers; with one thing wrong, where there is a place for it. */
function sample(of: ShapeDescriptor, prop: readonly string[], at: Wrong): unknown {
  if (typeof of === "string") {
    if (!isSampled(of)) throw new Error(`There is no sample of ${of}.`);
    return SAMPLES[of][at.take("wrong-type") ? 1 : 0];
  }
  if ("list" in of) return [sample(of.list, prop, at), sample(of.list, prop, at)];
  if ("map" in of) return { x: sample(of.map, prop, at), y: sample(of.map, prop, at) };
  return "record" in of ? sampleRecord(of.record, prop, at) : undefined;
}

function sampleRecord(of: FieldDescriptors, prop: readonly string[], at: Wrong): object {
  const members = Object.entries(of).flatMap(([key, field]): [string, unknown][] => {
    const isThere = holds(field, prop) ? !at.take("missing-field") : at.take("unasked-field");
    return isThere ? [[key, sample(field.is, prop, at)]] : [];
  });
  const more: [string, unknown][] = at.take("unknown-field") ? [["never seen", 1]] : [];
  return Object.fromEntries([...members, ...more]);
}

/** Counts the places where something of a kind can be wrong, and takes one of them. */
class Wrong {
  readonly #code: ResponseIssueCode;
  #left: number;
  isTaken = false;

  constructor(code: ResponseIssueCode, place: number) {
    this.#code = code;
    this.#left = place;
  }

  take(code: ResponseIssueCode): boolean {
    if (code !== this.#code || this.isTaken) return false;
    this.isTaken = this.#left === 0;
    this.#left -= 1;
    return this.isTaken;
  }
}

const NOWHERE = -1;
const RUNS = runsOf(1000);

describe("an answer made of what was learned", () => {
  it("has no issue", () => {
    assert(
      property(fields, props, (answer, prop) => {
        const act = sampleRecord(answer, prop, new Wrong("unknown-field", NOWHERE));
        expect(responseIssues({ act }, [asked(answer, prop)], { formatversion: 2 })).toEqual([]);
      }),
    );
  });

  it.each(["unknown-field", "missing-field", "unasked-field", "wrong-type"] as const)(
    "has an issue, %s, where that is what is wrong, and no other",
    (code) => {
      let taken = 0;
      assert(
        property(fields, props, integer({ min: 0, max: 2 }), (answer, prop, place) => {
          const wrong = new Wrong(code, place);
          const act = sampleRecord(answer, prop, wrong);
          const found = responseIssues({ act }, [asked(answer, prop)], { formatversion: 2 });
          taken += wrong.isTaken ? 1 : 0;
          expect(found.map((issue) => issue.code)).toEqual(wrong.isTaken ? [code] : []);
        }),
        { numRuns: RUNS },
      );
      expect(taken).toBeGreaterThan(RUNS / 10);
    },
  );
});

describe("shapes", () => {
  it("of every kind have a sample that fits", () => {
    assert(
      property(shape, (is) => {
        const value = sample(is, [], new Wrong("unknown-field", NOWHERE));
        const answer = { value: { is } };
        expect(
          responseIssues({ act: { value } }, [asked(answer, [])], { formatversion: 1 }),
        ).toEqual([]);
      }),
    );
  });
});
