import { describe, expect, it } from "vitest";
import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import { moduleParser } from "../../../../templates/runtime/parse/parsed-params.js";
import { allRules } from "../../../../templates/runtime/rules/all.js";
import {
  asServer,
  moduleWith,
  serverIssues,
  strictIssues,
  strictly,
  USUAL,
} from "../one-parameter.js";

const color: ParamDescriptor = { type: "enum", values: ["red", "green"], multi: USUAL };

/** What the server makes of a parameter that is written `xvalue[]`. */
function asArray(param: ParamDescriptor): object {
  const { args, issues } = moduleParser(moduleWith({ value: param }), allRules)("xvalue[]=a");
  const found = issues.map(({ severity, message }) => `${severity} ${message}`);
  return { args, found };
}

describe("a structured value of another JavaScript type", () => {
  const wrong: readonly (readonly [ParamDescriptor, unknown, string])[] = [
    [{ type: "string" }, 5, "badvalue"],
    [{ type: "string" }, ["a"], "badvalue"],
    [{ type: "string" }, null, "badvalue"],
    [{ type: "enum", values: ["5"] }, 5, "badvalue"],
    [{ type: "enum", values: ["red"], multi: USUAL }, [["red"]], "badvalue"],
    [{ type: "boolean" }, "true", "badvalue"],
    [{ type: "boolean" }, 1, "badvalue"],
    [{ type: "integer" }, "5", "badinteger"],
    [{ type: "integer", multi: USUAL }, [1, "2"], "badinteger"],
    [{ type: "integer", multi: USUAL }, "*", "badinteger"],
    [{ type: "limit" }, "5", "badinteger"],
    [{ type: "float" }, "5", "badfloat"],
    [{ type: "namespace" }, "0", "badvalue"],
    [{ type: "timestamp" }, 0, "badtimestamp"],
    [{ type: "timestamp" }, new Date("x"), "badtimestamp"],
    [{ type: "expiry" }, true, "badexpiry"],
    [{ type: "user", subtypes: ["id"] }, 1, "baduser"],
    [{ type: "title" }, {}, "badtitle"],
  ];

  it.each(wrong)("is an error of %j: %j", (param, value, code) => {
    expect(strictly(param, value)).toEqual([`error ${code}`]);
  });

  it("is an error where it would be written alike", () => {
    expect(strictly({ type: "integer" }, 5n)).toEqual(["error badinteger"]);
    expect(strictly({ type: "string" }, Object("a"))).toEqual(["error badvalue"]);
  });

  it("is named in the message", () => {
    const said = [5, "a", [1], {}, null, new Date("x"), undefined]
      .map((value) => strictIssues({ type: "title", multi: USUAL }, [value])[0]?.message ?? "")
      .map((message) => message.replace("value: must be the title of a page, not ", ""));
    expect(said).toEqual(["5", "", "a list", "an object", "null", "an invalid Date", "undefined"]);
  });
});

describe("too many values", () => {
  const param: ParamDescriptor = { type: "integer", multi: { lowlimit: 2, highlimit: 3 } };
  const low = { limit: 2, lowlimit: 2, highlimit: 3 };
  const high = { limit: 3, lowlimit: 2, highlimit: 3 };

  it("are told with the limit that holds and both of those there are", () => {
    expect(serverIssues(param, "1|2|3")).toMatchObject([{ code: "toomanyvalues", data: low }]);
    expect(strictIssues(param, [1, 2, 3])).toMatchObject([{ code: "toomanyvalues", data: low }]);
    const four = serverIssues(param, "1|2|3|4", { highLimits: true });
    expect(four).toMatchObject([{ code: "toomanyvalues", data: high }]);
  });

  it("are told with the parameter since MediaWiki 1.43", () => {
    const options = { version: 43 };
    const [issue] = serverIssues(param, "1|2|3", options);
    expect(issue?.data).toEqual({ parameter: issue?.parameter, ...low });
    expect(strictIssues(param, [1, 2, 3], options)).toMatchObject([
      { code: "toomanyvalues", data: { parameter: "value", ...low } },
    ]);
    expect(serverIssues(param, "1|2|3")[0]?.data).toEqual(low);
  });

  it("are not looked at one by one", () => {
    expect(asServer(param, "a|b|c").found).toEqual(["error toomanyvalues"]);
    expect(asServer({ ...color, multi: { lowlimit: 1, highlimit: 1 } }, "x|y").found).toEqual([
      "error toomanyvalues",
    ]);
  });
});

describe("values that are not known", () => {
  it("are told in one warning, all of them", () => {
    expect(serverIssues(color, "red|x|y|x")).toMatchObject([
      { code: "unrecognizedvalues", data: { values: ["x", "y", "x"] } },
    ]);
  });

  it("do not hide a deprecated one", () => {
    const param: ParamDescriptor = {
      ...color,
      type: "enum",
      values: ["red", "old"],
      deprecatedvalues: ["old"],
    };
    expect(asServer(param, "x|old").found).toEqual([
      "warning deprecation",
      "warning unrecognizedvalues",
    ]);
  });
});

describe("a deprecated value", () => {
  const param: ParamDescriptor = {
    type: "enum",
    values: ["red", "old", "older"],
    deprecatedvalues: ["old", "older"],
  };

  it("is named in the feature, with what selects the module", () => {
    const feature = "action=query&list=example&xvalue=older";
    expect(serverIssues(param, "older")).toMatchObject([
      { severity: "warning", code: "deprecation", data: { feature } },
    ]);
  });

  it("is not named in that of a deprecated parameter", () => {
    const feature = "action=query&list=example&xvalue";
    expect(serverIssues({ type: "string", deprecated: true }, "a")).toMatchObject([
      { severity: "warning", code: "deprecation", data: { feature } },
    ]);
  });
});

describe("a parameter that is written as an array", () => {
  const warned = "warning xvalue: is written as an array, which is not read; join values with |";

  it("is not read, and has its default", () => {
    expect(asArray({ type: "string" })).toEqual({ args: {}, found: [warned] });
    expect(asArray({ type: "string", default: "d", required: true })).toEqual({
      args: { value: "d" },
      found: [warned],
    });
  });

  it("is missing where it is required", () => {
    expect(asArray({ type: "string", required: true })).toEqual({
      args: {},
      found: [warned, "error xvalue: is required"],
    });
  });

  it("is false where it is true or false, and nothing is said of it", () => {
    expect(asArray({ type: "boolean", deprecated: true })).toEqual({
      args: { value: false },
      found: [],
    });
  });
});

describe("what stands for all values", () => {
  it("is a text like any other where the values are not listed", () => {
    const param: ParamDescriptor = { type: "string", multi: { ...USUAL, allspecifier: "*" } };
    expect(asServer(param, "*")).toEqual({ value: ["*"], found: [] });
    expect(strictly(param, ["*"])).toEqual([]);
  });
});

describe("text that the server would replace", () => {
  it("is told once for a list, in either reading", () => {
    const param: ParamDescriptor = { type: "string", multi: USUAL };
    expect(asServer(param, "e\u0301|\u0001").found).toEqual(["warning badutf8"]);
    expect(strictly(param, ["e\u0301", "\u0001"])).toEqual(["error badutf8"]);
  });

  it("is judged as what it becomes", () => {
    expect(asServer({ type: "enum", values: ["é"] }, "e\u0301")).toEqual({
      value: "é",
      found: ["warning badutf8"],
    });
    expect(asServer({ type: "integer" }, "5\u0000").found).toEqual([
      "warning badutf8",
      "error badinteger",
    ]);
  });

  it("begins with the separator in a list that could not be sent", () => {
    const param: ParamDescriptor = { type: "string", multi: USUAL };
    expect(strictly(param, ["\u001Fa"])).toEqual(["error badutf8"]);
    expect(strictly(param, "\u001Fa")).toEqual(["error badutf8"]);
  });
});

describe("a message", () => {
  it("begins with the name as the reading's input writes it", () => {
    expect(serverIssues(color, "x")[0]).toMatchObject({
      parameter: "xvalue",
      module: "query+example",
      message: 'xvalue: does not know "x"',
    });
    expect(strictIssues(color, ["x"])[0]).toMatchObject({
      parameter: "value",
      module: "query+example",
      message: 'value: does not know "x"',
    });
  });

  it("lists what could have been given", () => {
    const [issue] = serverIssues({ type: "enum", values: ["a", "b"] }, "c");
    expect(issue?.message).toBe('xvalue: "c" is not one of "a", "b"');
  });
});
