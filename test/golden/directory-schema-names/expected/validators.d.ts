// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { PayloadValidator } from "../runtime/validate.js";
import type { Due9jue0Answer, Page_2d, Partial_, PayloadValidator_, _3dThing } from "./schemas.js";

/** Whether a value is a {@link Page_2d}; after false, `errors` says why. */
export declare const validatePage_2d: PayloadValidator<Page_2d>;

/** Whether a value is a {@link _3dThing}; after false, `errors` says why. */
export declare const validate_3dThing: PayloadValidator<_3dThing>;

/** Whether a value is a {@link Partial_}; after false, `errors` says why. */
export declare const validatePartial_: PayloadValidator<Partial_>;

/** Whether a value is a {@link PayloadValidator_}; after false, `errors` says why. */
export declare const validatePayloadValidator_: PayloadValidator<PayloadValidator_>;

/** Whether a value is a {@link Due9jue0Answer}; after false, `errors` says why. */
export declare const validateDue9jue0Answer: PayloadValidator<Due9jue0Answer>;
