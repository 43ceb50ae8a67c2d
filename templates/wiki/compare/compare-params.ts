// The action that compares revisions and texts.

import type {
  AnyModule,
  ParamDescriptor,
  TemplateDescriptor,
} from "../../runtime/model/descriptor.js";
import { actionModule, SEVERAL } from "../actions/descriptors.js";

const STRING: ParamDescriptor = { type: "string" };
const TEXT: ParamDescriptor = { type: "text" };
const INTEGER: ParamDescriptor = { type: "integer" };
const SLOTS: ParamDescriptor = { type: "enum", values: ["main"], multi: SEVERAL };
const FORMAT: ParamDescriptor = {
  type: "enum",
  values: ["application/json", "text/css", "text/javascript", "text/plain", "text/x-wiki"],
};
const MODEL: ParamDescriptor = {
  type: "enum",
  values: ["css", "javascript", "json", "text", "wikitext"],
};

/** As MediaWiki 1.45 without extensions describes it. */
export const compareModule: AnyModule = actionModule(
  "compare",
  {
    ...paramsOf("from"),
    ...paramsOf("to"),
    torelative: { type: "enum", values: ["cur", "next", "prev"] },
    prop: {
      type: "enum",
      values: [
        "comment",
        "diff",
        "diffsize",
        "ids",
        "parsedcomment",
        "rel",
        "size",
        "timestamp",
        "title",
        "user",
      ],
      multi: SEVERAL,
      default: ["diff", "ids", "title"],
    },
    slots: { type: "enum", values: ["main"], multi: { ...SEVERAL, allspecifier: "*" } },
    difftype: { type: "enum", values: ["table", "unified"], default: "table" },
  },
  { readrights: true, templates: { ...templatesOf("from"), ...templatesOf("to") } },
);

function paramsOf(side: "from" | "to"): Readonly<Record<string, ParamDescriptor>> {
  return {
    [`${side}title`]: STRING,
    [`${side}id`]: INTEGER,
    [`${side}rev`]: INTEGER,
    [`${side}slots`]: SLOTS,
    [`${side}pst`]: { type: "boolean" },
    [`${side}text`]: { ...TEXT, deprecated: true },
    [`${side}contentformat`]: { ...FORMAT, deprecated: true },
    [`${side}contentmodel`]: { ...MODEL, deprecated: true },
    [`${side}section`]: { ...STRING, deprecated: true },
  };
}

function templatesOf(side: "from" | "to"): Readonly<Record<string, TemplateDescriptor>> {
  const templatevars = { slot: `${side}slots` };
  return {
    [`${side}text-{slot}`]: { ...TEXT, templatevars },
    [`${side}section-{slot}`]: { ...STRING, templatevars },
    [`${side}contentformat-{slot}`]: { ...FORMAT, templatevars },
    [`${side}contentmodel-{slot}`]: { ...MODEL, templatevars },
  };
}
