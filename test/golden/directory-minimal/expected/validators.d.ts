// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { PayloadValidator } from "../runtime/validate.js";
import type { Thing, Things } from "./schemas.js";

/** Whether a value is a {@link Thing}; after false, `errors` says why. */
export declare const validateThing: PayloadValidator<Thing>;

/** Whether a value is a {@link Things}; after false, `errors` says why. */
export declare const validateThings: PayloadValidator<Things>;
