// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { PayloadValidator } from "../runtime/validate.js";
import type { ListAnythingAnswer, ListPartAnswer, List_namesAnswer, Thing } from "./schemas.js";

/** Whether a value is a {@link Thing}; after false, `errors` says why. */
export declare const validateThing: PayloadValidator<Thing>;

/** Whether a value is a {@link List_namesAnswer}; after false, `errors` says why. */
export declare const validateList_namesAnswer: PayloadValidator<List_namesAnswer>;

/** Whether a value is a {@link ListAnythingAnswer}; after false, `errors` says why. */
export declare const validateListAnythingAnswer: PayloadValidator<ListAnythingAnswer>;

/** Whether a value is a {@link ListPartAnswer}; after false, `errors` says why. */
export declare const validateListPartAnswer: PayloadValidator<ListPartAnswer>;
