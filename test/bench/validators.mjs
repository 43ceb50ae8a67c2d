/** Checks of the parameters of `list=recentchanges` by other tools, made from one JSON Schema. */
import { importPeer, named, requirePeer } from "./peers.mjs";

/** The values of a list and the limit that MediaWiki allows to callers without high limits. */
const MANY = 50;
const LIMIT = { type: "integer", minimum: 1, maximum: 500 };

/**
 * @typedef {object} Validator
 * @property {string} name
 * @property {(input: unknown) => readonly unknown[] | undefined} issuesOf undefined if the input is valid
 * @property {(issue: unknown) => string} messageOf what an issue has as its message
 */

const several = (one, ...others) => ({
  anyOf: [one, { type: "array", items: one, maxItems: MANY }, ...others],
});

/**
 * The generated schema allows what some caller may send; this one is for callers without high limits.
 *
 * @param {Record<string, any>} schema
 */
export function narrowSchema(schema) {
  const namespaces = { enum: Array.from({ length: 18 }, (_, index) => index - 2) };
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    if (name === "start" || name === "end") return [name, { type: "string", format: "date-time" }];
    if (name === "limit") return [name, { anyOf: [LIMIT, { const: "max" }] }];
    if (name === "namespace") return [name, several(namespaces, { const: "*" })];
    return [name, property.anyOf ? several(property.anyOf[0]) : property];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/**
 * @param {Record<string, any>} schema
 * @returns {Promise<readonly Validator[]>}
 */
export async function otherValidators(schema) {
  const { z } = await importPeer("zod/index.js");
  const zod = z.fromJSONSchema(schema);
  return [
    ajvValidator(schema, { allErrors: true }),
    ajvValidator(schema, { allErrors: false }),
    {
      name: `${named("zod")}, safeParse`,
      issuesOf: (input) => zod.safeParse(input).error?.issues,
      messageOf: ({ message }) => message,
    },
  ];
}

/** @returns {Validator} */
function ajvValidator(schema, { allErrors }) {
  const peer = requirePeer();
  const instance = peer("ajv-formats")(new (peer("ajv/dist/2020").default)({ allErrors }));
  const validate = instance.compile(schema);
  return {
    name: `${named("ajv")}${allErrors ? ", allErrors" : ", up to the first error"}`,
    issuesOf: (input) => (validate(input) ? undefined : validate.errors),
    messageOf: ({ message }) => message,
  };
}
