// The server's rules for the values of each parameter type.

import type { Checks } from "./check.js";
import { enumCheck, enumeration } from "./enumeration.js";
import { expiry, expiryCheck } from "./expiry.js";
import { fileCheck } from "./file.js";
import { namespace, namespaceCheck } from "./namespace.js";
import { float, floatCheck, integer, integerCheck, limit, limitCheck } from "./number.js";
import type { ParsedRule, Rules } from "./rule.js";
import { boundedStringCheck } from "./string.js";
import { timestamp, timestampCheck } from "./timestamp.js";
import { title, titleCheck } from "./title.js";
import { user, userCheck } from "./user.js";

/** The types whose values are strings with a syntax, and that have no additional properties. */
export type SyntaxType = "title";

export { expiry, expiryCheck } from "./expiry.js";
export { namespace, namespaceCheck, namespaceCheckIn, namespaceIn } from "./namespace.js";
export { limit, limitCheck } from "./number.js";
export { timestamp, timestampCheck } from "./timestamp.js";
export { title, titleCheck } from "./title.js";
export { user, userCheck } from "./user.js";

/** The rules for all types, for services that parse any module. */
export const allRules: Rules & Readonly<Record<SyntaxType, ParsedRule>> = {
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

/** The checks for all types, for clients that send requests to any module. */
export const allChecks: Checks = {
  enum: enumCheck,
  expiry: expiryCheck,
  float: floatCheck,
  integer: integerCheck,
  limit: limitCheck,
  namespace: namespaceCheck,
  password: boundedStringCheck,
  raw: boundedStringCheck,
  string: boundedStringCheck,
  tags: boundedStringCheck,
  text: boundedStringCheck,
  timestamp: timestampCheck,
  title: titleCheck,
  upload: fileCheck,
  user: userCheck,
};
