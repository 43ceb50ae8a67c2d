// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { PayloadValidator } from "../runtime/validate.js";
import type { BusyHeaders, ListPets200Headers, ListPetsAnswer, Unit } from "./schemas.js";

/** Whether a value is an {@link Unit}; after false, `errors` says why. */
export declare const validateUnit: PayloadValidator<Unit>;

/** Whether a value is a {@link ListPetsAnswer}; after false, `errors` says why. */
export declare const validateListPetsAnswer: PayloadValidator<ListPetsAnswer>;

/** Whether a value is a {@link ListPets200Headers}; after false, `errors` says why. */
export declare const validateListPets200Headers: PayloadValidator<ListPets200Headers>;

/** Whether a value is a {@link BusyHeaders}; after false, `errors` says why. */
export declare const validateBusyHeaders: PayloadValidator<BusyHeaders>;
