import { Ajv2020 } from "ajv/dist/2020.js";
import { CodeGen, Name, ValueScope, _ } from "ajv/dist/compile/codegen/index.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { expect, it } from "vitest";
import { changeGenerators } from "../../../../../generator/emit/directory/keywords/code-generators.js";
import { countNamesOnce } from "../../../../../generator/emit/directory/keywords/counted-names.js";

const SCHEMA = {
  type: "object",
  required: ["id", "kind"],
  properties: {
    id: { type: "integer", minimum: 1, maximum: 9 },
    kind: { enum: ["a", { b: 1 }] },
    tags: { type: "array", items: { type: ["string", "null"], minLength: 2 }, uniqueItems: true },
    shape: { oneOf: [{ type: "string" }, { type: "object", additionalProperties: false }] },
    other: { anyOf: [{ not: { type: "null" } }, { const: 3 }] },
    some: { contains: { pattern: "^a" }, prefixItems: [{ type: "null" }] },
  },
  patternProperties: { "^x": { multipleOf: 3 } },
  propertyNames: { maxLength: 9 },
  unevaluatedProperties: { type: "boolean" },
};

function codeOf(allErrors: boolean, change: (ajv: Ajv2020) => void): string {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors,
    code: { source: true, lines: true },
  });
  change(ajv);
  return standaloneCode.default(ajv, ajv.compile(SCHEMA));
}

/** The names of the function that a generator writes: those that ajv counts, or the replaced ones. */
function namesOf(gen: CodeGen): unknown {
  const [root]: readonly unknown[] = gen["_nodes"];
  return typeof root === "object" && root !== null && "names" in root ? root.names : undefined;
}

it.each([true, false])("the code is that of ajv, which counts more often: %s", (allErrors) => {
  const counted = codeOf(allErrors, (ajv) => changeGenerators(ajv, countNamesOnce));
  expect(counted).toBe(codeOf(allErrors, () => undefined));
});

function name(text: string): Name {
  return new Name(text);
}

function generator(): CodeGen {
  return new CodeGen(new ValueScope({ scope: {} }), {});
}

/** Writes a node of each kind, and returns the names of all. */
function namesOfNodes(gen: CodeGen): unknown {
  gen.const("constant", _`${name("value")} + ${name("value")}`);
  gen.let("empty");
  gen.let("number", 1);
  gen.assign(name("assigned"), _`${name("right")}`);
  gen.assign(_`${name("object")}.member`, name("right"));
  gen.add(name("total"), name("more"));
  gen.if(
    _`${name("condition")}`,
    () => gen.code(_`${name("call")}()`),
    () => gen.code(name("otherwise")),
  );
  gen.for(_`${name("start")};;`, () => gen.break(name("label")));
  gen.forRange("index", name("from"), name("to"), () => gen.code(_`${name("inRange")}`));
  gen.forIn("key", name("members"), (key) => gen.code(_`${key}`));
  gen.forOf("item", name("items"), (item) => gen.code(_`${item}`));
  gen.label(name("label"));
  gen.try(
    () => gen.throw(_`${name("thrown")}`),
    (error) => gen.code(_`${name("caught")}(${error})`),
    () => gen.code(_`${name("last")}`),
  );
  gen.func(name("inner"), name("given"), false, () => gen.return(_`${name("returned")}`));
  return namesOf(gen);
}

it("names are counted in each kind of node", () => {
  const changed = generator();
  countNamesOnce(changed);
  const counts = namesOfNodes(changed);
  expect(counts).toMatchObject({ value: 2, right: 2, caught: 1, to: 1, members: 1, returned: 1 });
  expect(counts).toEqual(namesOfNodes(generator()));
});
