// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

import type { PayloadValidator } from "@paramsmith/runtime/internal/model/payload";
import type {
  Alliance,
  AllianceArray,
  AllianceEnvelope,
  AllianceList,
  AllianceResource,
  ObjectId,
  ProblemDetails,
} from "./schemas.js";

/** Whether a value is an {@link ObjectId}; after false, `errors` says why. */
export declare const validateObjectId: PayloadValidator<ObjectId>;

/** Whether a value is an {@link Alliance}; after false, `errors` says why. */
export declare const validateAlliance: PayloadValidator<Alliance>;

/** Whether a value is an {@link AllianceResource}; after false, `errors` says why. */
export declare const validateAllianceResource: PayloadValidator<AllianceResource>;

/** Whether a value is an {@link AllianceArray}; after false, `errors` says why. */
export declare const validateAllianceArray: PayloadValidator<AllianceArray>;

/** Whether a value is an {@link AllianceEnvelope}; after false, `errors` says why. */
export declare const validateAllianceEnvelope: PayloadValidator<AllianceEnvelope>;

/** Whether a value is an {@link AllianceList}; after false, `errors` says why. */
export declare const validateAllianceList: PayloadValidator<AllianceList>;

/** Whether a value is a {@link ProblemDetails}; after false, `errors` says why. */
export declare const validateProblemDetails: PayloadValidator<ProblemDetails>;
