// Generated from spec.json by `paramsmith generate`. Do not edit.
/* eslint-disable */
// @ts-nocheck -- JavaScript

import type { PayloadValidator } from "../runtime/validate.js";
import { addTypeError, matchItems, matchRequired, payloadValidator } from "../runtime/validate.js";
import type * as types from "./schemas.js";

export const validateThing: PayloadValidator<types.Thing> =
  /* @__PURE__ */ payloadValidator(checkThing);
function checkThing(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["id"]);
    if (data.id !== undefined) check0(data.id, path + "/id", errors);
    if (data.size !== undefined) check1(data.size, path + "/size", errors);
  } else addTypeError(path, errors, "object");
}

export const validateThings: PayloadValidator<types.Things> =
  /* @__PURE__ */ payloadValidator(checkThings);
function checkThings(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, checkThing);
  else addTypeError(path, errors, "array");
}

function check0(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
}

function check1(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
}
