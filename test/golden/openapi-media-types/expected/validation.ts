// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { ApiValidators } from "../runtime/validate.js";
import { validateGetFile } from "./getFile.js";
import { validateGetImage } from "./getImage.js";
import { validateGetToken } from "./getToken.js";
import { validatePutFile } from "./putFile.js";
import { validatePutImage } from "./putImage.js";
import {
  validateGetToken200Content,
  validatePutFileAnswer,
  validatePutImageBody,
} from "./validators.js";

/** The operations' validators. Clients load them if validation is enabled. */
export const openapiMediaTypesValidators: ApiValidators = {
  "GET /image": {
    params: validateGetImage,
  },
  "PUT /image": {
    params: validatePutImage,
    body: {
      required: true,
      contents: { "application/json": validatePutImageBody, "image/*": null },
    },
  },
  "GET /file": {
    params: validateGetFile,
  },
  "PUT /file": {
    params: validatePutFile,
    body: { required: true, contents: {} },
    responses: { "200": { "*/*": validatePutFileAnswer } },
  },
  "GET /token": {
    params: validateGetToken,
    responses: { "200": { "application/x-www-form-urlencoded": validateGetToken200Content } },
  },
};
