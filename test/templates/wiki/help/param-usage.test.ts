import { expect, it } from "vitest";
import type {
  ParamDescriptor,
  TemplateDescriptor,
} from "../../../../templates/runtime/model/descriptor.js";
import { paramUsage } from "../../../../templates/wiki/help/param-usage.js";

const MANY = { lowlimit: 50, highlimit: 500 };
const SEPARATE = 'Separator: <kbd>|</kbd> (<a href="help:main#main/datatypes">details</a>)';
const SEPARATED = 'separated by <kbd>|</kbd> (<a href="help:main#main/datatypes">details</a>)';
const MAXIMUM = "At most 50 values (500 with high limits).";
const FORMATS = '<a href="help:main#main/datatype/timestamp">allowed formats</a>';
const EXPIRIES = '<a href="help:main#main/datatype/expiry">details</a>';
const MODULE = '<span dir="ltr" lang="en"><a href="help:query+a&amp;b">a&amp;b</a></span>';

function moduleOf(value: string): string | undefined {
  return value === "a&b" ? "query+a&b" : undefined;
}

const NOTES: readonly (readonly [ParamDescriptor | TemplateDescriptor, ...(readonly string[])])[] =
  [
    [{ type: "string" }],
    [{ type: "string", required: true }, "Required."],
    [
      { type: "raw", info: [{ name: "a<b" }, { name: "of", values: ["c&d", 2] }] },
      "Condition: a&lt;b",
      "Condition: of (c&amp;d, 2)",
    ],
    [
      { type: "text", templatevars: { slot: "slots", "a<": "b" } },
      'In this <a href="help:main#main/templatedparams">templated parameter</a>, <var>&#123;slot&#125;</var> is a value of <var>xslots</var>, and <var>&#123;a&lt;&#125;</var> is a value of <var>xb</var>.',
    ],
    [{ type: "string", multi: MANY }, SEPARATE, MAXIMUM],
    [{ type: "tags", multi: MANY }, SEPARATE, MAXIMUM],
    [{ type: "tags" }],
    [{ type: "password" }],
    [{ type: "unknown" }],
    [{ type: "schema", shape: "string" }],
    [
      { type: "boolean", default: true },
      'Type: boolean (<a href="help:main#main/datatype/boolean">details</a>)',
    ],
    [{ type: "timestamp" }, `Type: timestamp (${FORMATS})`],
    [
      { type: "timestamp", multi: MANY },
      `Type: list of timestamps (${FORMATS})`,
      SEPARATE,
      MAXIMUM,
    ],
    [{ type: "expiry", default: "infinite" }, `Type: expiry (${EXPIRIES})`, "Default: infinite"],
    [{ type: "expiry", multi: MANY }, `Type: list of expiries (${EXPIRIES})`, SEPARATE, MAXIMUM],
    [{ type: "integer" }, "Type: integer"],
    [{ type: "integer", multi: MANY }, "Type: list of integers", SEPARATE, MAXIMUM],
    [{ type: "integer", min: 0 }, "Type: integer", "At least 0"],
    [{ type: "integer", max: 9 }, "Type: integer", "At most 9"],
    [
      { type: "integer", min: 1, max: 9, multi: MANY },
      "Type: list of integers",
      SEPARATE,
      MAXIMUM,
      "From 1 to 9",
    ],
    [{ type: "float", min: 0.5 }, "Type: float", "At least 0.5"],
    [{ type: "float", multi: MANY }, "Type: list of floats", SEPARATE, MAXIMUM],
    [
      { type: "limit", min: 1, max: 500, default: 10 },
      "Type: integer, <kbd>max</kbd>",
      "From 1 to 500",
      "Default: 10",
    ],
    [{ type: "user", subtypes: ["name", "a<b"] }, "Type: user: name, a&lt;b"],
    [{ type: "user", subtypes: ["id"], multi: MANY }, "Type: list of users: id", SEPARATE, MAXIMUM],
    [{ type: "title" }, "Type: title"],
    [{ type: "title", multi: MANY }, "Type: title", SEPARATE, MAXIMUM],
    [{ type: "upload" }, "Type: file, as multipart/form-data"],
    [
      { type: "enum", values: ["a&b", "c<"], default: "c<" },
      `Value: ${MODULE}, c&lt;`,
      "Default: c&lt;",
    ],
    [{ type: "enum", values: ["", "b"], default: "" }, "Value: empty, b", "Default: empty"],
    [
      {
        type: "enum",
        values: ["b", "c"],
        multi: { lowlimit: 2, highlimit: 3 },
        default: ["b", "c"],
      },
      `Values, ${SEPARATED}: b, c`,
      "Default: b|c",
    ],
    [
      {
        type: "enum",
        values: ["b", "c", "d"],
        multi: { lowlimit: 2, highlimit: 2, allspecifier: "<all>" },
      },
      `Values, ${SEPARATED}: b, c, d`,
      "At most 2 values.",
      "All values: <kbd>&lt;all&gt;</kbd>",
    ],
    [
      { type: "enum", values: ["b"], multi: { lowlimit: 2, highlimit: 2, allowsduplicates: true } },
      `Values, ${SEPARATED}: b`,
      "At most 2 values.",
    ],
    [{ type: "namespace" }, "Value: 0, 2, 10"],
    [
      { type: "namespace", extranamespaces: [-2, 2, -1], multi: { ...MANY, allspecifier: "*" } },
      `Values, ${SEPARATED}: -2, -1, 0, 2, 10`,
      "All values: <kbd>*</kbd>",
    ],
    [{ type: "password", maxbytes: 5, maxchars: 4 }, "At most 5 bytes", "At most 4 characters"],
    [{ type: "raw", maxchars: 4 }, "At most 4 characters"],
    [{ type: "text", maxbytes: 4 }, "At most 4 bytes"],
    [{ type: "unknown", maxbytes: 4, default: false }, "At most 4 bytes", "Default: false"],
    [{ type: "tags", maxbytes: 4 }],
  ];

it.each(NOTES.map(([param, ...notes]) => ({ param, notes })))(
  "the notes on $param are complete, and in the order of the server",
  ({ param, notes }) => {
    expect(paramUsage(param, { prefix: "x", namespaces: [10, 0, 2], moduleOf })).toEqual(notes);
  },
);
