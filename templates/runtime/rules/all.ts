// The server's rules for the values of each parameter type.

import { enumeration } from "./enumeration.js";
import { expiry } from "./expiry.js";
import { namespace } from "./namespace.js";
import { float, integer, limit } from "./number.js";
import type { ParsedRule, Rules } from "./rule.js";
import { timestamp } from "./timestamp.js";
import { title } from "./title.js";
import { user } from "./user.js";

/** The types whose values are texts with a syntax, and that have no properties of their own. */
export type SyntaxType = "title";

export { expiry, expiryCheck } from "./expiry.js";
export { namespace, namespaceCheck, namespaceCheckIn, namespaceIn } from "./namespace.js";
export { limit, limitCheck } from "./number.js";
export { timestamp, timestampCheck } from "./timestamp.js";
export { title, titleCheck } from "./title.js";
export { user, userCheck } from "./user.js";

/** The rules of every type, for services that read any module. */
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
