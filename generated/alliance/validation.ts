// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

import type { ApiValidators } from "paramsmith/validate";
import { validateFindAlliancesByName } from "./findAlliancesByName.js";
import { validateListAlliances } from "./listAlliances.js";
import {
  validateAllianceEnvelope,
  validateAllianceList,
  validateProblemDetails,
} from "./validators.js";

/** The validators of the operations, which clients load if they validate. */
export const allianceValidators: ApiValidators = {
  "GET /alliances": {
    params: validateListAlliances,
    responses: {
      "200": {
        "application/json": validateAllianceList,
        "application/hal+json": validateAllianceEnvelope,
      },
      default: { "application/problem+json": validateProblemDetails },
    },
  },
  "GET /alliances/search/findByName": {
    params: validateFindAlliancesByName,
    responses: {
      "200": {
        "application/json": validateAllianceEnvelope,
        "application/hal+json": validateAllianceEnvelope,
      },
      default: { "application/problem+json": validateProblemDetails },
    },
  },
};
