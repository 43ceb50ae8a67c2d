import type { FieldDescriptor, FieldDescriptors } from "../../runtime/model/result-descriptor.js";

const CONTENT: FieldDescriptor = { is: "string", formatversion1: { as: "content" } };
const VALUES: FieldDescriptor = { is: { record: {} }, formatversion1: { as: "pairs" } };
const LINKS: FieldDescriptor = {
  is: { list: { record: { title: { is: "title", formatversion1: { name: "*" } } } } },
};

/** The fields of `action=parse` that differ in format version 1; observed on MediaWiki 1.39 to 1.45. */
export const parseVersion1: FieldDescriptors = {
  parse: {
    is: {
      record: {
        text: CONTENT,
        wikitext: CONTENT,
        psttext: CONTENT,
        parsedsummary: CONTENT,
        parsetree: CONTENT,
        properties: VALUES,
        indicators: VALUES,
        langlinks: LINKS,
        links: LINKS,
        templates: LINKS,
        iwlinks: LINKS,
        categories: {
          is: { list: { record: { category: { is: "string", formatversion1: { name: "*" } } } } },
        },
      },
    },
  },
};

/** The same of `action=expandtemplates`, which depends on whether a request has `prop`. */
export function expandVersion1(args: Readonly<Record<string, unknown>>): FieldDescriptors {
  const wikitext: FieldDescriptor = {
    is: "string",
    ...(args["prop"] === undefined && { formatversion1: { name: "*" } }),
  };
  return {
    parsetree: CONTENT,
    expandtemplates: { is: { record: { wikitext, properties: VALUES } } },
  };
}
