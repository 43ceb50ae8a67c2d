import { Name, _, str } from "ajv/dist/2020.js";
import type { Ajv2020, KeywordCxt } from "ajv/dist/2020.js";
import { or, rawCode } from "./ajv-code.js";
import { BRANCHES, DISCRIMINATOR } from "./discriminator-names.js";

/** The property that selects an alternative, and its values for each alternative. */
interface Selection {
  readonly property: string;
  readonly values: readonly (readonly string[])[];
}

/**
 * Adds the keyword that checks an object with the alternative that its discriminator selects, and
 * reports the errors of this alternative only. ajv's own keyword follows neither `mapping` nor the
 * names of schemas.
 */
export function addDiscriminator(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: DISCRIMINATOR,
    type: "object",
    schemaType: "object",
    error: {
      message: ({ schema }) => {
        const { property, values } = selectionOf(schema);
        const listed = values.flat().map((value) => JSON.stringify(value));
        return str`must have one of the values ${listed.join(", ")} in ${JSON.stringify(property)}`;
      },
      params: ({ schema }) => _`{property: ${selectionOf(schema).property}}`,
    },
    code: checkSelected,
  });
}

function checkSelected(context: KeywordCxt): void {
  const { gen, data, schema } = context;
  const { property, values } = selectionOf(schema);
  const valid = gen.let("valid", false);
  const isName = /^[a-z$_][\w$]*$/i.test(property);
  const tag = gen.const(
    "tag",
    isName ? _`${data}${rawCode(`.${property}`)}` : _`${data}[${property}]`,
  );
  gen.if(false);
  for (const [index, selecting] of values.entries()) {
    const [first = _`false`, ...others] = selecting.map((value) => _`${tag} === ${value}`);
    gen.elseIf(or(first, ...others));
    const isFitting = gen.name("valid");
    const branch = context.subschema({ keyword: BRANCHES, schemaProp: index }, isFitting);
    context.mergeEvaluated(branch, Name);
    gen.assign(valid, isFitting);
  }
  gen.else();
  context.error();
  gen.endIf();
  context.ok(valid);
}

function selectionOf(schema: unknown): Selection {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `validatorSchema` makes all values of this keyword
  return schema as Selection;
}
