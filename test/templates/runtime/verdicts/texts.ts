import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import { USUAL } from "../one-parameter.js";
import type { Verdicts } from "./verdict.js";

const string: ParamDescriptor = { type: "string" };
const strings: ParamDescriptor = { type: "string", multi: { lowlimit: 2, highlimit: 3 } };
const integer: ParamDescriptor = { type: "integer" };
const high = { highLimits: true };

/** Of a parameter of any type. */
export const presenceVerdicts: Verdicts = {
  "an absent parameter is passed over": [string, undefined, undefined, "", ""],
  "an absent parameter has its default": [{ ...string, default: "d" }, undefined, "d", "", ""],
  "a default satisfies a required parameter": [
    { ...string, default: "d", required: true },
    undefined,
    "d",
    "",
    "",
  ],
  "a required parameter must be there": [
    { ...string, required: true },
    undefined,
    undefined,
    "error missingparam",
    "error missingparam",
  ],
  "a required text must not be empty": [
    { ...string, required: true },
    "",
    undefined,
    "error missingparam",
    "error missingparam",
  ],
  "a required title must not be empty, which is no title": [
    { type: "title", required: true },
    "",
    undefined,
    "error badtitle",
    "error badtitle",
  ],
  "a required list may be empty": [{ ...strings, required: true }, "", [], "", "", []],
  "a required list may hold an empty text beside others": [
    { ...strings, required: true },
    "a|",
    ["a", ""],
    "",
    "",
    ["a", ""],
  ],
  "a text that is not required may be empty": [string, "", "", "", ""],
  "a single value must not begin with U+001F": [
    string,
    "\u001Fa",
    undefined,
    "error badvalue",
    "error badvalue",
  ],
  "a deprecated parameter is taken": [
    { ...string, deprecated: true },
    "a",
    "a",
    "warning deprecation",
    "warning deprecation",
  ],
  "a deprecated parameter with a bad value is both": [
    { ...integer, deprecated: true },
    "a",
    undefined,
    "warning deprecation, error badinteger",
    "warning deprecation, error badinteger",
  ],
  "an absent deprecated parameter is passed over": [
    { ...string, deprecated: true },
    undefined,
    undefined,
    "",
    "",
  ],
};

/** Of any text. */
export const textsVerdicts: Verdicts = {
  "text that is not NFC is composed": [string, "e\u0301", "é", "warning badutf8", "error badutf8"],
  "control characters are replaced": [
    string,
    "a\u0001\u000Bb",
    "a\uFFFD\uFFFDb",
    "warning badutf8",
    "error badutf8",
  ],
  "tab, line feed, carriage return and delete stay": [
    string,
    "a\t\n\r\u007Fb",
    "a\t\n\r\u007Fb",
    "",
    "",
  ],
  "noncharacters are replaced": [
    string,
    "\uFFFE\uFFFF",
    "\uFFFD\uFFFD",
    "warning badutf8",
    "error badutf8",
  ],
  "half a surrogate pair is replaced": [
    string,
    "a\uD800",
    "a\uFFFD",
    "warning badutf8",
    "error badutf8",
  ],
  "raw text is not touched": [{ type: "raw" }, "e\u0301", "e\u0301", "", ""],
  "a list joined with U+001F keeps it": [
    strings,
    "\u001Fa|b\u001Fe\u0301",
    ["a|b", "é"],
    "warning badutf8",
    "error badutf8",
    ["a|b", "e\u0301"],
  ],
  "a separator further in is a control character": [
    strings,
    "a\u001Fb",
    ["a\uFFFDb"],
    "warning badutf8",
    "error badutf8",
    ["a\u001Fb"],
  ],
};

/** Of any parameter that takes several values. */
export const listsVerdicts: Verdicts = {
  "a list within its limit is taken": [strings, "a|b", ["a", "b"], "", "", ["a", "b"]],
  "a list is too long for a common caller": [
    strings,
    "a|b|c",
    undefined,
    "error toomanyvalues",
    "error toomanyvalues",
    ["a", "b", "c"],
  ],
  "a list is not too long with high limits": [
    strings,
    "a|b|c",
    ["a", "b", "c"],
    "",
    "",
    ["a", "b", "c"],
    high,
  ],
  "a list is too long even with high limits": [
    strings,
    "a|b|c|d",
    undefined,
    "error toomanyvalues",
    "error toomanyvalues",
    ["a", "b", "c", "d"],
    high,
  ],
  "duplicates count toward the limit": [
    strings,
    "a|a|a",
    undefined,
    "error toomanyvalues",
    "error toomanyvalues",
    ["a", "a", "a"],
  ],
  "duplicates are merged": [strings, "a|a", ["a"], "", "", ["a", "a"]],
  "duplicates are kept where they are allowed": [
    { type: "string", multi: { ...USUAL, allowsduplicates: true } },
    "a|a",
    ["a", "a"],
    "",
    "",
    ["a", "a"],
  ],
  "one value stands for a list of one": [strings, "a", ["a"], "", "", "a"],
};
