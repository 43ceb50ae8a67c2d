import { catalogue, module, parameter } from "../generator/support/specs.js";
import type { Json } from "../generator/support/specs.js";
import { input, keyed } from "./spec-inputs.js";
import type { Place } from "./spec-inputs.js";

const CATALOGUE = catalogue(module("evil", [parameter("p", ["a", "b"])]));

const described = (more: Json, catalogued: Json = CATALOGUE): ReturnType<Place> =>
  input(catalogued, {
    descriptions: { modules: { "query+evil": { ...EVIL, ...more } } },
  });

const RESULT = {
  module: "query+evil",
  servers: ["MediaWiki 1.39.17"],
  rows: { at: ["query", "evil"], kind: "item" },
  response: {
    query: { is: { record: { evil: { is: [{ record: { id: { is: "integer" } } }] } } } },
  },
};

/** A spec whose rows have a described field. */
const withField = (descriptions: Json): ReturnType<Place> =>
  input(CATALOGUE, { descriptions, result: RESULT });

const EVIL = { description: "Lists pages." };

const P = { description: "A parameter." };

/** Specs with any text in each text of the schema of descriptions. */
export const DESCRIPTION_PLACES: Readonly<Record<string, readonly Place[]>> = {
  "descriptions.$schema": [
    (text) => input(CATALOGUE, { descriptions: { $schema: text, modules: {} } }),
  ],
  "descriptions.modules{key}": [
    (text) => input(CATALOGUE, { descriptions: { modules: keyed(text, P) } }),
  ],
  "descriptions#Line": [
    (text) => described({ description: text }),
    (text) => described({ parameters: { p: text } }),
    (text) => described({ parameters: { p: { description: text } } }),
    (text) => described({ parameters: { p: { ...P, values: { a: text } } } }),
    (text) => withField({ modules: { "query+evil": { ...EVIL, fields: { id: text } } } }),
    (text) => withField({ modules: { "query+evil": EVIL }, fields: { id: text } }),
  ],
  "descriptions.fields{key}": [
    (text) => withField({ modules: { "query+evil": EVIL }, fields: keyed(text, "A field.") }),
  ],
  "descriptions#DescribedModule.fields{key}": [
    (text) => described({ fields: keyed(text, "A field.") }),
  ],
  "descriptions#DescribedModule.manual": [
    (text) => described({ manual: text }),
    (text) => described({ manual: `https://wiki.example/${text}` }),
  ],
  "descriptions#DescribedModule.parameters{key}": [
    (text) => described({ parameters: keyed(text, "A parameter.") }),
    (text) =>
      described(
        { parameters: keyed(text, "A parameter.") },
        catalogue(module("evil", [parameter(text)])),
      ),
  ],
  "descriptions#DescribedParameter.values{key}": [
    (text) => described({ parameters: { p: { ...P, values: keyed(text, "A value.") } } }),
    (text) =>
      described(
        { parameters: { p: { ...P, values: keyed(text, "A value.") } } },
        catalogue(module("evil", [parameter("p", [text, "b"])])),
      ),
  ],
};
