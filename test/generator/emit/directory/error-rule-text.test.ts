import { describe, expect, it } from "vitest";
import { withErrorRules } from "../../../../generator/emit/directory/error-rules.js";

/** The lines with which ajv adds an error. */
function added(error: string, object: string): string {
  return `const ${error} = ${object};
if(vErrors === null){
vErrors = [${error}];
}
else {
vErrors.push(${error});
}
errors++;`;
}

/** The end of code with rules: their constants, and the function that adds errors. */
function ending(...rules: readonly string[]): string {
  return `
${rules.map((members, index) => `const rule${index} = {${members}};\n`).join("")}
function addError(errors, instancePath, rule) {
const error = {instancePath, ...rule};
if (errors === null) return [error];
errors.push(error);
return errors;
}
`;
}

function call(path: string, rule: string): string {
  return `vErrors = addError(vErrors, ${path}, ${rule});\nerrors++;`;
}

const REST = `schemaPath:"#/type",`;
const STRING = `keyword:"type",params:{type: "string"},message:"must be string"`;

describe("the text of error rules", () => {
  it("stays as it is without errors", () => {
    expect(withErrorRules("const schema16 = {};\n")).toBe("const schema16 = {};\n");
  });

  it("has one constant for equal errors, wherever they are", () => {
    const code = [
      added("err0", `{instancePath,${REST}${STRING}}`),
      added("err12", `{instancePath:instancePath+"/a",schemaPath:"#/other",${STRING}}`),
      `vErrors = addError(vErrors, {instancePath:instancePath+"/" + i0,${REST}${STRING}});\nerrors++;`,
      added("err3", `{instancePath,${REST}keyword:"const",params:{allowedValue: true}}`),
    ].join("\n");
    expect(withErrorRules(code)).toBe(
      [
        call("instancePath", "rule0"),
        call('instancePath+"/a"', "rule0"),
        call('instancePath+"/" + i0', "rule0"),
        call("instancePath", "rule1"),
      ].join("\n") + ending(STRING, 'keyword:"const",params:{allowedValue: true}'),
    );
  });

  it("has errors that are only counted, without members", () => {
    expect(withErrorRules(added("err0", "{}"))).toBe(call("instancePath", "rule0") + ending(""));
  });

  it("has errors in several lines in one", () => {
    const object = `{instancePath,${REST}keyword:"a",\n    params:{},\n    message:"b"}`;
    const rule = 'keyword:"a", params:{}, message:"b"';
    expect(withErrorRules(added("err0", object))).toBe(
      call("instancePath", "rule0") + ending(rule),
    );
    expect(withErrorRules(`vErrors = addError(vErrors, ${object});\nerrors++;`)).toBe(
      call("instancePath", "rule0") + ending(rule),
    );
  });

  it("has texts joined that ajv concatenates", () => {
    const object = `{instancePath,${REST}keyword:"a",message:"one "+"two \\"+\\" "+"three"}`;
    expect(withErrorRules(added("err0", object))).toBe(
      call("instancePath", "rule0") + ending('keyword:"a",message:"one two \\"+\\" three"'),
    );
  });

  it("finds the members of errors outside of texts", () => {
    const path = 'instancePath+"/,keyword:,schemaPath:"';
    const object = `{instancePath:${path},schemaPath:"#/,keyword:",${STRING}}`;
    expect(withErrorRules(added("err0", object))).toBe(call(path, "rule0") + ending(STRING));
  });

  it.each(["missing0", "data.length", "key0", "$a", "_a0b", "true1", "schemas"])(
    "has no constant for what only the function knows: %s",
    (value) => {
      const object = `{instancePath,${REST}keyword:"a",params:{b: ${value}}}`;
      expect(withErrorRules(added("err0", object))).toBe(
        call("instancePath", `{keyword:"a",params:{b: ${value}}}`) + ending(),
      );
    },
  );

  it.each(["true", "false", "null", "3", '"missing0"', "schema12.a", "{c: 1}", "{$c: 1}", "[1]"])(
    "has a constant for what stands in the code: %s",
    (value) => {
      const object = `{instancePath,${REST}keyword:"a",params:{b: ${value}}}`;
      expect(withErrorRules(added("err0", object))).toBe(
        call("instancePath", "rule0") + ending(`keyword:"a",params:{b: ${value}}`),
      );
    },
  );
});

describe("the lists in error rules", () => {
  const SCHEMA = JSON.stringify({
    enum: ["a", '"'],
    type: ["string", "null"],
    properties: { a: { enum: [1] }, "b-c": { enum: [2] }, 'd"e': { enum: [3] }, $f: { enum: [4] } },
    anyOf: [{ enum: [5] }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { enum: [6] }],
    mixed: [1, {}],
    one: "text",
  });

  /** The rule of an error with a part of a schema as parameter. */
  function ruleOf(parameter: string, schema = SCHEMA): string {
    const object = `{instancePath,${REST}keyword:"enum",params:{allowedValues: ${parameter}},message:"m"}`;
    const declared = `const schema16 = ${schema};\n`;
    const code = withErrorRules(declared + added("err0", object));
    const start = declared + call("instancePath", "rule0");
    expect(code.startsWith(start)).toBe(true);
    return (
      /^const rule0 = \{keyword:"enum",params:\{allowedValues: (.*)\},message:"m"\};$/m.exec(
        code,
      )?.[1] ?? ""
    );
  }

  it.each([
    ["schema16.enum", '["a","\\""]'],
    ["schema16.type", '["string","null"]'],
    ["schema16.properties.a.enum", "[1]"],
    ['schema16.properties["b-c"].enum', "[2]"],
    ['schema16.properties["d\\"e"].enum', "[3]"],
    ["schema16.properties.$f.enum", "[4]"],
    ["schema16.anyOf[0].enum", "[5]"],
    ["schema16.anyOf[10].enum", "[6]"],
  ])("are written where they were a part of a schema: %s", (parameter, text) => {
    expect(ruleOf(parameter)).toBe(text);
  });

  it.each([
    "schema16.mixed",
    "schema16.one",
    "schema16.one.length",
    "schema16.none",
    "schema16.none.enum",
    "schema16",
    "schema17.enum",
  ])("stay a part of a schema if they are no list of simple values: %s", (parameter) => {
    expect(ruleOf(parameter)).toBe(parameter);
  });

  it("may be a complete schema", () => {
    expect(ruleOf("schema16", '{"enum":[1]}')).toBe("schema16");
  });

  it("are read in one line per schema", () => {
    expect(ruleOf("schema16.enum", '{"enum":["};"]}')).toBe('["};"]');
    const [first, second] = ['const schema6 = {"enum":[1]};', 'const schema16 = {"enum":[2]};'];
    const object = `{instancePath,${REST}keyword:"enum",params:{a: schema16.enum}}`;
    expect(withErrorRules(`${first}\n${second}\n${added("err0", object)}`)).toBe(
      `${first}\n${second}\n${call("instancePath", "rule0")}${ending('keyword:"enum",params:{a: [2]}')}`,
    );
  });
});
