import type { ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import type { Verdicts } from "./verdict.js";

const boolean: ParamDescriptor = { type: "boolean" };
const timestamp: ParamDescriptor = { type: "timestamp" };
const expiry: ParamDescriptor = { type: "expiry" };
const title: ParamDescriptor = { type: "title" };
const everyUser: ParamDescriptor = {
  type: "user",
  subtypes: ["name", "ip", "cidr", "temp", "interwiki", "id"],
};

/** Of points in time. */
export const timesVerdicts: Verdicts = {
  "a time is taken": [
    timestamp,
    "20240131090000",
    "2024-01-31T09:00:00Z",
    "",
    "",
    new Date("2024-01-31T09:00:00.5Z"),
  ],
  "a date is no time": [
    timestamp,
    "2024-01-31",
    undefined,
    "error badtimestamp",
    "error badtimestamp",
  ],
  "a word is no time": [
    timestamp,
    "yesterday",
    undefined,
    "error badtimestamp",
    "error badtimestamp",
    new Date(Number.NaN),
  ],
  "the word now is one": [timestamp, "now", "now", "", ""],
  "an empty time is taken as now": [
    timestamp,
    "",
    "now",
    "warning unclearnowtimestamp",
    "error unclearnowtimestamp",
  ],
  "the time 0 is taken as now": [
    timestamp,
    "0",
    "now",
    "warning unclearnowtimestamp",
    "error unclearnowtimestamp",
  ],
  "an expiry is any text": [expiry, "2 weeks", "2 weeks", "", ""],
  "an expiry is not empty": [expiry, "", undefined, "error badexpiry", "error badexpiry"],
};

/** Of users and titles. */
export const usersAndTitlesVerdicts: Verdicts = {
  "a user is canonicalised": [everyUser, "User:foo_bar", "Foo bar", "", ""],
  "not a possible user": [everyUser, "a|b", undefined, "error baduser", "error baduser"],
  "a user of a kind that is not taken": [
    { type: "user", subtypes: ["ip"] },
    "Foo",
    undefined,
    "error baduser",
    "error baduser",
  ],
  "a title has its spaces in order": [title, " Foo__bar ", "Foo bar", "", ""],
  "not a possible title": [title, "a|b", undefined, "error badtitle", "error badtitle"],
};

/** Of booleans. */
export const booleansVerdicts: Verdicts = {
  "a boolean that is there is true": [boolean, "", true, "", "", true],
  "a boolean is true whatever its text": [boolean, "false", true, "", "", true],
  "a boolean has no text that could be bad": [boolean, "\u0001", true, "", "", true],
  "an absent boolean is false": [boolean, undefined, false, "", "", false],
  "a deprecated boolean is true": [
    { ...boolean, deprecated: true },
    "1",
    true,
    "warning deprecation",
    "warning deprecation",
    true,
  ],
  "a deprecated boolean that is false is not given": [
    { ...boolean, deprecated: true },
    undefined,
    false,
    "",
    "",
    false,
  ],
};
