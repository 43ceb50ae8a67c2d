import { describe, expect, it } from "vitest";
import {
  catalogueRequest,
  responseTypeOf,
} from "../../../../generator/explorer/page/catalogue-request.js";
import type {
  FieldDescriptor,
  FieldDescriptors,
  ResultDescriptor,
} from "../../../../templates/runtime/model/result-descriptor.js";
import { shippedContext } from "./shipped-context.js";

const queries = shippedContext("paraminfo");
const actions = shippedContext("actions");

function typeOf(query: string, context = queries): string {
  return responseTypeOf(context, catalogueRequest(context, [], query));
}

describe("The type of a response", () => {
  it("has the learned rows of a list", () => {
    expect(typeOf("action=query&list=random&formatversion=2")).toBe(`{
  batchcomplete?: boolean;
  continue?: Record<string, string | number>;
  query: {
    random: {
      id: number;
      ns: number;
      title: string;
    }[];
  };
}`);
  });

  it("has the fields that the parameters request", () => {
    const [none, some] = ["", "sortkey|hidden"].map((prop) =>
      typeOf(`action=query&titles=A&prop=categories&clprop=${prop}&formatversion=2`),
    );
    expect(none).not.toContain("sortkey");
    expect(some).toContain("sortkeyprefix: string;");
    expect(some).toContain("hidden: boolean;");
  });

  it("has the forms of format version 1", () => {
    const query = "action=query&titles=A&prop=info&format=json";
    expect(typeOf(`${query}&formatversion=1`)).toMatch(
      /batchcomplete\?: "";[^]*pages\??: Record<string, \{[^]*missing\?: "";/,
    );
    expect(typeOf(`${query}&formatversion=2`)).toMatch(
      /batchcomplete\?: boolean;[^]*pages\??: \{[^]*missing\?: boolean;[^]*\}\[\];/,
    );
  });

  it("has the fields that a generator adds to pages", () => {
    const type = typeOf("action=query&generator=prefixsearch&gpssearch=A&formatversion=2");
    expect(type).toContain("index");
    expect(type).not.toContain("prefixsearch:");
  });

  it("is a tuple or a text if the response is no object", () => {
    expect(typeOf("action=opensearch&search=A&format=json", actions)).toBe(
      "[string, string[], string[], string[]]",
    );
    expect(typeOf("action=rsd", actions)).toBe("string");
  });

  it("names the modules that were not learned", () => {
    const results = queries.results.filter(({ descriptor }) => descriptor.module !== "query+tags");
    const type = typeOf("action=query&list=random|tags&formatversion=2", { ...queries, results });
    expect(type).toContain("random: {");
    expect(type).toContain("} & unknown // not learned: query+tags");
  });
});

/** The members of the rows of `list=random` that these fields describe, a line each. */
function rowLines(version: 1 | 2, fields: FieldDescriptors, more = ""): readonly string[] {
  const random = { is: { list: { record: fields } } };
  const descriptor: ResultDescriptor = {
    module: "query+random",
    response: { query: { is: { record: { random } } } },
  };
  const text = typeOf(`action=query&list=random&formatversion=${version}${more}`, {
    ...queries,
    results: [{ descriptor, servers: [] }],
  });
  const [, rows] = /random: (?:\{\n([^]*?)\n {4}\}|\{\})\[\];/.exec(text) ?? [];
  return (rows ?? "").split("\n").map((line) => line.trim());
}

/** Fields of a row, each with its member in format version 1 and, if it differs, in 2. */
const FORMS = `
a text → {"is": "string"} → a: string;
an optional one → {"is": "string", "optional": true} → a?: string;
one that is optional in version 1 → {"is": "integer", "formatversion1": {"optional": true}} → a?: number; → a: number;
a flag → {"is": "boolean", "formatversion1": {"as": "flag"}} → a?: ""; → a: boolean;
a value that version 1 lacks → {"is": "string", "formatversion1": {"as": "absent"}} →  → a: string;
a renamed one → {"is": "string", "formatversion1": {"name": "*"}} → "*": string; → a: string;
content → {"is": "string", "formatversion1": {"as": "content"}} → a: { "*": string }; → a: string;
pairs → {"is": {"map": "string"}, "formatversion1": {"as": "pairs"}} → a: readonly { name: string; "*": unknown }[]; → a: Record<string, string>;
a number as text → {"is": "integer", "formatversion1": {"as": "string"}} → a: string; → a: number;
a text as integer → {"is": "string", "formatversion1": {"as": "integer"}} → a: number; → a: string;
a text as number → {"is": "string", "formatversion1": {"as": "number"}} → a: number; → a: string;
a text as boolean → {"is": "string", "formatversion1": {"as": "boolean"}} → a: boolean; → a: string;
a text as anything → {"is": "string", "formatversion1": {"as": "unknown"}} → a: unknown; → a: string;
a list as map → {"is": {"list": "string"}, "formatversion1": {"as": "map"}} → a: Record<string, string>; → a: string[];
anything → {"is": "unknown"} → a: unknown;
alternatives → {"is": {"anyOf": ["string", "integer"]}} → a: string | number;
lists of alternatives → {"is": {"list": {"anyOf": ["string", {"anyOf": ["integer", "boolean"]}]}}} → a: (string | number | boolean)[];
a list or a map → {"is": {"anyOf": [{"list": "integer"}, {"map": "integer"}]}} → a: number[] | Record<string, number>;
equal alternatives → {"is": {"anyOf": ["string", "timestamp"]}} → a: string;
no members → {"is": {"record": {}}} → a: {};
an enumeration of the module → {"is": {"enumOf": "filterredir"}} → a: "all" | "nonredirects" | "redirects";
that of no parameter → {"is": {"enumOf": "toString"}} → a: string;
that of a parameter without values → {"is": {"enumOf": "minsize"}} → a: string;
`;

describe("The type of a field", () => {
  it.each(FORMS.trim().split("\n"))("that is %s", (row) => {
    const [, json = "", one = "", two = one] = row.split(/ ?→ ?/);
    const fields: FieldDescriptors = { a: JSON.parse(json) };
    expect(rowLines(1, fields)).toEqual([one]);
    expect(rowLines(2, fields)).toEqual([two]);
  });

  it("is that of format version 2 if the request names none, as the form writes it", () => {
    const [none, one, latest] = ["", "&formatversion=1", "&formatversion=latest"].map((version) =>
      typeOf(`action=query&list=random${version}`),
    );
    expect(none).toContain("batchcomplete?: boolean;");
    expect(one).toContain('batchcomplete?: "";');
    expect(latest).toBe(none);
  });

  it("is there if the parameters request it", () => {
    const fields: FieldDescriptors = {
      id: { is: "integer" },
      short: { is: "string", when: { minsize: true } },
      redirect: { is: "boolean", when: { filterredir: ["all", "redirects"] } },
    };
    expect(rowLines(2, fields)).toEqual(["id: number;"]);
    expect(rowLines(2, fields, "&rnminsize=5&rnfilterredir=redirects")).toEqual([
      "id: number;",
      "short: string;",
      "redirect: boolean;",
    ]);
  });

  it("is indented below the fields around it", () => {
    const inner: FieldDescriptor = { is: { record: { b: { is: "string" } } } };
    expect(rowLines(2, { "odd-name": inner })).toEqual(['"odd-name": {', "b: string;", "};"]);
  });
});
