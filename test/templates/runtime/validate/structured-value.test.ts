import { describe, expect, it } from "vitest";
import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import { asServer, strictIssues, strictly, USUAL } from "../one-parameter.js";

describe("the items of a list", () => {
  const numbers: ParamDescriptor = { type: "integer", max: 5, multi: USUAL };
  const colours: ParamDescriptor = {
    type: "enum",
    values: ["red", "old", "older"],
    deprecatedvalues: ["old", "older"],
    multi: USUAL,
  };

  it("are looked at up to the first that the server would stop at", () => {
    expect(strictly(numbers, ["1", "2", 9])).toEqual(["error badinteger"]);
    expect(strictly(numbers, [9, "1", 9])).toEqual(["error outofrange", "error badinteger"]);
  });

  it("are each told where the server would take another value", () => {
    const said = strictIssues(numbers, [1, 9, 2, 8]).map(({ message }) => message);
    expect(said).toEqual(["value: must be at most 5, not 9", "value: must be at most 5, not 8"]);
  });

  it("are each told where they are deprecated, and do not hide those that are not known", () => {
    expect(strictly(colours, ["old", "blue", "older"])).toEqual([
      "warning deprecation",
      "warning deprecation",
      "error unrecognizedvalues",
    ]);
  });

  it("are told together where they are not known, as text and as they were given", () => {
    expect(strictIssues({ type: "namespace", multi: USUAL }, [0, 99, 98])).toMatchObject([
      {
        code: "unrecognizedvalues",
        message: "value: does not know 99, 98",
        data: { values: ["99", "98"] },
      },
    ]);
  });

  it("are looked at where there is none, too", () => {
    const holes: string[] = [];
    holes[1] = "b";
    expect(strictly({ type: "string", multi: USUAL }, holes)).toEqual(["error badvalue"]);
    expect(strictly(colours, holes)).toEqual(["error badvalue"]);
  });

  it("are not the value for all values, which is given alone", () => {
    const all = { ...USUAL, allspecifier: "*" };
    for (const param of [
      { ...colours, multi: all },
      { type: "namespace", multi: all },
    ] as const) {
      expect(strictly(param, "*")).toEqual([]);
      expect(strictIssues(param, ["*"])).toMatchObject([
        { code: "badvalue", message: 'value: must be "*", not a list of it' },
      ]);
    }
    // Of any text, the list is of the type too.
    expect(strictly({ type: "string", multi: all }, ["*"])).toEqual([]);
  });

  it("are not absent, even if there is no value for all", () => {
    const namespaces: ParamDescriptor = { type: "namespace", multi: USUAL };
    for (const value of [[undefined], Array(1)])
      expect(strictly(namespaces, value)).toEqual(["error badvalue"]);
  });

  it("are too many where a parameter takes none", () => {
    const none: ParamDescriptor = { type: "string", multi: { lowlimit: 0, highlimit: 0 } };
    expect(strictly(none, "a")).toEqual(["error toomanyvalues"]);
    expect(asServer(none, "a").found).toEqual(["error toomanyvalues"]);
  });

  it("may be text that the server replaces beside what is no text", () => {
    expect(strictly({ type: "string", multi: USUAL }, ["e\u0301", 5])).toEqual([
      "error badutf8",
      "error badvalue",
    ]);
  });
});

describe("a value that cannot be made into text", () => {
  it.each([
    ["Symbol(a)", Symbol("a")],
    ["an object", Object.create(null)],
  ])("is told as %s", (shown, value: unknown) => {
    const message = `value: must be a string, not ${shown}`;
    expect(strictIssues({ type: "string" }, value)).toMatchObject([{ code: "badvalue", message }]);
  });
});
