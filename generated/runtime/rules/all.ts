// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// The server's rules for the values of each parameter type.

import { enumeration } from "./enumeration.js";
import { expiry } from "./expiry.js";
import { namespace } from "./namespace.js";
import { float, integer, limit } from "./number.js";
import type { Rules } from "./rule.js";
import { timestamp } from "./timestamp.js";
import { title } from "./title.js";
import { user } from "./user.js";

/** The rules of every type, for services that read any module. */
export const allRules: Rules = {
  enum: enumeration,
  expiry,
  float,
  integer,
  limit,
  namespace,
  timestamp,
  title,
  user,
};
