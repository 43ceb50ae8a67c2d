// Generated from spec.json by `paramsmith generate`. Do not edit.
/* eslint-disable */
// @ts-nocheck -- JavaScript

import type { PayloadValidator } from "../runtime/validate.js";
import { addTypeError, matchItems, payloadValidator } from "../runtime/validate.js";
import type * as types from "./schemas.js";

export const validatePage_2d: PayloadValidator<types.Page_2d> =
  /* @__PURE__ */ payloadValidator(checkPage_2d);
function checkPage_2d(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.title !== undefined) check_3dThing(data.title, path + "/title", errors);
    if (data.P0 !== undefined) check_3dThing(data.P0, path + "/P0", errors);
  } else addTypeError(path, errors, "object");
}

export const validate_3dThing: PayloadValidator<types._3dThing> =
  /* @__PURE__ */ payloadValidator(check_3dThing);
export const validatePartial_: PayloadValidator<types.Partial_> =
  /* @__PURE__ */ payloadValidator(check_3dThing);
export const validateDéjàAnswer: PayloadValidator<types.DéjàAnswer> =
  /* @__PURE__ */ payloadValidator(check_3dThing);
function check_3dThing(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
}

export const validateEndpointParser: PayloadValidator<types.EndpointParser> =
  /* @__PURE__ */ payloadValidator(checkEndpointParser);
function checkEndpointParser(data, path, errors) {
  if (typeof data !== "boolean") addTypeError(path, errors, "boolean");
}

export const validatePayloadValidator: PayloadValidator<types.PayloadValidator> =
  /* @__PURE__ */ payloadValidator(checkPayloadValidator);
function checkPayloadValidator(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, checkPage_2d);
  else addTypeError(path, errors, "array");
}
