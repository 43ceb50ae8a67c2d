import { describe, expect, it } from "vitest";
import {
  catalogueRequest,
  responseTypeOf,
} from "../../../../../generator/explorer/page/compose/catalogue-request.js";
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
