// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { PayloadValidator } from "../runtime/validate.js";

/** Whether a value matches the schema of a parameter; after false, `errors` says why. */
export declare const validateDeleteReportCode: PayloadValidator<string>;
