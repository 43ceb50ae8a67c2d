import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import { USUAL } from "../one-parameter.js";
import type { Verdicts } from "./verdict.js";

const color: ParamDescriptor = {
  type: "enum",
  values: ["red", "green", "old"],
  deprecatedvalues: ["old"],
};
const colors: ParamDescriptor = {
  ...color,
  default: ["red"],
  multi: { ...USUAL, allspecifier: "*" },
};
const namespace: ParamDescriptor = { type: "namespace" };
const namespaces: ParamDescriptor = {
  type: "namespace",
  extranamespaces: [-1],
  multi: { ...USUAL, allspecifier: "*" },
};

/** Of one of listed values. */
export const enumerationsVerdicts: Verdicts = {
  "a listed value is taken": [color, "red", "red", "", ""],
  "a value that is not listed": [color, "blue", undefined, "error badvalue", "error badvalue"],
  "a listed value in another case": [color, "Red", undefined, "error badvalue", "error badvalue"],
  "two values where one is taken": [
    color,
    "red|green",
    undefined,
    "error badvalue",
    "error badvalue",
  ],
  "an empty value that is not listed": [color, "", undefined, "error badvalue", "error badvalue"],
  "an empty value that is listed": [{ type: "enum", values: ["", "a"] }, "", "", "", ""],
  "a deprecated value is taken": [
    color,
    "old",
    "old",
    "warning deprecation",
    "warning deprecation",
  ],
  "a deprecated value in a list is taken": [
    colors,
    "old|red",
    ["old", "red"],
    "warning deprecation",
    "warning deprecation",
    ["old", "red"],
  ],
  "unlisted values are dropped from a list": [
    colors,
    "blue|red|Red",
    ["red"],
    "warning unrecognizedvalues",
    "error unrecognizedvalues",
    ["blue", "red", "Red"],
  ],
  "a list of unlisted values is empty, and not the default": [
    colors,
    "blue",
    [],
    "warning unrecognizedvalues",
    "error unrecognizedvalues",
    ["blue"],
  ],
  "an empty list is empty, and not the default": [colors, "", [], "", "", []],
  "an absent list is its default": [colors, undefined, ["red"], "", ""],
  "the allspecifier stands for all": [colors, "*", ["red", "green", "old"], "", ""],
  "the allspecifier in a list of one stands for all, but is not of the type": [
    colors,
    "*",
    ["red", "green", "old"],
    "",
    "error badvalue",
    ["*"],
  ],
  "the allspecifier beside a value is an unlisted value": [
    colors,
    "*|red",
    ["red"],
    "warning unrecognizedvalues",
    "error unrecognizedvalues",
    ["*", "red"],
  ],
  "an asterisk without an allspecifier is an unlisted value": [
    { ...color, multi: USUAL },
    "*",
    [],
    "warning unrecognizedvalues",
    "error unrecognizedvalues",
  ],
  "another allspecifier stands for all": [
    { ...color, multi: { ...USUAL, allspecifier: "all" } },
    "all",
    ["red", "green", "old"],
    "",
    "",
  ],
};

/** Of the numbers of namespaces. */
export const namespacesVerdicts: Verdicts = {
  "a namespace is its number": [namespace, "10", 10, "", "", 10],
  "a namespace may have zeros in front": [namespace, "00", 0, "", "", 0],
  "a namespace may have a sign": [namespace, "+5", 5, "", "", 5],
  "minus zero is the main namespace": [namespace, "-0", 0, "", "", -0],
  "a namespace that the wiki does not have": [
    namespace,
    "16",
    undefined,
    "error badvalue",
    "error badvalue",
    16,
  ],
  "a namespace that this wiki has": [namespace, "100", 100, "", "", 100, { namespaces: [0, 100] }],
  "a namespace that this wiki does not have": [
    namespace,
    "4",
    undefined,
    "error badvalue",
    "error badvalue",
    4,
    { namespaces: [0, 100] },
  ],
  "a namespace is no name": [namespace, "Talk", undefined, "error badvalue", "error badvalue"],
  "two namespaces where one is taken": [
    namespace,
    "0|1",
    undefined,
    "error badvalue",
    "error badvalue",
  ],
  "an empty namespace": [namespace, "", undefined, "error badvalue", "error badvalue"],
  "unknown namespaces are dropped from a list": [
    namespaces,
    "0|99|x|-1",
    [0, -1],
    "warning unrecognizedvalues",
    "error unrecognizedvalues",
    [0, 99, -1],
  ],
  "the same namespace in two spellings is one": [namespaces, "1|01|+1", [1], "", "", [1, 1]],
  "the allspecifier stands for all namespaces": [
    namespaces,
    "*",
    [-1, 0, 1],
    "",
    "",
    "*",
    { namespaces: [0, 1] },
  ],
  "the allspecifier in a list of one stands for all namespaces, but is not of the type": [
    namespaces,
    "*",
    [-1, 0, 1],
    "",
    "error badvalue",
    ["*"],
    { namespaces: [0, 1] },
  ],
  "the allspecifier beside a namespace is an unknown one": [
    namespaces,
    "*|0",
    [0],
    "warning unrecognizedvalues",
    "error unrecognizedvalues",
    ["*", 0],
  ],
};
