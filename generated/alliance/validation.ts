// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.

import type { ApiValidators } from "paramsmith/validate";
import { validateFindAlliancesByName } from "./findAlliancesByName.js";
import { validateListAlliances } from "./listAlliances.js";
import {
  validateAllianceEnvelope,
  validateAllianceList,
  validateProblemDetails,
} from "./validators.js";

/** The operations' validators. Clients load them if validation is enabled. */
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
