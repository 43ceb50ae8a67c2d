import { describe, expect, it } from "vitest";
import type { OtherBody } from "../../../../generator/wiki/response.js";
import type { Observation } from "../../../../generator/wiki/learn/sample-values.js";
import { bodiesOf } from "../../../../generator/wiki/learn/infer-bodies.js";
import { things, vocabulary } from "./modules.js";

function observed(
  sentParams: Readonly<Record<string, string>>,
  bodies: readonly OtherBody[],
  formatversion: "1" | "2" = "2",
): Observation {
  const experiment = { role: "module" as const, module: things, sentParams, around: {} };
  return { experiment, formatversion, responses: bodies.length > 0 ? [] : [{}], bodies };
}

function formsOf(...observations: readonly Observation[]): unknown {
  return bodiesOf(things, observations, vocabulary(things));
}

const FEED: OtherBody = { kind: "text", value: "<feed/>" };

function list(...value: readonly unknown[]): OtherBody {
  return { kind: "list", value };
}

/** As many of one kind that chance does not explain them. */
function many(sentParams: Readonly<Record<string, string>>, found: readonly OtherBody[]) {
  return Array.from({ length: 20 }, () => observed(sentParams, found));
}

describe("Responses that are no objects", () => {
  it("are none where all are objects", () => {
    expect(formsOf(observed({}, []))).toEqual([]);
    const { bodies: _none, ...without } = observed({}, []);
    expect(formsOf(without)).toEqual([]);
  });

  it("are texts without conditions, if the module sends nothing else", () => {
    expect(formsOf(observed({}, [FEED, FEED]), observed({ deep: "1" }, [FEED]))).toEqual([
      { is: "text", seen: 3 },
    ]);
  });

  it("are counted in the newer format alone", () => {
    expect(formsOf(observed({}, [FEED], "1"), observed({}, [FEED]))).toEqual([
      { is: "text", seen: 1 },
    ]);
    expect(formsOf(observed({}, [list(1)], "1"))).toEqual([]);
  });

  it("are texts with a switch, or with a value", () => {
    expect(formsOf(...many({ deep: "1" }, [FEED]), ...many({}, []))).toEqual([
      { is: "text", when: { deep: true }, seen: 20 },
    ]);
    expect(formsOf(...many({ type: "big" }, [FEED]), ...many({ type: "small" }, []))).toEqual([
      { is: "text", when: { type: ["big"] }, seen: 20 },
    ]);
  });

  it("are texts without a switch, if it brings objects", () => {
    expect(formsOf(...many({ deep: "1" }, []), ...many({}, [FEED]))).toEqual([
      { is: "text", unless: { deep: true }, seen: 20 },
    ]);
  });

  it("are texts without known conditions, if nothing explains them", () => {
    expect(formsOf(...many({}, []), ...many({}, [FEED]))).toEqual([{ is: "text", seen: 20 }]);
  });

  it("are lists with a shape for each position that all of them have", () => {
    expect(
      formsOf(
        observed({}, [list("a", ["Meadow"]), list("b", ["x"], 1)]),
        observed({}, [list("c", [])]),
      ),
    ).toEqual([{ is: { tuple: ["string", { list: "string" }] }, seen: 3 }]);
  });

  it("have no shape, if one is an empty list", () => {
    expect(formsOf(observed({}, [list("a"), list()]))).toEqual([]);
  });

  it("may be texts and lists", () => {
    expect(formsOf(observed({}, [FEED, list(1)]))).toEqual([
      { is: "text", seen: 1 },
      { is: { tuple: ["integer"] }, seen: 1 },
    ]);
  });
});
