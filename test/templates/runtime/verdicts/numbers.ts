import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import { USUAL } from "../one-parameter.js";
import type { Verdicts } from "./verdict.js";

const integer: ParamDescriptor = { type: "integer" };
const integers: ParamDescriptor = { type: "integer", multi: USUAL };
const bounded: ParamDescriptor = { type: "integer", min: 1, max: 10 };
const float: ParamDescriptor = { type: "float" };
const limit: ParamDescriptor = { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 };
const high = { highLimits: true };

/** Of integers and other numbers. */
export const numbersVerdicts: Verdicts = {
  "an integer is taken": [integer, "-42", -42, "", "", -42],
  "an integer may have a sign and zeros in front": [integer, "+007", 7, "", "", 7],
  "an empty integer": [integer, "", undefined, "error badinteger", "error badinteger"],
  "an integer with a point": [
    integer,
    "1.0",
    undefined,
    "error badinteger",
    "error badinteger",
    1.5,
  ],
  "an integer with a space": [integer, " 5", undefined, "error badinteger", "error badinteger"],
  "an integer before a line feed": [
    integer,
    "5\n",
    undefined,
    "error badinteger",
    "error badinteger",
  ],
  "a hexadecimal integer": [integer, "0x10", undefined, "error badinteger", "error badinteger"],
  "an integer with an exponent": [
    integer,
    "1e3",
    undefined,
    "error badinteger",
    "error badinteger",
    1e21,
  ],
  "no number at all": [
    integer,
    "NaN",
    undefined,
    "error badinteger",
    "error badinteger",
    Number.NaN,
  ],
  "an infinite integer": [
    integer,
    "Infinity",
    undefined,
    "error badinteger",
    "error badinteger",
    Number.POSITIVE_INFINITY,
  ],
  "an integer in a list is wrong, and the list with it": [
    integers,
    "1|x|3",
    undefined,
    "error badinteger",
    "error badinteger",
    [1, "x", 3],
  ],
  "an integer in a list is empty, and the list wrong": [
    integers,
    "1||3",
    undefined,
    "error badinteger",
    "error badinteger",
    [1, 2.5, 3],
  ],
  "an integer below its minimum is clamped": [
    bounded,
    "0",
    1,
    "warning outofrange",
    "error outofrange",
    0,
  ],
  "an integer above its maximum is clamped": [
    bounded,
    "11",
    10,
    "warning outofrange",
    "error outofrange",
    11,
  ],
  "each integer of a list is clamped": [
    { ...bounded, multi: USUAL },
    "0|5|11",
    [1, 5, 10],
    "warning outofrange, warning outofrange",
    "error outofrange, error outofrange",
    [0, 5, 11],
  ],
  "an integer out of an enforced range": [
    { ...bounded, enforcerange: true },
    "11",
    undefined,
    "error outofrange",
    "error outofrange",
    11,
  ],
  "a float may have a point, an exponent, and no digit in front": [float, "-.5e1", -5, "", "", -5],
  "a float needs a digit after its point": [
    float,
    "5.",
    undefined,
    "error badfloat",
    "error badfloat",
  ],
  "a float that is too large is not finite": [
    float,
    "1e999",
    undefined,
    "error badfloat-notfinite",
    "error badfloat",
    Number.POSITIVE_INFINITY,
  ],
  "a float out of range is clamped": [
    { type: "float", min: 0, max: 1 },
    "1.5",
    1,
    "warning outofrange",
    "error outofrange",
    1.5,
  ],
};

/** Of limits. */
export const limitsVerdicts: Verdicts = {
  "a limit is taken": [limit, "500", 500, "", "", 500],
  "the limit max is the maximum": [limit, "max", 500, "", ""],
  "the limit max is the high maximum with high limits": [limit, "max", 5000, "", "", "max", high],
  "the limit max without a maximum is as much as can be": [
    { type: "limit" },
    "max",
    Number.MAX_SAFE_INTEGER,
    "",
    "",
  ],
  "the limit MAX is none": [limit, "MAX", undefined, "error badinteger", "error badinteger"],
  "a limit above the maximum is clamped": [
    limit,
    "501",
    500,
    "warning outofrange",
    "error outofrange",
    501,
  ],
  "a limit above the maximum is taken with high limits": [limit, "501", 501, "", "", 501, high],
  "a limit above the high maximum is clamped": [
    limit,
    "5001",
    5000,
    "warning outofrange",
    "error outofrange",
    5001,
    high,
  ],
  "a limit below the minimum is clamped": [
    limit,
    "0",
    1,
    "warning outofrange",
    "error outofrange",
    0,
  ],
  "a limit without a minimum is not negative": [
    { type: "limit", max: 5 },
    "-1",
    0,
    "warning outofrange",
    "error outofrange",
    -1,
  ],
  "an absent limit has its default": [limit, undefined, 10, "", ""],
};
