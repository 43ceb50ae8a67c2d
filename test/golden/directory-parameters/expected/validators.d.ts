// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { PayloadValidator } from "../runtime/validate.js";
import type { FindReportAnswer, FindReportFilter, FindReportLabels, Where } from "./schemas.js";

/** Whether a value is a {@link Where}; after false, `errors` says why. */
export declare const validateWhere: PayloadValidator<Where>;

/** Whether a value is a {@link FindReportAnswer}; after false, `errors` says why. */
export declare const validateFindReportAnswer: PayloadValidator<FindReportAnswer>;

/** Whether a value matches the schema of a parameter; after false, `errors` says why. */
export declare const validateFindReportXRequestID: PayloadValidator<string>;

/** Whether a value is a {@link FindReportFilter}; after false, `errors` says why. */
export declare const validateFindReportFilter: PayloadValidator<FindReportFilter>;

/** Whether a value matches the schema of a parameter; after false, `errors` says why. */
export declare const validateFindReportLimit: PayloadValidator<number | "">;

/** Whether a value matches the schema of a parameter; after false, `errors` says why. */
export declare const validateFindReportColours: PayloadValidator<readonly ("a|b" | "c")[]>;

/** Whether a value matches the schema of a parameter; after false, `errors` says why. */
export declare const validateFindReportSince: PayloadValidator<string>;

/** Whether a value is a {@link FindReportLabels}; after false, `errors` says why. */
export declare const validateFindReportLabels: PayloadValidator<FindReportLabels>;
