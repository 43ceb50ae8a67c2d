import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { inspectResponse } from "../../../../generator/inspect/response.js";
import type { ResponseVerdict } from "../../../../generator/inspect/response.js";
import { COMMAND } from "../../support/cli.js";
import { REPOSITORY } from "../../support/places.js";
import { mutationsOf } from "./mutations.js";
import type { Mutation, MutationKind } from "./mutations.js";
import { learnedCatalogue, recordedAnswers } from "./recorded-answers.js";

/** Recorded from MediaWiki 1.39, filled with enough of everything. */
const RECORDED = recordedAnswers();
const CATALOGUE = learnedCatalogue();

/** The module that MediaWiki 1.39 does not have. */
const NEWER = "query+codexicons";

/** The places where an response is not as learned. */
function findingsIn(request: string, response: unknown): readonly string[] {
  const { findings } = inspectResponse(CATALOGUE.api, CATALOGUE.results, request, response);
  return findings.map(({ path }) => JSON.stringify(path)).toSorted();
}

const AS_LEARNED = RECORDED.filter(
  ({ request, response }) => findingsIn(request, response).length === 0,
);
const MUTATIONS = AS_LEARNED.flatMap((recorded) => mutationsOf(CATALOGUE, recorded));

function ofKind(kind: MutationKind): readonly Mutation[] {
  return MUTATIONS.filter((each) => each.kind === kind);
}

/** What inspection says that it should not, or does not say. */
function surprises(mutations: readonly Mutation[]): readonly string[] {
  return mutations.flatMap(({ kind, of, response, expected }) => {
    const found = findingsIn(of.request, response);
    return JSON.stringify(found) === JSON.stringify(expected.toSorted())
      ? []
      : [`${of.module} ${kind}: ${found.join(" ")} instead of ${expected.join(" ")}`];
  });
}

function excusesOf(mutations: readonly Mutation[]): readonly string[] {
  return [...new Set(mutations.flatMap(({ excuse }) => excuse ?? []))].toSorted();
}

function caught(mutations: readonly Mutation[]): number {
  return mutations.filter(({ expected }) => expected.length > 0).length;
}

describe("answers of a real wiki", () => {
  it("are of every module, in both format versions", () => {
    const modules = CATALOGUE.results.map(({ descriptor }) => descriptor.module);
    for (const version of ["formatversion=1", "formatversion=2"]) {
      const recorded = new Set(
        RECORDED.filter(({ request }) => request.includes(version)).map(({ module }) => module),
      );
      expect(modules.filter((path) => !recorded.has(path))).toEqual(["query", NEWER]);
    }
  });

  it("are as learned", () => {
    const unlike = RECORDED.flatMap(({ request, response }) => {
      const found = findingsIn(request, response);
      return found.length === 0 ? [] : [`${request}: ${found.join(" ")}`];
    });
    expect(unlike).toEqual([]);
  });
});

describe("a mutated response", () => {
  it("is one of a few thousand, of every module with rows that are objects", () => {
    expect(MUTATIONS.length).toBeGreaterThan(4000);
    const mutated = new Set(MUTATIONS.map(({ of }) => of.module));
    const without = RECORDED.filter(({ module }) => !mutated.has(module));
    expect([...new Set(without.map(({ module }) => module))]).toEqual([]);
  });

  it("is found at the very field that was dropped, unless that may be absent", () => {
    const dropped = ofKind("dropped");
    expect(surprises(dropped)).toEqual([]);
    // Fields that rights may hide, and those that not every version returns, may be absent.
    expect(caught(dropped)).toBeGreaterThan(900);
    expect(excusesOf(dropped)).toEqual([
      "a flag of version 1 that is false is absent",
      "the field is optional",
    ]);
  });

  it("is found at the new name of a field, and at the old one unless that may be absent", () => {
    const renamed = ofKind("renamed");
    expect(surprises(renamed)).toEqual([]);
    expect(caught(renamed)).toBe(renamed.length);
    expect(renamed.length).toBeGreaterThan(1300);
  });

  it("is found at a field that was added", () => {
    const added = ofKind("added");
    expect(surprises(added)).toEqual([]);
    expect(caught(added)).toBe(added.length);
    expect(added.length).toBeGreaterThan(200);
  });

  it("is found at the very field that has another type, unless that was seen too", () => {
    const retyped = ofKind("retyped");
    expect(surprises(retyped)).toEqual([]);
    expect(caught(retyped) / retyped.length).toBeGreaterThan(0.98);
  });

  it("is found at a timestamp or a value of a parameter that is another text, and at no other text or number", () => {
    const reworded = ofKind("reworded");
    expect(surprises(reworded)).toEqual([]);
    expect(caught(reworded)).toBeGreaterThan(50);
    // A title is any text and a namespace any whole number: what they are called tells no validator more.
    expect(excusesOf(reworded)).toEqual(
      expect.arrayContaining(["integer", "namespace", "string", "title", "user"]),
    );
  });

  it("is what `inspect --response` says", () => {
    const mutation = ofKind("dropped").find(
      ({ of, expected }) => of.module === "query+recentchanges" && expected.length > 0,
    );
    const { request = "" } = mutation?.of ?? {};
    const ended = [mutation?.of.response, mutation?.response].map((response) => {
      const words = ["inspect", "--format", "json", "--response", "-", request];
      const { status, stdout } = spawnSync(process.execPath, [COMMAND, ...words], {
        cwd: REPOSITORY,
        encoding: "utf8",
        input: JSON.stringify(response),
      });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of the command's output
      const { findings } = JSON.parse(stdout) as ResponseVerdict;
      return [status, findings.map(({ path }) => JSON.stringify(path))];
    });
    expect(ended).toEqual([
      [0, []],
      [1, mutation?.expected],
    ]);
  });
});
