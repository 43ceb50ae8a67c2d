import { describe, expect, it } from "vitest";
import type { ParamDescriptor } from "../../../templates/runtime/descriptor.js";
import { asServer, serverIssues, strictIssues, strictly, USUAL } from "./one-parameter.js";

const color: ParamDescriptor = { type: "enum", values: ["red", "green"], multi: USUAL };

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
